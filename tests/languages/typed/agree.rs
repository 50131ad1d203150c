// Included by the module that rust.py writes for each spec: asks all that tested.rs answers, and compares.

struct Answers {
    next: usize,
}

impl Answers {
    const fn cell(place: usize) -> i16 {
        i16::from_le_bytes([ANSWERS[2 * place], ANSWERS[2 * place + 1]])
    }

    fn take(&mut self) -> i16 {
        self.next += 1;
        Answers::cell(self.next - 1)
    }
}

const fn place_of(dtype: Option<Dtype>) -> i16 {
    match dtype {
        Some(some) => some.place() as i16,
        None => -1,
    }
}

// The table of joins comes first. All of it is looked at by the compiler too.
#[allow(dead_code)] // older compilers do not count what unnamed constants use
const fn is_constant() -> bool {
    let mut i = 0;
    while i < COUNT * COUNT {
        let join = tested::promote_types(Dtype::ALL[i / COUNT], Dtype::ALL[i % COUNT]);
        if place_of(join) != Answers::cell(i) {
            return false;
        }
        i += 1;
    }
    true
}
const _: () = assert!(is_constant());
const _: () = assert!(place_of(tested::result_type(&[])) == -1);

pub fn run(checks: &mut u32, failures: &mut u32) {
    let mut answers = Answers { next: 0 };
    let mut check = |holds: bool, what: &str| {
        *checks += 1;
        if !holds {
            *failures += 1;
            if *failures <= 20 {
                println!("FAILED: {}: {}", module_path!(), what);
            }
        }
    };
    let pairs = || (0..COUNT * COUNT).map(|i| (i, Dtype::ALL[i / COUNT], Dtype::ALL[i % COUNT]));
    for (i, &dtype) in Dtype::ALL.iter().enumerate() {
        check(dtype.name() == NAMES[i] && dtype.place() == i, "name and place");
        check(Dtype::from_name(NAMES[i]) == Some(dtype), "from_name");
        check(Dtype::from_value(dtype as _) == Some(dtype), "from_value");
        check(tested::result_type(&[dtype]) == Some(dtype), "result_type of one");
    }
    check(Dtype::from_name("no such dtype").is_none(), "from_name of no dtype");
    for (i, a, b) in pairs() {
        let join = answers.take();
        check(place_of(tested::promote_types(a, b)) == join, "promote_types");
        check(place_of(tested::result_type(&[a, b])) == join, "result_type of two");
        check(!TRAITS || place_of(BY_TRAIT[i]) == join, "the trait Promote");
    }
    for (_, a, b) in pairs() {
        check(tested::cast_loss(a, b).bits() as i16 == answers.take(), "cast_loss");
    }
    for &casting in CASTINGS {
        for (_, a, b) in pairs() {
            check(tested::can_cast(a, b, casting) == (answers.take() != 0), "can_cast");
        }
    }
    for (set, members) in SETS {
        for (i, &dtype) in Dtype::ALL.iter().enumerate() {
            check(set.contains(&dtype) == members.contains(&i), "a set");
            check(is_in(dtype, set) == members.contains(&i), "is_in");
        }
    }
    for op in 0..BINARY {
        for (_, a, b) in pairs() {
            check(place_of(op_result_of(op, a, b)) == answers.take(), "op_result");
        }
    }
    for op in 0..UNARY {
        for &a in Dtype::ALL {
            check(place_of(unary_op_result_of(op, a)) == answers.take(), "unary_op_result");
        }
    }
    for op in 0..TERNARY {
        for (_, a, b) in pairs() {
            for &c in Dtype::ALL {
                check(place_of(ternary_op_result_of(op, a, b, c)) == answers.take(), "ternary_op_result");
            }
        }
    }
    for (_, a, b) in pairs() {
        for &c in Dtype::ALL {
            check(place_of(tested::result_type(&[a, b, c])) == answers.take(), "result_type of three");
        }
    }
    check(2 * answers.next == ANSWERS.len(), "all answers were compared");
}
