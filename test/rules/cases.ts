import fc from "fast-check";
import { classes, experience, qualifications, subjects } from "./model/lists.ts";
import type { Sent } from "./model/sent.ts";

type Values = fc.Arbitrary<readonly string[]>;

const nothing = ["", " ", "\t\n", "\u00a0", "\u3000", "\ufeff", "\0", " \0 ", "\r\n"];
const units = ["a", "é", "e\u0301", "గ", "📐", "ﬁ", "-", "\r\n", "\0"];
const spaces = ["", " ", "\u00a0", "\n"];

/** A text about as long as a limit, of letters that are counted in different ways. */
function near(limit: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...units), fc.integer({ min: -2, max: 2 }), fc.constantFrom(...spaces))
    .map(([unit, more, space]) => {
      const size = unit.replace("\0", "").replace("\r\n", "\n").normalize("NFC").length || 1;
      return space + unit.repeat(Math.max(0, Math.round((limit + more) / size))) + space;
    });
}

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("\u200b", "<script>", "' or ''='", "null", "constructor", "__proto__"),
);

/** A field that is right as a rule, and else missing, empty, odd, or sent more than once. */
export function field(right: fc.Arbitrary<string>, limit?: number): Values {
  const one = fc.oneof(
    { weight: 70, arbitrary: right },
    { weight: 2, arbitrary: fc.constantFrom(...nothing) },
    { weight: 2, arbitrary: anything },
    ...(limit === undefined ? [] : [{ weight: 3, arbitrary: near(limit) }]),
  );
  return fc.oneof(
    { weight: 60, arbitrary: one.map((value) => [value]) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.tuple(one, one) },
  );
}

/** Some of a list, and now and then what isn't on it. */
function someOf(list: readonly string[]): Values {
  const odd = fc.constantFrom("all", "Class-5", "class-13", "Mathematics", "mathematics ", "");
  return fc.oneof(
    { weight: 30, arbitrary: fc.subarray([...list], { minLength: 1 }) },
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(odd, { maxLength: 2 }) },
    { weight: 2, arbitrary: fc.tuple(odd, fc.constantFrom(...list)) },
  );
}

const emails = fc.oneof(
  { weight: 4, arbitrary: fc.emailAddress() },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "asha@home.example",
      " Asha@Home.Example ",
      "a+b@sub.home.example",
      `${"a".repeat(241)}@home.example`,
      `${"a".repeat(242)}@home.example`,
    ),
  },
);
const oddEmails = fc.constantFrom(
  "asha",
  "asha@home",
  "@home.example",
  "a@b@home.example",
  "asha@-home.example",
  "asha@home..example",
  ".asha@home.example",
  "as..ha@home.example",
  "asha.@home.example",
  "ఆశ@home.example",
  "asha@గృహం.example",
  `asha@${"a".repeat(63)}.example`,
  `asha@${"a".repeat(64)}.example`,
  "asha @home.example",
  "asha@home.example\0",
);
const email = fc.oneof({ weight: 12, arbitrary: emails }, { weight: 1, arbitrary: oddEmails });

const passwordTexts = fc.oneof(
  fc.constantFrom(
    "correct horse",
    "12345",
    "123456",
    "1234567",
    "      ",
    "12345\0",
    "📐📐📐",
    "📐📐",
    "e\u0301".repeat(3),
    "e\u0301".repeat(6),
    "é".repeat(6),
    "పాస్వర్డ్",
    "x".repeat(128),
    "x".repeat(129),
  ),
  fc.string({ unit: "binary", minLength: 4, maxLength: 9 }),
  { weight: 4, arbitrary: fc.constant("correct horse") },
);

/** A password typed twice: alike as a rule, alike but spelt otherwise, different, or missing. */
const passwords = passwordTexts.chain((password) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant([[password], [password]]) },
    { weight: 1, arbitrary: fc.constant([[password], [password.normalize("NFD")]]) },
    { weight: 1, arbitrary: fc.constant([[password], [`${password} `]]) },
    {
      weight: 1,
      arbitrary: fc.constant([
        [password, "other"],
        [password, "another"],
      ]),
    },
    { weight: 1, arbitrary: fc.constant([[password], []]) },
    { weight: 1, arbitrary: fc.constant([[], []]) },
    { weight: 1, arbitrary: passwordTexts.map((other) => [[password], [other]]) },
  ),
);

/** Forms with these fields, in any order, and now and then with one that none has. */
export function forms(fields: Record<string, Values>): fc.Arbitrary<Sent> {
  const more: Values = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant(["admin"]) },
  );
  return fc
    .record({ ...fields, role: more }, { noNullPrototype: true })
    .map((record): Sent =>
      Object.entries(record).flatMap(([name, values]) =>
        values.map((value) => [name, value.toWellFormed()] as const),
      ),
    );
}

const phone = fc.constantFrom("+91 00000 00000", "040-0000 0000", "0".repeat(20), "0".repeat(21));
const some = fc.constantFrom("Asha", "Asha Rao", "ఆశ రావు", " Asha ", "O'Brien", "Ẹ̀kọ́");

const oddNames = fc.constantFrom(
  "K.Rao",
  "Ch.Srinivas",
  "Md.Irfan Khan",
  "Dr.Rao",
  "Dr.click",
  "Dr.Evil.com",
  "Asha d/o Ravi",
  "win at evil.example",
  "t.me",
  "a.b.com",
  "evil\uff0ecom",
  "asha@evil.example",
  "http:evil",
  "//evil",
  "A\\B",
  "As\u200bha",
  "Asha\u202eoaR",
  "కిరణ్\u200c",
  "కిరణ్\u200c\u200c",
  "Asha ❤\ufe0f",
  "As\ufe0fha",
  "Asha\tRao",
  "\u3164",
);
const names = fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: oddNames });

export const signInForms = forms({
  email: field(email),
  password: field(passwordTexts),
});

export const studentForms = passwords.chain(([password = [], confirmPassword = []]) =>
  forms({
    email: field(email, 254),
    password: fc.constant(password),
    confirmPassword: fc.constant(confirmPassword),
    name: field(names, 100),
    username: field(names, 50),
    phoneNumber: field(phone, 20),
    address: field(some, 500),
    referralEmail: field(fc.oneof(fc.constant(""), email), 254),
    selectedClass: field(fc.constantFrom(...classes)),
    selectedSubjects: someOf(subjects),
  }),
);

export const tutorForms = passwords.chain(([password = [], confirmPassword = []]) =>
  forms({
    firstName: field(names, 100),
    lastName: field(fc.oneof(names, near(93)), 100),
    email: field(email, 254),
    phoneNumber: field(phone, 20),
    qualification: field(fc.constantFrom(...qualifications)),
    experience: field(fc.constantFrom(...experience)),
    selectedClasses: someOf(classes),
    selectedSubjects: someOf(subjects),
    bio: field(some, 2000),
    password: fc.constant(password),
    confirmPassword: fc.constant(confirmPassword),
  }),
);

const links = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("https://video.example/1", " HTTP://Video.Example ") },
  { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "ftp://video.example/1",
      "javascript:alert(1)",
      "//video.example",
      "https:video.example",
      "https://",
      "https://a b",
      "https://user@video.example",
      "https://:secret@video.example",
      "https://video.example\\@evil.example",
      "https://video.example/\u0085",
      "https://వీడియో.example/గణితం",
      "https://[::1]/",
      "https://[::1/",
      `https://video.example/${"a".repeat(1978)}`,
      `https://video.example/${"a".repeat(1979)}`,
    ),
  },
);
const days = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("2036-12-01", "2036-02-29", "9999-12-31", "0100-01-01") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "2026-02-29",
      "1900-02-29",
      "2000-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-04-31",
      "0099-01-01",
      "2026-1-1",
      "26-12-2026",
      " 2026-12-01",
      "2026-12-0a",
      "tomorrow",
    ),
  },
);
const times = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("00:00", "17:30", "23:59") },
  { weight: 1, arbitrary: fc.constantFrom("24:00", "17:60", "5:30", "17:30:00", "17.30", "5 pm") },
);

const lengths = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("30", "45", "60", "90", "10", "480", " 37 ") },
  { weight: 1, arbitrary: fc.constantFrom("9", "481", "0", "-45", "45.0", "4e1", "other", "౪౫") },
);

export const contentForms = forms({
  title: field(some, 200),
  description: field(some, 5000),
  url: field(links),
  date: field(days),
  time: field(times),
  minutes: field(lengths),
});

export const reasonForms = forms({ reason: field(some, 500) });

/** Without zero bytes: nobody can type one, and this form is sent nowhere and kept by nobody. */
export const meetingForms = forms({
  date: field(days),
  time: field(times),
  name: field(some),
  email: field(email),
  phone: field(phone),
}).map((sent) => sent.map(([name, value]) => [name, value.replaceAll("\0", "")] as const));

/** Create-assignment forms among these people; `odd` ids belong to nobody. */
export function assignmentForms(studentIds: string[], tutorIds: string[]): fc.Arbitrary<Sent> {
  const odd = ["00000000-0000-4000-8000-000000000000", "none"];
  const id = (ids: string[]) => field(fc.constantFrom(...ids, ...ids, ...ids, ...odd));
  return forms({
    studentId: id(studentIds),
    classId: field(fc.constantFrom("class-10", "class-10", "class-5", "class-13")),
    subjectId: field(fc.constantFrom("mathematics", "physics", "biology", "Physics")),
    tutorId: id(tutorIds),
  });
}
