import fc from "fast-check";
import routes from "../../app/routes.ts";
import { fillUrl, listUrls } from "../support/urls.ts";
import { percentEncode, wildText } from "./wild.ts";

/** Where a request goes, before it is an address. */
export interface Place {
  /** As the route table has it. */
  url: string;
  /** What stands in an address for each parameter; the accounts' own where it is null. */
  parts: Record<string, string | null>;
  /** Asks for the data alone, as a client-side navigation does. */
  isData: boolean;
  /** Of the path, as it stands there. */
  end: string;
  query: [name: string, value: string][];
}

/** Every address that somebody answers at, and some where nobody does. */
const urls = [
  ...listUrls(routes),
  "/healthz",
  "/__manifest",
  "/_root",
  "/favicon.svg",
  "/fonts/anek-latin.woff2",
  "/nowhere",
  "//",
  "/%",
  "/%00",
  "/%E0%A4%A",
  "/..%2f..%2fpackage.json",
];

// Asked for more often. Not so the forms with a password, whose hashing takes its time.
const changes = urls.filter((url) => /(delete|approval)$/.test(url));
const forms = urls.filter((url) => /(add|new|rejection)$/.test(url));
const sections = ["student", "recordings", "live-sessions", "exams", "announcements"];
const names = [
  "_routes",
  "index",
  "q",
  "find",
  "class",
  "subject",
  "status",
  "sort",
  "order",
  "towards",
  "at",
  "id",
  "p",
  "paths",
];
const choices = ["student", "tutor", "classId", "subjectId", "studentId", "tutorId", "version"];
const logged = ["person", "account", "action", "outcome", "before", "after"];
const likely = [
  "routes/student/course/page",
  "routes/admin/home/page,routes/admin/layout",
  "next",
  "previous",
  "desc",
  "name",
  "joined",
  "2026-01-01 00:00:00.123456+00",
  "294276-12-31 23:59:59+00",
  "2026-01-01 00:00:00+14:59",
  "class-10",
  "physics",
  "/dashboard",
  "/dashboard,/admin-dashboard/tutors",
  "9223372036854775807",
  "9223372036854775808",
];

const segment = wildText.map((text) => percentEncode(text.slice(0, 10_000)));
const value = fc.oneof(fc.constantFrom(...likely), wildText);
const cursor = fc
  .tuple(fc.constantFrom("next", "previous"), value, fc.uuid(), fc.constantFrom("name", "joined"))
  .map(([towards, at, id, sort]) => Object.entries({ towards, at, id, sort }));
const query = fc.oneof(
  { weight: 6, arbitrary: fc.constant<[string, string][]>([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...names, ...choices, ...logged), wildText), value),
      {
        maxLength: 4,
      },
    ),
  },
  { weight: 1, arbitrary: cursor },
);

function partsOf(url: string): fc.Arbitrary<Place["parts"]> {
  const parameters = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const part = (name: string) =>
    fc.oneof(
      { weight: 16, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: name === "section" ? fc.constantFrom(...sections) : segment },
      { weight: 1, arbitrary: segment },
    );
  return fc.record(Object.fromEntries(parameters.map((name) => [name, part(name)])));
}

/** Any place of the product. */
export const anyPlace: fc.Arbitrary<Place> = fc
  .oneof(
    { weight: 2, arbitrary: fc.constantFrom(...urls) },
    { weight: 1, arbitrary: fc.constantFrom(...changes) },
    { weight: 3, arbitrary: fc.constantFrom(...forms) },
  )
  .chain((url) =>
    fc.record({
      url: fc.constant(url),
      parts: partsOf(url),
      isData: fc.nat(3).map((one) => one === 0),
      end: fc.oneof(
        { weight: 20, arbitrary: fc.constant("") },
        {
          weight: 1,
          arbitrary: fc.constantFrom("/", "//", ".data", ".data.data", "/.", ";a=b", "#a"),
        },
        { weight: 1, arbitrary: segment.map((text) => `/${text}`) },
      ),
      query,
    }),
  );

/** The address as it stands in a request line. */
export function writeAddress(place: Place, ids: Readonly<Record<string, string>>): string {
  const filled = Object.entries(place.parts).map(([name, part]) => [name, part ?? ids[name] ?? ""]);
  const path = fillUrl(place.url, Object.fromEntries(filled)) + place.end;
  const whole = place.isData ? `${path === "/" ? "/_" : path}.data` : path;
  const pairs = place.query.map((pair) => pair.map(percentEncode).join("="));
  return pairs.length === 0 ? whole : `${whole}?${pairs.join("&")}`;
}
