// jax.rs: how dtypes promote, as constant functions and as a trait. Rust 1.63 and later, of any edition;
// nothing is allocated, and no crate is needed, std neither.
//
// Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
// 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
// Do not edit: changes would be lost. To make it again:
//     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
// The licence of this file is yours to choose.
//
// JAX. Source: JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP
// 9407.
// Note: As with jax_enable_x64. Without it, JAX's default, 64-bit dtypes are narrowed to 32 bits, and u32
// with a signed integer gives i32. The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's
// documentation.
// Class: lattice, that is, every two dtypes have a least upper bound and a greatest lower one. result_type of
// three and more dtypes is the least upper bound of their set, and does not depend on the order of its
// operands.
// Laws that hold: order, existence, uniqueness, idempotence, commutativity, associativity, least, nary,
// monotonicity.
//
// Use it as a module (`mod jax;`), or with include!.

/// A dtype.
#[allow(dead_code, non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Dtype {
    /// `` b ``
    B = 0,
    /// `` u8 ``
    U8 = 1,
    /// `` u16 ``
    U16 = 2,
    /// `` u32 ``
    U32 = 3,
    /// `` u64 ``
    U64 = 4,
    /// `` i8 ``
    I8 = 5,
    /// `` i16 ``
    I16 = 6,
    /// `` i32 ``
    I32 = 7,
    /// `` i64 ``
    I64 = 8,
    /// `` bf16 ``
    Bf16 = 9,
    /// `` f16 ``
    F16 = 10,
    /// `` f32 ``
    F32 = 11,
    /// `` f64 ``
    F64 = 12,
    /// `` c64 ``
    C64 = 13,
    /// `` c128 ``
    C128 = 14,
    /// `` i* ``, weak, stored as `` i64 ``
    IWeak = 15,
    /// `` f* ``, weak, stored as `` f64 ``
    FWeak = 16,
    /// `` c* ``, weak, stored as `` c128 ``
    CWeak = 17,
}

/// What a conversion can lose: a set, such as `Loss::ROUNDS.union(Loss::OVERFLOWS)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loss(u8);

#[allow(dead_code)]
impl Loss {
    /// Nothing is lost.
    pub const NONE: Loss = Loss(0);
    /// Some value is rounded, or is a NaN that the other dtype lacks.
    pub const ROUNDS: Loss = Loss(1);
    /// Some value leaves the range: it saturates, wraps, or becomes infinite or NaN.
    pub const OVERFLOWS: Loss = Loss(2);
    /// The sign of negative values is lost.
    pub const SIGN: Loss = Loss(4);
    /// The imaginary part is lost.
    pub const PART: Loss = Loss(8);
    /// The category goes down: bool, integer, float and fixed point, complex.
    pub const CATEGORY: Loss = Loss(16);
    /// Unknown: a dtype is out of range, or opaque or abstract and not the other one.
    pub const UNKNOWN: Loss = Loss(32);

    /// A bit for each loss.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether all of `other` are lost.
    pub const fn contains(self, other: Loss) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets in one.
    pub const fn union(self, other: Loss) -> Loss {
        Loss(self.0 | other.0)
    }
}

/// The conversions that a casting allows.
#[allow(dead_code)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Casting {
    /// Every value survives.
    Exact,
    /// `from` implicitly promotes to `to`, or is `to`.
    Promote,
    /// PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex.
    SameKind,
    /// Both dtypes have values, or are the same.
    Any,
}

/// An operation on two operands; those of where are the two that it chooses from.
#[allow(dead_code)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum BinaryOp {
    /// `add`
    Add,
}

/// An operation on one operand.
#[allow(dead_code)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum UnaryOp {
    /// `sqrt`
    Sqrt,
}

const COUNT: usize = 18;
const NONE: u8 = 255;

type Row = [u8; COUNT];
type Table = [Row; COUNT];

const DTYPES: &[Dtype; COUNT] = &[
    Dtype::B,
    Dtype::U8,
    Dtype::U16,
    Dtype::U32,
    Dtype::U64,
    Dtype::I8,
    Dtype::I16,
    Dtype::I32,
    Dtype::I64,
    Dtype::Bf16,
    Dtype::F16,
    Dtype::F32,
    Dtype::F64,
    Dtype::C64,
    Dtype::C128,
    Dtype::IWeak,
    Dtype::FWeak,
    Dtype::CWeak,
];

const NAMES: &[&str; COUNT] = &[
    "b",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "i64",
    "bf16",
    "f16",
    "f32",
    "f64",
    "c64",
    "c128",
    "i*",
    "f*",
    "c*",
];

// Every name, aliases too, with the place of its dtype.
const ALL_NAMES: &[(&str, u8)] = &[
    ("b", 0),
    ("u8", 1),
    ("u16", 2),
    ("u32", 3),
    ("u64", 4),
    ("i8", 5),
    ("i16", 6),
    ("i32", 7),
    ("i64", 8),
    ("bf16", 9),
    ("f16", 10),
    ("f32", 11),
    ("f64", 12),
    ("c64", 13),
    ("c128", 14),
    ("i*", 15),
    ("f*", 16),
    ("c*", 17),
];

// By the places of two dtypes, that of their join.
#[rustfmt::skip]
const JOINS: &Table = &[
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    [1, 1, 2, 3, 4, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1, 16, 17],
    [2, 2, 2, 3, 4, 7, 7, 7, 8, 9, 10, 11, 12, 13, 14, 2, 16, 17],
    [3, 3, 3, 3, 4, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 3, 16, 17],
    [4, 4, 4, 4, 4, 16, 16, 16, 16, 9, 10, 11, 12, 13, 14, 4, 16, 17],
    [5, 6, 7, 8, 16, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 5, 16, 17],
    [6, 6, 7, 8, 16, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 6, 16, 17],
    [7, 7, 7, 8, 16, 7, 7, 7, 8, 9, 10, 11, 12, 13, 14, 7, 16, 17],
    [8, 8, 8, 8, 16, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 8, 16, 17],
    [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 12, 13, 14, 9, 9, 13],
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13],
    [11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13],
    [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14],
    [15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, 9, 10, 11, 12, 13, 14, 16, 16, 17],
    [17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17],
];

// From the dtype of the row to that of the column: the low 6 bits are the losses, then a bit for each casting.
#[rustfmt::skip]
const CASTS: &[[u16; COUNT]; COUNT] = &[
    [960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960],
    [530, 960, 960, 960, 960, 770, 960, 960, 960, 960, 960, 960, 960, 960, 960, 832, 960, 960],
    [530, 770, 960, 960, 960, 770, 770, 960, 960, 897, 899, 960, 960, 960, 960, 832, 960, 960],
    [530, 770, 770, 960, 960, 770, 770, 770, 960, 897, 899, 897, 960, 897, 960, 832, 960, 960],
    [530, 770, 770, 770, 960, 770, 770, 770, 770, 897, 899, 897, 897, 897, 897, 770, 897, 897],
    [534, 516, 516, 516, 516, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 832, 960, 960],
    [534, 518, 516, 516, 516, 770, 960, 960, 960, 897, 897, 960, 960, 960, 960, 832, 960, 960],
    [534, 518, 518, 516, 516, 770, 770, 960, 960, 897, 899, 897, 960, 897, 960, 832, 960, 960],
    [534, 518, 518, 518, 516, 770, 770, 770, 960, 897, 899, 897, 897, 897, 897, 832, 897, 897],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 960, 771, 960, 960, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 769, 960, 960, 960, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 960, 960, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 771, 960, 771, 960, 531, 832, 832],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 536, 536, 960, 960, 539, 536, 832],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 536, 771, 960, 539, 536, 832],
    [534, 902, 902, 902, 900, 898, 898, 898, 960, 897, 899, 897, 897, 897, 897, 960, 897, 897],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 899, 899, 899, 960, 899, 960, 531, 960, 960],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 536, 899, 960, 539, 536, 960],
];

const RESULTS_1: &Table = JOINS;

#[rustfmt::skip]
const UNARY_RESULTS: &[Row; 1] = &[
    [11, 11, 11, 11, 12, 11, 11, 11, 12, 9, 10, 11, 12, 13, 14, 16, 16, 17],
];

const fn dtype_at(place: u8) -> Option<Dtype> {
    if place == NONE {
        None
    } else {
        Some(DTYPES[place as usize])
    }
}

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[allow(dead_code)]
impl Dtype {
    /// All dtypes, in the order of the spec.
    pub const ALL: &'static [Dtype; 18] = DTYPES;

    /// Its place in the spec, from 0.
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Its name in the spec.
    pub const fn name(self) -> &'static str {
        NAMES[self.place()]
    }

    /// The dtype of a name or alias.
    pub const fn from_name(name: &str) -> Option<Dtype> {
        let mut i = 0;
        while i < ALL_NAMES.len() {
            if is_same(ALL_NAMES[i].0, name) {
                return dtype_at(ALL_NAMES[i].1);
            }
            i += 1;
        }
        None
    }

    /// The dtype whose number in C and here is `value`.
    pub const fn from_value(value: u8) -> Option<Dtype> {
        let mut i = 0;
        while i < COUNT {
            if DTYPES[i] as u8 == value {
                return Some(DTYPES[i]);
            }
            i += 1;
        }
        None
    }

    const fn is(self, other: Dtype) -> bool {
        self as u8 == other as u8
    }
}

/// The dtype that two dtypes promote to.
#[allow(dead_code)]
pub const fn promote_types(a: Dtype, b: Dtype) -> Option<Dtype> {
    dtype_at(JOINS[a.place()][b.place()])
}

const fn fold(dtypes: &[Dtype]) -> Option<Dtype> {
    if dtypes.is_empty() {
        return None;
    }
    let mut join = dtypes[0];
    let mut i = 1;
    while i < dtypes.len() {
        match promote_types(join, dtypes[i]) {
            Some(next) => join = next,
            None => return None,
        }
        i += 1;
    }
    Some(join)
}

/// The dtype that any number of dtypes promote to, folded from the left.
#[allow(dead_code)]
pub const fn result_type(dtypes: &[Dtype]) -> Option<Dtype> {
    fold(dtypes)
}

/// What a conversion can lose. A weak dtype counts as the dtype that it is stored as.
#[allow(dead_code)]
pub const fn cast_loss(from: Dtype, to: Dtype) -> Loss {
    Loss((CASTS[from.place()][to.place()] & 63) as u8)
}

/// Whether a casting allows converting `from` to `to`.
#[allow(dead_code)]
pub const fn can_cast(from: Dtype, to: Dtype, casting: Casting) -> bool {
    (CASTS[from.place()][to.place()] >> (6 + casting as u8)) & 1 == 1
}

/// The dtype of the results of an operation on two operands.
#[allow(dead_code)]
pub const fn op_result(op: BinaryOp, a: Dtype, b: Dtype) -> Option<Dtype> {
    let table = match op {
        BinaryOp::Add => RESULTS_1,
    };
    dtype_at(table[a.place()][b.place()])
}

/// The dtype of the results of an operation on one operand.
#[allow(dead_code)]
pub const fn unary_op_result(op: UnaryOp, a: Dtype) -> Option<Dtype> {
    let table = match op {
        UnaryOp::Sqrt => 0,
    };
    let row: &Row = &UNARY_RESULTS[table];
    dtype_at(row[a.place()])
}

/// A type whose values are those of a dtype. Implement it for other types, such as narrow floats of another crate.
#[allow(dead_code)]
pub trait Element {
    /// The dtype.
    const DTYPE: Dtype;
}

/// Types that promote: `<i8 as Promote<u8>>::Output` is the type of their join. Implemented only if there is one.
#[allow(dead_code)]
pub trait Promote<Rhs> {
    /// The type that the two promote to.
    type Output;
}

/// The types of elements: Rust's own, or markers without meaningful values.
#[allow(dead_code, non_camel_case_types)]
pub mod types {
    /// `` b ``
    pub type B = bool;
    /// `` u8 ``
    pub type U8 = u8;
    /// `` u16 ``
    pub type U16 = u16;
    /// `` u32 ``
    pub type U32 = u32;
    /// `` u64 ``
    pub type U64 = u64;
    /// `` i8 ``
    pub type I8 = i8;
    /// `` i16 ``
    pub type I16 = i16;
    /// `` i32 ``
    pub type I32 = i32;
    /// `` i64 ``
    pub type I64 = i64;
    /// `` bf16 ``
    #[derive(Clone, Copy, Debug)]
    pub struct Bf16;
    /// `` f16 ``
    #[derive(Clone, Copy, Debug)]
    pub struct F16;
    /// `` f32 ``
    pub type F32 = f32;
    /// `` f64 ``
    pub type F64 = f64;
    /// `` c64 ``
    #[derive(Clone, Copy, Debug)]
    pub struct C64;
    /// `` c128 ``
    #[derive(Clone, Copy, Debug)]
    pub struct C128;
    /// `` i* ``, weak, stored as `` i64 ``
    #[derive(Clone, Copy, Debug)]
    pub struct IWeak;
    /// `` f* ``, weak, stored as `` f64 ``
    #[derive(Clone, Copy, Debug)]
    pub struct FWeak;
    /// `` c* ``, weak, stored as `` c128 ``
    #[derive(Clone, Copy, Debug)]
    pub struct CWeak;

    macro_rules! elements {
        ($($name:ident,)*) => {
            $(impl super::Element for $name {
                const DTYPE: super::Dtype = super::Dtype::$name;
            })*
        };
    }
    elements! {
        B,
        U8,
        U16,
        U32,
        U64,
        I8,
        I16,
        I32,
        I64,
        Bf16,
        F16,
        F32,
        F64,
        C64,
        C128,
        IWeak,
        FWeak,
        CWeak,
    }

    macro_rules! promote {
        ($($a:ident { $($b:ident $join:ident)* })*) => {
            $($(impl super::Promote<$b> for $a {
                type Output = $join;
            })*)*
        };
    }
    #[rustfmt::skip]
    promote! {
        bool { bool bool  u8 u8  u16 u16  u32 u32  u64 u64  i8 i8  i16 i16  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak IWeak  FWeak FWeak  CWeak CWeak }
        u8 { bool u8  u8 u8  u16 u16  u32 u32  u64 u64  i8 i16  i16 i16  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak u8  FWeak FWeak  CWeak CWeak }
        u16 { bool u16  u8 u16  u16 u16  u32 u32  u64 u64  i8 i32  i16 i32  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak u16  FWeak FWeak  CWeak CWeak }
        u32 { bool u32  u8 u32  u16 u32  u32 u32  u64 u64  i8 i64  i16 i64  i32 i64  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak u32  FWeak FWeak  CWeak CWeak }
        u64 { bool u64  u8 u64  u16 u64  u32 u64  u64 u64  i8 FWeak  i16 FWeak  i32 FWeak  i64 FWeak  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak u64  FWeak FWeak  CWeak CWeak }
        i8 { bool i8  u8 i16  u16 i32  u32 i64  u64 FWeak  i8 i8  i16 i16  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak i8  FWeak FWeak  CWeak CWeak }
        i16 { bool i16  u8 i16  u16 i32  u32 i64  u64 FWeak  i8 i16  i16 i16  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak i16  FWeak FWeak  CWeak CWeak }
        i32 { bool i32  u8 i32  u16 i32  u32 i64  u64 FWeak  i8 i32  i16 i32  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak i32  FWeak FWeak  CWeak CWeak }
        i64 { bool i64  u8 i64  u16 i64  u32 i64  u64 FWeak  i8 i64  i16 i64  i32 i64  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak i64  FWeak FWeak  CWeak CWeak }
        Bf16 { bool Bf16  u8 Bf16  u16 Bf16  u32 Bf16  u64 Bf16  i8 Bf16  i16 Bf16  i32 Bf16  i64 Bf16  Bf16 Bf16  F16 f32  f32 f32  f64 f64  C64 C64  C128 C128  IWeak Bf16  FWeak Bf16  CWeak C64 }
        F16 { bool F16  u8 F16  u16 F16  u32 F16  u64 F16  i8 F16  i16 F16  i32 F16  i64 F16  Bf16 f32  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak F16  FWeak F16  CWeak C64 }
        f32 { bool f32  u8 f32  u16 f32  u32 f32  u64 f32  i8 f32  i16 f32  i32 f32  i64 f32  Bf16 f32  F16 f32  f32 f32  f64 f64  C64 C64  C128 C128  IWeak f32  FWeak f32  CWeak C64 }
        f64 { bool f64  u8 f64  u16 f64  u32 f64  u64 f64  i8 f64  i16 f64  i32 f64  i64 f64  Bf16 f64  F16 f64  f32 f64  f64 f64  C64 C128  C128 C128  IWeak f64  FWeak f64  CWeak C128 }
        C64 { bool C64  u8 C64  u16 C64  u32 C64  u64 C64  i8 C64  i16 C64  i32 C64  i64 C64  Bf16 C64  F16 C64  f32 C64  f64 C128  C64 C64  C128 C128  IWeak C64  FWeak C64  CWeak C64 }
        C128 { bool C128  u8 C128  u16 C128  u32 C128  u64 C128  i8 C128  i16 C128  i32 C128  i64 C128  Bf16 C128  F16 C128  f32 C128  f64 C128  C64 C128  C128 C128  IWeak C128  FWeak C128  CWeak C128 }
        IWeak { bool IWeak  u8 u8  u16 u16  u32 u32  u64 u64  i8 i8  i16 i16  i32 i32  i64 i64  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak IWeak  FWeak FWeak  CWeak CWeak }
        FWeak { bool FWeak  u8 FWeak  u16 FWeak  u32 FWeak  u64 FWeak  i8 FWeak  i16 FWeak  i32 FWeak  i64 FWeak  Bf16 Bf16  F16 F16  f32 f32  f64 f64  C64 C64  C128 C128  IWeak FWeak  FWeak FWeak  CWeak CWeak }
        CWeak { bool CWeak  u8 CWeak  u16 CWeak  u32 CWeak  u64 CWeak  i8 CWeak  i16 CWeak  i32 CWeak  i64 CWeak  Bf16 C64  F16 C64  f32 C64  f64 C128  C64 C64  C128 C128  IWeak CWeak  FWeak CWeak  CWeak CWeak }
    }
}
