/** The floors of `app`, from the highest: each imports only floors below it. */
export const floors = [
  "routes",
  "parts",
  "shell",
  "mails",
  "use-cases",
  "security",
  "request",
  "limits",
  "ui",
  "art",
  "content",
  "data",
  "domain",
] as const;

/** The nouns of the product: a folder of this name on each floor that has something of it (STYLE.md). */
export const nouns = [
  "account",
  "people",
  "assignments",
  "teaching",
  "timetable",
  "lessons",
  "homework",
  "fees",
  "guardians",
  "enquiries",
  "site",
  "import",
  "calendar",
  "audit",
  "mail",
  "push",
  "messages",
  "office",
] as const;

/** What serves all nouns of a floor. */
export const shared = "shared";

/** The floors whose folders are nouns. */
export const floorsOfNouns = ["domain", "data", "use-cases", "content", "mails", "parts"] as const;

/** The room of a file: its floor, or `server`; what lies above all floors is `app`. */
export function roomOf(file: string): string {
  const [top = "", floor = ""] = file.split("/");
  return top === "app" && floors.some((each) => each === floor) ? floor : top;
}
