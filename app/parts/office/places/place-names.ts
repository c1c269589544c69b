/** The places of the office's navigation, in the rail's order; "people" is in the bar alone. */
export const placeNames = [
  "today",
  "enquiries",
  "people",
  "students",
  "tutors",
  "assignments",
  "timetable",
  "lessons",
  "quality",
  "fees",
  "site",
  "staff",
  "import",
  "more",
] as const;

export type PlaceName = (typeof placeNames)[number];

const base = "/admin-dashboard";

/** The address of a place. */
export function placePath(name: PlaceName): string {
  if (name === "today") return base;
  return `${base}/${name === "people" ? "students" : name}`;
}
