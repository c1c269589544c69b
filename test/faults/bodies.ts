import fc from "fast-check";
import { consentText } from "#content/guardians/guardian-consent.ts";
import { password } from "../support/people.ts";
import { percentEncode, rarely, wildText } from "./wild.ts";

/** A field's value: a text, or the name of one of the accounts' ids. */
export type Value = { text: string } | { id: string };

/** A request's body before it is bytes. */
export type Body =
  | { is: "none" }
  | { is: "form"; fields: [string, Value][] }
  | { is: "multipart"; fields: [string, Value][]; file: string | null; boundary: string }
  | { is: "bytes"; type: string; text: string };

const text = (value: string): Value => ({ text: value });
const id = (name: string): Value => ({ id: name });
const same = ["password", "confirmPassword"].map((name): [string, Value] => [name, text(password)]);

const signUp: [string, Value][] = [
  ...same,
  ["selectedSubjects", text("physics")],
  ["selectedSubjects", text("mathematics")],
];
const signIn = (email: string): [string, Value][] => [
  ["email", id(email)],
  ["password", text(password)],
];

/** What each form would send if all were well. */
const forms: readonly [end: string, fields: [string, Value][]][] = [
  [
    "/tutor-signup",
    [
      ["firstName", text("Ravi")],
      ["lastName", text("Rao")],
      ["email", id("newEmail")],
      ["phoneNumber", text("+91 00000 00000")],
      ["qualification", text("phd")],
      ["experience", text("10+")],
      ["selectedClasses", text("class-10")],
      ["bio", text("")],
      ...signUp,
    ],
  ],
  [
    "/signup",
    [
      ["name", text("Sita Devi")],
      ["username", text("sita")],
      ["email", id("newEmail")],
      ["phoneNumber", text("")],
      ["address", text("")],
      ["referralEmail", text("")],
      ["selectedClass", text("class-10")],
      ...signUp,
    ],
  ],
  ["/tutor-login", signIn("tutorEmail")],
  ["/admin-login", signIn("adminEmail")],
  ["/login", signIn("studentEmail")],
  [
    "/add",
    [
      ["title", text("Circles")],
      ["description", text("Chords and tangents.")],
      ["url", text("https://video.example/1")],
      ["date", text("2027-01-15")],
      ["time", text("18:30")],
    ],
  ],
  [
    "/guardian/birth-date",
    [
      ["day", text("1")],
      ["month", text("5")],
      ["year", text("2013")],
    ],
  ],
  [
    "/guardian/contact",
    [
      ["name", text("Lakshmi Devi")],
      ["relation", text("mother")],
      ["email", id("newEmail")],
      ["phoneNumber", text("")],
    ],
  ],
  [
    "/guardian/consent/:guardianToken",
    [
      ["answer", text("given")],
      ["version", text(String(consentText.version))],
    ],
  ],
  ["/guardian", [["email", id("studentEmail")]]],
  [
    "/book-a-demo",
    [
      ["name", text("Lakshmi Devi")],
      ["email", id("newEmail")],
      ["selectedClass", text("class-10")],
    ],
  ],
  ["/rejection", [["reason", text("No certificate.")]]],
  [
    "/assignments/new",
    [
      ["studentId", id("studentId")],
      ["tutorId", id("approvedTutorId")],
      ["classId", text("class-10")],
      ["subjectId", text("physics")],
    ],
  ],
];

/** What becomes of a field on its way. */
const fate = fc.oneof(
  { weight: 14, arbitrary: fc.constant("as it is" as const) },
  { weight: 1, arbitrary: fc.constant("dropped" as const) },
  { weight: 1, arbitrary: fc.constant("twice" as const) },
  { weight: 2, arbitrary: wildText },
);

function fieldsFor(url: string): fc.Arbitrary<[string, Value][]> {
  const [, form = []] = forms.find(([end]) => url.endsWith(end)) ?? [];
  const oneOdd = fc.tuple(fc.nat(Math.max(0, form.length - 1)), wildText);
  const fates = fc.oneof(
    fc.constant([]),
    // The rest is right, so that the odd one comes as far as it can.
    oneOdd.map(([at, text]) => form.map((_, each) => (each === at ? text : ("as it is" as const)))),
    fc.array(fate, { minLength: form.length, maxLength: form.length }),
  );
  const more = fc.array(fc.tuple(wildText, wildText), { maxLength: 2 });
  return fc.tuple(fates, rarely(6, more)).map(([all, strange]) => [
    ...form.flatMap(([name, value], at): [string, Value][] => {
      const is = all[at] ?? "as it is";
      if (is === "dropped") return [];
      if (is === "twice")
        return [
          [name, value],
          [name, value],
        ];
      return [[name, is === "as it is" ? value : text(is)]];
    }),
    ...(strange ?? []).map(([name, value]): [string, Value] => [name, text(value)]),
  ]);
}

const contentTypes = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=a",
  "application/x-www-form-urlencoded; charset=utf-16",
  "application/x-www-form-urlencodedx",
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "application/octet-stream",
  "*/*",
  "",
];

/** A body for the form at a URL: mostly nearly right. */
export function bodyFor(url: string): fc.Arbitrary<Body> {
  const fields = fieldsFor(url);
  const boundary = fc.constantFrom("----b", "a", "'\"", "x".repeat(70));
  return fc.oneof(
    { weight: 10, arbitrary: fields.map((fields): Body => ({ is: "form", fields })) },
    {
      weight: 3,
      arbitrary: fc.record<Body & { is: "multipart" }>({
        is: fc.constant("multipart"),
        fields,
        file: rarely(2, wildText),
        boundary,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record<Body & { is: "bytes" }>({
        is: fc.constant("bytes"),
        type: fc.constantFrom(...contentTypes),
        text: fc.oneof(wildText, fc.json()),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Body>({ is: "none" }) },
  );
}

/** A body as it is sent: its type, null for none, and its bytes. */
export function writeBody(
  body: Body,
  ids: Readonly<Record<string, string>>,
): { type: string | null; bytes: Buffer } {
  const read = (value: Value) => ("text" in value ? value.text : (ids[value.id] ?? ""));
  if (body.is === "none") return { type: null, bytes: Buffer.alloc(0) };
  if (body.is === "bytes") return { type: body.type, bytes: Buffer.from(body.text) };
  if (body.is === "form") {
    const pairs = body.fields.map(([name, value]) => [name, read(value)].map(percentEncode));
    const bytes = Buffer.from(pairs.map((pair) => pair.join("=")).join("&"));
    return { type: "application/x-www-form-urlencoded", bytes };
  }
  const { boundary, file } = body;
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const parts = body.fields.map(([name, value]) => part(name, read(value)));
  if (file !== null) parts.push(part(`title"; filename="a`, file));
  const bytes = Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}
