import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StudentSignUpInput } from "./student-sign-up.ts";
import { checkStudentSignUp } from "./student-sign-up.ts";

const good: StudentSignUpInput = {
  email: "lalitha@example.com",
  password: "secret",
  confirmPassword: "secret",
  name: "లలిత కుమారి 🙂",
  username: "లలిత",
  phoneNumber: "",
  address: "",
  referralEmail: "",
  selectedClass: "class-9",
  selectedSubjects: ["mathematics"],
};

const everyClass = "class-5 class-6 class-7 class-8 class-9 class-10 class-11 class-12 btech".split(
  " ",
);
const everySubject = (
  "mathematics physics chemistry biology english social-studies computer-science " +
  "programming data-structures algorithms web-development data-science"
).split(" ");

// §5, line by line, independent of the rules' code.
function section5(form: StudentSignUpInput): string | null {
  if (form.password !== form.confirmPassword) return "passwords-differ";
  if (form.password.length < 6) return "password-too-short";
  const typed = [form.email, form.name, form.username].map((value) => value.trim());
  if (form.password === "" || typed.includes("")) return "required-missing";
  if (!everyClass.includes(form.selectedClass)) return "class-missing";
  if (!form.selectedSubjects.some((id) => everySubject.includes(id))) return "subject-missing";
  return null;
}

const password = fc.constantFrom("", "12345", "123456", "      ", "🙂🙂🙂", " secret", "secret");
const text = fc.constantFrom("", "  ", "లలిత", "🙂", "x".repeat(600));
const someForm = fc.record<StudentSignUpInput>({
  email: fc.constantFrom("", " ", "broken", "a@b.in", `${"a".repeat(250)}@b.in`),
  password,
  confirmPassword: password,
  name: text,
  username: text,
  phoneNumber: text,
  address: text,
  referralEmail: fc.constantFrom("", " ", "broken", "a@b.in"),
  selectedClass: fc.constantFrom("", "class-4", "Class 5", ...everyClass),
  selectedSubjects: fc.array(fc.constantFrom("", "magic", "Physics", ...everySubject), {
    maxLength: 2,
  }),
});
const formWithSamePasswords = someForm.map((form) => ({ ...form, confirmPassword: form.password }));
const longEnough = formWithSamePasswords.map((form) => ({
  ...form,
  password: "secret",
  confirmPassword: "secret",
}));

describe("the order of §5", () => {
  test.each([
    ["any form", someForm],
    ["equal passwords", formWithSamePasswords],
    ["equal and long enough", longEnough],
  ])("%s", (_, forms) => {
    const ours = ["email-invalid", "referral-email-invalid", "name-invalid", "too-long", null];
    const seen = new Set<string | null>();
    fc.assert(
      fc.property(forms, (form) => {
        const problem = checkStudentSignUp(form)?.problem ?? null;
        const expected = section5(form);
        seen.add(expected);
        if (expected === null) expect(ours).toContain(problem);
        else expect(problem).toBe(expected);
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  test("an empty form fails on the length of the password", () => {
    const empty = Object.fromEntries(Object.keys(good).map((key) => [key, ""]));
    const form = { ...good, ...empty, selectedSubjects: [] };
    expect(checkStudentSignUp(form)).toEqual({ problem: "password-too-short", field: "password" });
  });
});

test("a form with every field wrong reports the problems in this order", () => {
  const repairs: Partial<StudentSignUpInput>[] = [
    { confirmPassword: "12345" },
    { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
    { email: "broken".repeat(50) },
    { name: "x".repeat(101) },
    { username: "x".repeat(51) },
    { selectedClass: "btech" },
    { selectedSubjects: ["physics"] },
    { email: `${"a".repeat(250)}@b.in` },
    { referralEmail: `${"a".repeat(250)}@b.in` },
    { name: "x" },
    { username: "x" },
    { email: "a@b.in" },
    { phoneNumber: "" },
    { address: "" },
    { referralEmail: "" },
    { password: "secret", confirmPassword: "secret" },
  ];
  let form: StudentSignUpInput = {
    email: "",
    password: "12345",
    confirmPassword: "1234",
    name: "",
    username: "",
    phoneNumber: "0".repeat(21),
    address: "x".repeat(501),
    referralEmail: "broken".repeat(50),
    selectedClass: "",
    selectedSubjects: [],
  };
  const failures = repairs.map((repair) => {
    const failure = checkStudentSignUp(form);
    form = { ...form, ...repair };
    return failure && `${failure.problem} ${failure.field}`;
  });
  expect(failures).toEqual([
    "passwords-differ confirmPassword",
    "password-too-short password",
    "required-missing email",
    "required-missing name",
    "required-missing username",
    "class-missing selectedClass",
    "subject-missing selectedSubjects",
    "email-invalid email",
    "referral-email-invalid referralEmail",
    "too-long name",
    "too-long username",
    "too-long email",
    "too-long phoneNumber",
    "too-long address",
    "too-long referralEmail",
    "too-long password",
  ]);
  expect(checkStudentSignUp(form)).toBeNull();
});

test("a valid form with Telugu and emoji has no problem", () => {
  expect(checkStudentSignUp(good)).toBeNull();
});

test("passwords are compared and measured exactly as typed", () => {
  const problem = (typed: string, again = typed) =>
    checkStudentSignUp({ ...good, password: typed, confirmPassword: again })?.problem ?? null;
  expect(problem("secret", "secret ")).toBe("passwords-differ");
  expect(problem("e\u0301clair", "\u00e9clair")).toBe("passwords-differ");
  expect(problem(" 1234 ")).toBeNull();
  expect(problem("      ")).toBeNull();
  expect(problem("x".repeat(128))).toBeNull();
  expect(problem("x".repeat(129))).toBe("too-long");
});

test.each<[Partial<StudentSignUpInput>, string, string]>([
  [{ email: " " }, "required-missing", "email"],
  [{ name: "\t" }, "required-missing", "name"],
  [{ username: "" }, "required-missing", "username"],
  [{ selectedClass: "class-4" }, "class-missing", "selectedClass"],
  [{ selectedSubjects: ["magic"] }, "subject-missing", "selectedSubjects"],
  [{ email: "lalitha" }, "email-invalid", "email"],
  [{ referralEmail: "lalitha" }, "referral-email-invalid", "referralEmail"],
  [{ name: "win at evil.example" }, "name-invalid", "name"],
  [{ name: "Asha\u202e" }, "name-invalid", "name"],
  [{ username: "as\u200bha" }, "name-invalid", "username"],
  [{ name: "x".repeat(101) }, "too-long", "name"],
  [{ username: "x".repeat(51) }, "too-long", "username"],
  [{ email: `${"a".repeat(250)}@b.in` }, "too-long", "email"],
  [{ phoneNumber: "0".repeat(21) }, "too-long", "phoneNumber"],
  [{ address: "x".repeat(501) }, "too-long", "address"],
  [{ referralEmail: `${"a".repeat(250)}@b.in` }, "too-long", "referralEmail"],
])("%j is refused", (change, problem, field) => {
  expect(checkStudentSignUp({ ...good, ...change })).toEqual({ problem, field });
});

test("a username may have full stops", () => {
  expect(checkStudentSignUp({ ...good, username: "asha.rao" })).toBeNull();
});

test("every field may be as long as its limit", () => {
  const longest = {
    name: "న".repeat(100),
    username: "x".repeat(50),
    email: `${"a".repeat(249)}@b.in`,
    phoneNumber: "0".repeat(20),
    address: "x".repeat(500),
    referralEmail: `${"a".repeat(249)}@b.in`,
  };
  expect(checkStudentSignUp({ ...good, ...longest })).toBeNull();
});

test("an unknown subject beside a known one is ignored", () => {
  expect(checkStudentSignUp({ ...good, selectedSubjects: ["magic", "physics"] })).toBeNull();
});
