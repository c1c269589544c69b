import type { TestBrowser } from "../support/browser.ts";
import { warningReasons } from "#domain/timetable/planning.ts";
import { clockIn, dayIn, momentOf } from "./clock.ts";
import type { Kind, Operation, OperationOf, Time } from "./operations.ts";
import { browserOf, type Scenario } from "./scenario.ts";

type Form = Record<string, string | string[]>;

/** What is submitted, and by whom. */
interface Submit {
  browser: TestBrowser;
  path: string;
  form: Form;
}

const address = "https://class.example/1";
const about = { description: "About it.", url: address };

const listOf = (assignmentId: string) => `/tutor-dashboard/${assignmentId}/live-sessions`;

/** A form's date and time, with the mark of a second press. */
function timeFields({ start, minutes }: Time, isConfirmed: boolean): Form {
  const [date, time] = [dayIn(start), clockIn(start)];
  const confirmed: Form = isConfirmed
    ? { confirmedTime: [date, time, ...warningReasons].join(" ") }
    : {};
  return { date, time, minutes: String(minutes), ...confirmed };
}

function askForm(wanted: number | null): Form {
  if (wanted === null) return { kind: "cancel" };
  return { kind: "move", date: dayIn(wanted), time: clockIn(wanted) };
}

function seriesForm(operation: OperationOf<"series">): Form {
  const { title, weekdays, clock, minutes, firstDay, count } = operation;
  const days = weekdays.map(String);
  const ends = { lessons: String(count), lastDay: "" };
  return { title, ...about, days, time: clock, minutes: String(minutes), firstDay, ...ends };
}

const seriesPath = ({ isAdmin, assignmentId }: OperationOf<"series">) =>
  isAdmin
    ? `/admin-dashboard/assignments/${assignmentId}/lessons/weekly`
    : `${listOf(assignmentId)}/weekly`;

function unescape(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** The value of a page's input, or null. */
function readInput(page: string, name: string): string | null {
  const input = [...page.matchAll(/<input[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`));
  const value = input && /value="([^"]*)"/.exec(input[0]);
  return value?.[1] === undefined ? null : unescape(value[1]);
}

/** What is chosen in a page's select, or null. */
function readChoice(page: string, name: string): string | null {
  const select = page.split(`name="${name}"`)[1]?.split("</select>")[0] ?? "";
  return /<option value="([^"]*)"[^>]*selected/.exec(select)?.[1] ?? null;
}

/**
 * Opens what a person sees before they press: the preview of a series, or the form of an edit.
 *
 * @returns the operation as that page has it, and hidden fields; null where there is no such page any
 *   more, and the status of a page that failed
 */
export async function open(
  scenario: Scenario,
  operation: Operation,
): Promise<{ operation: Operation; hidden: Form } | { status: number }> {
  if (operation.kind === "series") {
    const browser = browserOf(scenario, operation.actorId);
    const answer = await browser.post(seriesPath(operation), seriesForm(operation));
    const seen = readInput(await answer.text(), "seen");
    if (seen === null) return { status: answer.status };
    const issues = (JSON.parse(seen) as [unknown, unknown, unknown, typeof operation.seen])[3];
    return { operation: { ...operation, seen: issues }, hidden: { seen } };
  }
  if (operation.kind !== "edit") return { operation, hidden: {} };
  const { tutorId, assignmentId, lessonId, to, was } = operation;
  const path = `${listOf(assignmentId)}/${lessonId}/edit`;
  const answer = await browserOf(scenario, tutorId).get(path);
  const page = await answer.text();
  const read = (name: string) => readInput(page, name) ?? "";
  const [opened, title] = [read("opened"), read("title")];
  if (opened === "" || title === "") return { status: answer.status };
  const shown = {
    start: momentOf(read("date"), read("time")),
    minutes: Number(readChoice(page, "minutes")),
  };
  const minutes = to.minutes === was.minutes ? shown.minutes : to.minutes;
  const edit = { ...operation, was: shown, to: { start: to.start, minutes } };
  return { operation: edit, hidden: { opened, title } };
}

/** Submits the form of an operation. */
export function send(scenario: Scenario, operation: Operation, hidden: Form): Promise<Response> {
  const form = submits[operation.kind] as (scenario: Scenario, operation: Operation) => Submit;
  const { browser, path, form: fields } = form(scenario, operation);
  return browser.post(path, { ...fields, ...hidden });
}

const submits: { [K in Kind]: (scenario: Scenario, operation: OperationOf<K>) => Submit } = {
  make: (scenario, { tutorId, assignmentId, title, to, isConfirmed }) => ({
    browser: browserOf(scenario, tutorId),
    path: `${listOf(assignmentId)}/add`,
    form: { title, ...about, ...timeFields(to, isConfirmed) },
  }),
  "make-up": (scenario, { tutorId, assignmentId, lessonId, title, to, isConfirmed }) => ({
    browser: browserOf(scenario, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/make-up`,
    form: { title, ...about, ...timeFields(to, isConfirmed) },
  }),
  series: (scenario, operation) => ({
    browser: browserOf(scenario, operation.actorId),
    path: seriesPath(operation),
    form: seriesForm(operation),
  }),
  move: (scenario, { tutorId, lessonId, scope, was, to, isConfirmed, isUndo, isOffice }) => {
    const path = isOffice
      ? `/admin-dashboard/lessons/${lessonId}/move`
      : `/tutor-dashboard/timetable/${lessonId}`;
    const browser = isOffice ? scenario.admin.browser : browserOf(scenario, tutorId);
    if (isUndo)
      return { browser, path: `${path}/undo?to=${to}&was=${was}&scope=${scope}`, form: {} };
    const { minutes: _, ...time } = timeFields({ start: to, minutes: 0 }, isConfirmed);
    return { browser, path, form: { was: new Date(was).toISOString(), scope, ...time } };
  },
  edit: (scenario, { tutorId, assignmentId, lessonId, scope, to, isConfirmed }) => ({
    browser: browserOf(scenario, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/edit`,
    form: { ...about, scope, ...timeFields(to, isConfirmed) },
  }),
  cancel: (scenario, { tutorId, assignmentId, lessonId, scope, isOffice }) => ({
    browser: isOffice ? scenario.admin.browser : browserOf(scenario, tutorId),
    path: isOffice
      ? `/admin-dashboard/lessons/${lessonId}/cancellation`
      : `${listOf(assignmentId)}/${lessonId}/cancel`,
    form: { reason: "Ill.", scope },
  }),
  restore: (scenario, { lessonId }) => ({
    browser: scenario.admin.browser,
    path: `/admin-dashboard/lessons/${lessonId}/restoration`,
    form: {},
  }),
  delete: (scenario, { tutorId, assignmentId, lessonId, scope }) => ({
    browser: browserOf(scenario, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/delete`,
    form: { scope },
  }),
  undo: (scenario, { tutorId, assignmentId, lessonId }) => ({
    browser: browserOf(scenario, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/undo`,
    form: {},
  }),
  ask: (scenario, { studentId, lessonId, wanted }) => ({
    browser: browserOf(scenario, studentId),
    path: `/dashboard/sessions/${lessonId}/request`,
    form: askForm(wanted),
  }),
  withdraw: (scenario, { studentId, lessonId }) => ({
    browser: browserOf(scenario, studentId),
    path: `/dashboard/sessions/${lessonId}/request/withdrawal`,
    form: {},
  }),
  answer: (scenario, { tutorId, requestId, isAccepted }) => ({
    browser: browserOf(scenario, tutorId),
    path: `/tutor-dashboard/requests/${requestId}`,
    form: { answer: isAccepted ? "accepted" : "declined" },
  }),
  "time-off": (scenario, { kind: _, tutorId, ...timeOff }) => ({
    browser: browserOf(scenario, tutorId),
    // No lesson in it is dealt with.
    path: "/tutor-dashboard/away",
    form: timeOff,
  }),
  "end-time-off": (scenario, { tutorId, timeOffId }) => ({
    browser: browserOf(scenario, tutorId),
    path: `/account/hours/time-off/${timeOffId}/delete`,
    form: {},
  }),
  substitute: (scenario, { lessonId, tutorId }) => ({
    browser: scenario.admin.browser,
    path: `/admin-dashboard/lessons/${lessonId}/substitute`,
    form: { tutorId },
  }),
  "give-back": (scenario, { lessonId }) => ({
    browser: scenario.admin.browser,
    path: `/admin-dashboard/lessons/${lessonId}/substitute/removal`,
    form: {},
  }),
  accept: (scenario, { lessonId, tutorId }) => ({
    browser: browserOf(scenario, tutorId),
    path: `/tutor-dashboard/substitutions/${lessonId}/acceptance`,
    form: {},
  }),
  decline: (scenario, { lessonId, tutorId }) => ({
    browser: browserOf(scenario, tutorId),
    path: `/tutor-dashboard/substitutions/${lessonId}/decline`,
    form: {},
  }),
  "hand-over": (scenario, { assignmentId, tutorId }) => ({
    browser: scenario.admin.browser,
    path: `/admin-dashboard/assignments/${assignmentId}/hand-over`,
    form: { tutorId },
  }),
};
