import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TutorSignUpInput } from "./tutor-sign-up.ts";
import { checkTutorSignUp } from "./tutor-sign-up.ts";

const good: TutorSignUpInput = {
  firstName: "రవి",
  lastName: "తేజ 🙂",
  email: "ravi@example.com",
  phoneNumber: "+91 00000 00000",
  qualification: "phd",
  experience: "10+",
  selectedClasses: ["class-11", "btech"],
  selectedSubjects: ["physics"],
  bio: "",
  password: "secret",
  confirmPassword: "secret",
};

// §5, line by line, independent of the rules' code.
function section5(form: TutorSignUpInput): string | null {
  if (form.password !== form.confirmPassword) return "passwords-differ";
  if (form.password.length < 6) return "password-too-short";
  if (!form.selectedClasses.some((id) => /^(class-([5-9]|1[0-2])|btech)$/.test(id))) {
    return "class-missing";
  }
  if (!form.selectedSubjects.includes("physics")) return "subject-missing";
  const texts = [form.firstName, form.lastName, form.email, form.phoneNumber];
  if (texts.some((text) => text.trim() === "")) return "required-missing";
  if (!"bachelor master phd other".split(" ").includes(form.qualification)) {
    return "required-missing";
  }
  return "0-1 1-3 3-5 5-10 10+".split(" ").includes(form.experience) ? null : "required-missing";
}

const password = fc.constantFrom("", "12345", "secret", "secret ");
const text = fc.constantFrom("", "  ", "రవి", "🙂");
const someForm = fc.record<TutorSignUpInput>({
  firstName: text,
  lastName: text,
  email: fc.constantFrom("", " ", "broken", "a@b.in"),
  phoneNumber: text,
  qualification: fc.constantFrom("", "PhD", "bachelor", "master", "phd", "other"),
  experience: fc.constantFrom("", "2", "0-1", "1-3", "3-5", "5-10", "10+"),
  selectedClasses: fc.array(fc.constantFrom("class-4", "class-5", "class-12", "btech"), {
    maxLength: 2,
  }),
  selectedSubjects: fc.array(fc.constantFrom("magic", "physics"), { maxLength: 2 }),
  bio: text,
  password,
  confirmPassword: password,
});
const formWithGoodPassword = someForm.map((form) => ({
  ...form,
  password: "secret",
  confirmPassword: "secret",
}));
const formWithChoices = formWithGoodPassword.map((form) => ({
  ...form,
  selectedClasses: good.selectedClasses,
  selectedSubjects: good.selectedSubjects,
}));

describe("the order of §5", () => {
  test.each([
    ["any form", someForm],
    ["a good password", formWithGoodPassword],
    ["a good password, class and subject", formWithChoices],
  ])("%s", (_, forms) => {
    const seen = new Set<string | null>();
    fc.assert(
      fc.property(forms, (form) => {
        const problem = checkTutorSignUp(form)?.problem ?? null;
        const expected = section5(form);
        seen.add(expected);
        if (expected === null) expect(["email-invalid", null]).toContain(problem);
        else expect(problem).toBe(expected);
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });
});

test("an application with every field wrong reports the problems in this order", () => {
  const repairs: Partial<TutorSignUpInput>[] = [
    { confirmPassword: "12345" },
    { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
    { selectedClasses: ["btech"] },
    { selectedSubjects: ["physics"] },
    { firstName: "x".repeat(101) },
    { lastName: "y".repeat(100) },
    { email: "broken".repeat(50) },
    { phoneNumber: "0".repeat(21) },
    { qualification: "phd" },
    { experience: "10+" },
    { email: `${"a".repeat(250)}@b.in` },
    { firstName: "x" },
    { lastName: "y" },
    { email: "a@b.in" },
    { phoneNumber: "0" },
    { bio: "" },
    { password: "secret", confirmPassword: "secret" },
  ];
  let form: TutorSignUpInput = {
    firstName: "",
    lastName: "",
    email: "",
    phoneNumber: "",
    qualification: "",
    experience: "",
    selectedClasses: [],
    selectedSubjects: [],
    bio: "x".repeat(2001),
    password: "12345",
    confirmPassword: "1234",
  };
  const failures = repairs.map((repair) => {
    const failure = checkTutorSignUp(form);
    form = { ...form, ...repair };
    return failure && `${failure.problem} ${failure.field}`;
  });
  expect(failures).toEqual([
    "passwords-differ confirmPassword",
    "password-too-short password",
    "class-missing selectedClasses",
    "subject-missing selectedSubjects",
    "required-missing firstName",
    "required-missing lastName",
    "required-missing email",
    "required-missing phoneNumber",
    "required-missing qualification",
    "required-missing experience",
    "email-invalid email",
    "too-long firstName",
    "too-long lastName",
    "too-long email",
    "too-long phoneNumber",
    "too-long bio",
    "too-long password",
  ]);
  expect(checkTutorSignUp(form)).toBeNull();
});

test("a valid application with Telugu and emoji has no problem", () => {
  expect(checkTutorSignUp(good)).toBeNull();
});

test.each<[Partial<TutorSignUpInput>, string, string]>([
  [{ confirmPassword: "Secret" }, "passwords-differ", "confirmPassword"],
  [{ selectedClasses: ["class-4"] }, "class-missing", "selectedClasses"],
  [{ selectedSubjects: [] }, "subject-missing", "selectedSubjects"],
  [{ firstName: " " }, "required-missing", "firstName"],
  [{ lastName: " " }, "required-missing", "lastName"],
  [{ email: "" }, "required-missing", "email"],
  [{ phoneNumber: "" }, "required-missing", "phoneNumber"],
  [{ qualification: "diploma" }, "required-missing", "qualification"],
  [{ experience: "2" }, "required-missing", "experience"],
  [{ email: "ravi@" }, "email-invalid", "email"],
  [{ firstName: "evil.example" }, "name-invalid", "firstName"],
  [{ lastName: "Rao\nBcc" }, "name-invalid", "lastName"],
  [{ firstName: "x".repeat(101) }, "too-long", "firstName"],
  [{ firstName: "x".repeat(50), lastName: "y".repeat(50) }, "too-long", "lastName"],
  [{ email: `${"a".repeat(250)}@b.in` }, "too-long", "email"],
  [{ phoneNumber: "0".repeat(21) }, "too-long", "phoneNumber"],
  [{ bio: "x".repeat(2001) }, "too-long", "bio"],
  [{ password: "x".repeat(129), confirmPassword: "x".repeat(129) }, "too-long", "password"],
])("%j is refused", (change, problem, field) => {
  expect(checkTutorSignUp({ ...good, ...change })).toEqual({ problem, field });
});

test("every field may be as long as its limit", () => {
  const longest = {
    firstName: "x".repeat(50),
    lastName: "y".repeat(49),
    email: `${"a".repeat(249)}@b.in`,
    phoneNumber: "0".repeat(20),
    bio: "x".repeat(2000),
  };
  expect(checkTutorSignUp({ ...good, ...longest })).toBeNull();
});
