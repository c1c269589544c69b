import { expect, test } from "vitest";
import { staffRoles } from "#domain/people/staff.ts";
import { mayOpen } from "#routes/admin/routes.ts";
import { describePlaces } from "./describe-places.ts";
import { resolvePlaces } from "./resolve-places.ts";

const placesFor = (mayOpen: (url: string) => boolean) => resolvePlaces(describePlaces(mayOpen));

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(" ");

test.each([
  [
    "owner",
    "today enquiries students tutors assignments timetable lessons quality fees site staff import more",
    "today people timetable enquiries more",
  ],
  [
    "coordinator",
    "today enquiries students tutors assignments timetable lessons quality import more",
    "today people timetable enquiries more",
  ],
  ["accountant", "lessons quality fees", "lessons quality fees"],
  ["editor", "site", "site"],
] as const)("an %s has the screens of the role", (role, rail, bar) => {
  const places = placesFor((url) => mayOpen(role, url));
  expect([namesOf(places.rail), namesOf(places.bar)]).toEqual([rail, bar]);
});

test("one place is the current one on each screen", () => {
  for (const role of staffRoles) {
    const { rail, bar } = placesFor((url) => mayOpen(role, url));
    for (const places of [rail, bar]) {
      const below = places.flatMap(({ to, below: own = [to] }) => own);
      expect(new Set(below).size).toBe(below.length);
    }
  }
  const more = placesFor(() => true).bar.find(({ name }) => name === "more");
  expect(more?.below).toContain("/admin-dashboard/site");
  expect(more?.below).not.toContain("/admin-dashboard/enquiries");
});
