#include <xtl/xtype_traits.hpp>
template <class A, class B> using promote_t = xtl::promote_type_t<A, B>;
