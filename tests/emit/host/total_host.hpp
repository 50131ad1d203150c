// The library's own namespace detail inside the one where generated code goes, with names that joinery uses too.
#pragma once

namespace total {
namespace detail {
namespace detail {
struct types {};
inline int own_of(int value) {
    return value;
}
} // namespace detail
inline int doubled(int value) {
    return 2 * detail::own_of(value);
}
} // namespace detail
} // namespace total
