/** The roles of the academy's staff. Each is an admin: it signs in at `/admin-login`. */
export const staffRoles = ["owner", "coordinator", "accountant", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Who may enter each part of `/admin-dashboard`, and take its lists as files. */
const rolesOf = {
  /** The home page, students, tutors, guardians, notes about them, and the search. */
  people: ["owner", "coordinator"],
  assignments: ["owner", "coordinator"],
  /** Weeks, the lessons of a day, overlapping lessons and holidays. */
  timetable: ["owner", "coordinator"],
  syllabus: ["owner", "coordinator"],
  /** The lessons to settle, and the evidence of each. */
  lessons: ["owner", "coordinator", "accountant"],
  /** A student's months of lessons. */
  reports: ["owner", "coordinator", "accountant"],
  quality: ["owner", "coordinator", "accountant"],
  /** What families owe and pay, prices, and what tutors earn. */
  fees: ["owner", "accountant"],
  /** What families, tutors and the office write to each other. */
  messages: ["owner", "coordinator"],
  enquiries: ["owner", "coordinator"],
  import: ["owner", "coordinator"],
  referrals: ["owner", "coordinator"],
  /** The texts of the public site. */
  site: ["owner", "editor"],
  setup: ["owner"],
  staff: ["owner"],
  log: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

/** A part of `/admin-dashboard`. */
export type StaffArea = keyof typeof rolesOf;

export const staffAreas = Object.keys(rolesOf) as StaffArea[];

/** The roles that may open an area's pages. */
export function rolesIn(area: StaffArea): readonly StaffRole[] {
  return rolesOf[area];
}

/** Whether a role may open an area's pages. */
export function canEnter(role: StaffRole, area: StaffArea): boolean {
  return rolesIn(area).includes(role);
}

/** Whether a role may change anything in an area that it may enter: an accountant only in fees. */
export function canChange(role: StaffRole, area: StaffArea): boolean {
  return role !== "accountant" || area === "fees";
}

/** Whether a role may send a request to an address of an area. One without an area is for owners. */
export function mayRequest(role: StaffRole, area: StaffArea | undefined, method: string): boolean {
  if (!area) return role === "owner";
  return canEnter(role, area) && (method === "GET" || method === "HEAD" || canChange(role, area));
}

/** The path of a role's first screen. */
export function firstScreenOf(role: StaffRole): string {
  if (canEnter(role, "people")) return "/admin-dashboard";
  // An accountant adds up hours; an editor sees what is not public yet.
  return canEnter(role, "quality") ? "/admin-dashboard/quality" : "/admin-dashboard/site";
}

/** Reads an untrusted role. */
export function parseStaffRole(text: string): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}
