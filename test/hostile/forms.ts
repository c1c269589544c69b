import type { Attack } from "./requests.ts";
import { distinct, formSize, hostileBodies } from "./texts.ts";

const fieldNames = [
  "email",
  "password",
  "name",
  "firstName",
  "username",
  "phoneNumber",
  "address",
  "bio",
  "code",
  "answer",
  "reason",
  "selectedClass",
  "selectedSubjects",
  "firstDate",
  "firstTime",
  "day",
  "next",
];

/** Node and the product read no more of a report. */
const reportSize = 16_000;

const part = (head: string, text: string) => `--b\r\n${head}\r\n\r\n${text}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;

/** Forms and reports at their limits of size. */
export function listFormAttacks(): Attack[] {
  const post =
    (type: string) =>
    (kind: string, body: string): Attack => ({
      kind,
      at: (target) => ({ method: "POST", target, headers: [["content-type", type]], body }),
    });
  const form = post("application/x-www-form-urlencoded");
  const multipart = post("multipart/form-data; boundary=b");
  const report = post("application/csp-report");
  const parts = (write: (number: string) => string) =>
    `${distinct((number) => part(write(number), "1"), formSize)}--b--`;
  const heads = distinct((number) => `X-${number}: 1\r\n`, formSize);
  return [
    ...hostileBodies(formSize).flatMap(({ name, text }) => [
      form(`form of ${name}`, text),
      ...fieldNames.map((field) => form(`${field} of ${name}`, `${field}=${text}`)),
      multipart(`multipart of ${name}`, text),
      multipart(`part of ${name}`, `${part(named("email"), text)}--b--`),
      multipart(`head of a part of ${name}`, `${part(named(text), "a")}--b--`),
    ]),
    ...hostileBodies(reportSize).flatMap(({ name, text }) => [
      report(`report of ${name}`, text),
      report(`report with ${name}`, JSON.stringify({ "csp-report": { "blocked-uri": text } })),
    ]),
    form(
      "distinct fields",
      distinct((number) => `${number}=1&`, formSize),
    ),
    form(
      "distinct subjects",
      distinct((number) => `selectedSubjects=${number}&`, formSize),
    ),
    form(
      "distinct emails",
      distinct((number) => `email=${number}&`, formSize),
    ),
    multipart("distinct parts", parts(named)),
    multipart(
      "distinct files",
      parts((number) => `${named("a")}; filename="${number}"`),
    ),
    multipart("a part with many headers", `${part(heads + named("a"), "1")}--b--`),
  ];
}
