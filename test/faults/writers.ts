import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { TestBrowser } from "../support/browser.ts";
import { noticeOf } from "../support/notice.ts";
import { pick } from "./chance.ts";
import type { Ledger, Outcome } from "./ledger.ts";
import { applicationForm, contentForm, sectionOf, signUpForm } from "./forms.ts";

/** What the writers write to, and what they note it in. */
export interface Field {
  academy: { url: string; origin: string };
  admin: { id: string; browser: TestBrowser };
  ledger: Ledger;
  /** From just before a kill: then an answer may be missing, or say that something is amiss. */
  isCut: boolean;
  /** Answers that no writer should get. */
  odd: string[];
}

/** One write; false where there is nothing to do. */
type Write = (field: Field) => Promise<boolean>;

/** What a form answered: an address and the notice that goes with it, or a status. */
interface Answer {
  status: number;
  location: string | null;
  notice: string | null;
}

/** Sends a form; null where no answer came. */
async function send(
  field: Field,
  browser: TestBrowser,
  path: string,
  fields: Record<string, string | string[]>,
): Promise<Answer | null> {
  try {
    const response = await browser.post(path, fields);
    const notice = await noticeOf(response);
    // The head says it all; reading the rest only frees the connection.
    void response.arrayBuffer().catch(() => {});
    return {
      status: response.status,
      location: response.headers.get("location"),
      notice,
    };
  } catch (error) {
    if (!field.isCut) field.odd.push(`${path}: ${String(error)}`);
    return null;
  }
}

function outcomeOf(
  field: Field,
  path: string,
  answer: Answer | null,
  is: { told: (answer: Answer) => boolean; refused: (answer: Answer) => boolean },
): Outcome {
  const { ledger, odd, isCut } = field;
  if (!answer) return "unknown";
  if (is.told(answer)) return ledger.count("told");
  if (is.refused(answer)) return ledger.count("refused");
  if (!isCut) odd.push(`${path}: ${JSON.stringify(answer)}`);
  return "unknown";
}

const leadsTo = (place: string) => (answer: Answer) => answer.location === place;
const has = (status: number) => (answer: Answer) => answer.status === status;
const says = (code: string) => (answer: Answer) => answer.notice === code;
const never = () => false;

let writes = 0;

/** One of many households: few sign-ups are taken from each. */
function nextAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join(".");
}

async function signUp(
  field: Field,
  table: "students" | "tutors",
  form: { fields: Record<string, string | string[]>; facts: string[] },
): Promise<boolean> {
  const [path, home] =
    table === "students" ? ["/signup", "/dashboard"] : ["/tutor-signup", "/tutor-dashboard"];
  const browser = new TestBrowser(field.academy, { "x-forwarded-for": nextAddress() });
  const key = String(form.fields["email"]);
  const entry = field.ledger.add({ table, key, facts: form.facts, owner: null });
  const answer = await send(field, browser, path, form.fields);
  entry.made = outcomeOf(field, path, answer, { told: leadsTo(home), refused: never });
  if (entry.made === "told") entry.browser = browser;
  return true;
}

const signUpStudent: Write = (field) => signUp(field, "students", signUpForm((writes += 1)));
const applyAsTutor: Write = (field) => signUp(field, "tutors", applicationForm((writes += 1)));

const statusOf = ({ facts }: { facts: string[] }) => facts[8];

const decide: Write = async (field) => {
  const tutor = pick(field.ledger.living("tutors").filter((one) => statusOf(one) !== "approved"));
  if (!tutor || tutor.mayBe) return false;
  const approves = statusOf(tutor) === "rejected" || Math.random() < 0.7;
  const [change, status, reason] = approves
    ? ["approval", "approved", ""]
    : ["rejection", "rejected", `Reason ${(writes += 1)}.`];
  const path = `/admin-dashboard/tutors/${tutor.id}/${change}`;
  tutor.mayBe = [...tutor.facts.slice(0, 8), status, reason];
  const answer = await send(field, field.admin.browser, path, { reason });
  const is = { told: says(`tutor-${status}`), refused: says(`tutor-not-${status}`) };
  const outcome = outcomeOf(field, path, answer, is);
  if (outcome === "told") tutor.facts = tutor.mayBe;
  if (outcome !== "unknown") tutor.mayBe = null;
  return true;
};

const assign: Write = async (field) => {
  const { ledger, admin } = field;
  const student = pick(ledger.living("students"));
  const tutor = pick(ledger.living("tutors").filter((one) => statusOf(one) === "approved"));
  const subjectId = pick(subjectIds);
  if (!student || !tutor || !subjectId) return false;
  const key = [student.id, tutor.id, "class-10", subjectId].join(" ");
  if (ledger.entries.some((one) => one.table === "assignments" && one.key === key)) return false;
  const path = "/admin-dashboard/assignments/new";
  const entry = ledger.add({
    table: "assignments",
    key,
    facts: ["active", admin.id],
    owner: student,
  });
  const fields = { studentId: student.id, tutorId: tutor.id, classId: "class-10", subjectId };
  const answer = await send(field, admin.browser, path, fields);
  const is = { told: says("assignment-created"), refused: has(409) };
  entry.made = outcomeOf(field, path, answer, is);
  return true;
};

/** The tutor of an assignment, where we are signed in as them. */
function tutorOf(field: Field, assignment: { key: string }) {
  const tutorId = assignment.key.split(" ")[1];
  const tutor = field.ledger.living("tutors").find(({ id }) => id === tutorId);
  return tutor?.browser ? { id: tutor.id, browser: tutor.browser } : null;
}

const publish: Write = async (field) => {
  const assignment = pick(field.ledger.living("assignments"));
  const tutor = assignment && tutorOf(field, assignment);
  if (!tutor) return false;
  const { section, kind, fields, starts } = contentForm((writes += 1));
  const base = `/tutor-dashboard/${assignment.id}/${section}`;
  const entry = field.ledger.add({
    table: "items",
    key: fields.title,
    facts: [assignment.id, kind, fields.description, fields.url, starts, tutor.id],
    owner: assignment,
  });
  const answer = await send(field, tutor.browser, `${base}/add`, fields);
  const is = { told: leadsTo(base), refused: has(404) };
  entry.made = outcomeOf(field, `${base}/add`, answer, is);
  return true;
};

/** How many records of a kind are left for the other writers. */
const atLeast = { students: 12, assignments: 12, items: 12 };

function chooseToDelete({ ledger }: Field, table: keyof typeof atLeast) {
  const living = ledger.living(table);
  return living.length > atLeast[table] ? pick(living) : undefined;
}

function deleteAsAdmin(table: "students" | "assignments", code: string): Write {
  return async (field) => {
    const entry = chooseToDelete(field, table);
    if (!entry) return false;
    const path = `/admin-dashboard/${table}/${entry.id}/delete`;
    entry.deleted = "unknown";
    const answer = await send(field, field.admin.browser, path, {});
    const is = { told: says(`${code}-deleted`), refused: says(`${code}-not-deleted`) };
    entry.deleted = outcomeOf(field, path, answer, is);
    return true;
  };
}

const deleteItem: Write = async (field) => {
  const entry = chooseToDelete(field, "items");
  const tutor = entry?.owner && tutorOf(field, entry.owner);
  if (!entry || !tutor) return false;
  const [assignmentId, kind = ""] = entry.facts;
  const base = `/tutor-dashboard/${assignmentId}/${sectionOf(kind)}`;
  const path = `${base}/${entry.id}/delete`;
  entry.deleted = "unknown";
  const answer = await send(field, tutor.browser, path, {});
  entry.deleted = outcomeOf(field, path, answer, { told: leadsTo(base), refused: has(404) });
  return true;
};

const writers: readonly Write[] = [
  signUpStudent,
  applyAsTutor,
  decide,
  assign,
  publish,
  deleteItem,
  deleteAsAdmin("assignments", "assignment"),
  deleteAsAdmin("students", "student"),
];

/**
 * Sets eight writers to work side by side, each at its own kind of write, over the forms that
 * people use.
 *
 * @returns what ends them; it resolves when the last has its answer or knows that none will come
 */
export function startWriters(field: Field): () => Promise<void> {
  let stopping = false;
  const working = writers.map(async (write) => {
    while (!stopping) {
      if (!(await write(field))) await delay(5);
      // A server that is gone refuses at once.
      if (field.isCut) await delay(20);
    }
  });
  return async () => {
    stopping = true;
    await Promise.all(working);
  };
}
