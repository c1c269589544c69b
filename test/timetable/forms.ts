import type { TestBrowser } from "../support/browser.ts";
import { clockIn, dayIn, momentOf } from "./clock.ts";
import type { Kind, Operation, OperationOf, Time } from "./operations.ts";
import { browserOf, type World } from "./world.ts";

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
  const confirmed: Form = isConfirmed ? { confirmedTime: `${date} ${time}` } : {};
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
  world: World,
  operation: Operation,
): Promise<{ operation: Operation; hidden: Form } | { status: number }> {
  if (operation.kind === "series") {
    const browser = browserOf(world, operation.actorId);
    const answer = await browser.post(seriesPath(operation), seriesForm(operation));
    const seen = readInput(await answer.text(), "seen");
    if (seen === null) return { status: answer.status };
    const issues = (JSON.parse(seen) as [unknown, unknown, unknown, typeof operation.seen])[3];
    return { operation: { ...operation, seen: issues }, hidden: { seen } };
  }
  if (operation.kind !== "edit") return { operation, hidden: {} };
  const { tutorId, assignmentId, lessonId, to, was } = operation;
  const path = `${listOf(assignmentId)}/${lessonId}/edit`;
  const answer = await browserOf(world, tutorId).get(path);
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
export function send(world: World, operation: Operation, hidden: Form): Promise<Response> {
  const form = submits[operation.kind] as (world: World, operation: Operation) => Submit;
  const { browser, path, form: fields } = form(world, operation);
  return browser.post(path, { ...fields, ...hidden });
}

const submits: { [K in Kind]: (world: World, operation: OperationOf<K>) => Submit } = {
  make: (world, { tutorId, assignmentId, title, to, isConfirmed }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/add`,
    form: { title, ...about, ...timeFields(to, isConfirmed) },
  }),
  "make-up": (world, { tutorId, assignmentId, lessonId, title, to, isConfirmed }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/make-up`,
    form: { title, ...about, ...timeFields(to, isConfirmed) },
  }),
  series: (world, operation) => ({
    browser: browserOf(world, operation.actorId),
    path: seriesPath(operation),
    form: seriesForm(operation),
  }),
  move: (world, { tutorId, lessonId, scope, was, to, isConfirmed, isUndo }) => {
    const path = `/tutor-dashboard/timetable/${lessonId}`;
    const browser = browserOf(world, tutorId);
    if (isUndo)
      return { browser, path: `${path}/undo?to=${to}&was=${was}&scope=${scope}`, form: {} };
    const { minutes: _, ...time } = timeFields({ start: to, minutes: 0 }, isConfirmed);
    return { browser, path, form: { was: new Date(was).toISOString(), scope, ...time } };
  },
  edit: (world, { tutorId, assignmentId, lessonId, scope, to, isConfirmed }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/edit`,
    form: { ...about, scope, ...timeFields(to, isConfirmed) },
  }),
  cancel: (world, { tutorId, assignmentId, lessonId, scope }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/cancel`,
    form: { reason: "Ill.", scope },
  }),
  delete: (world, { tutorId, assignmentId, lessonId, scope }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/delete`,
    form: { scope },
  }),
  undo: (world, { tutorId, assignmentId, lessonId }) => ({
    browser: browserOf(world, tutorId),
    path: `${listOf(assignmentId)}/${lessonId}/undo`,
    form: {},
  }),
  ask: (world, { studentId, lessonId, wanted }) => ({
    browser: browserOf(world, studentId),
    path: `/dashboard/sessions/${lessonId}/request`,
    form: askForm(wanted),
  }),
  withdraw: (world, { studentId, lessonId }) => ({
    browser: browserOf(world, studentId),
    path: `/dashboard/sessions/${lessonId}/request/withdrawal`,
    form: {},
  }),
  answer: (world, { tutorId, requestId, isAccepted }) => ({
    browser: browserOf(world, tutorId),
    path: `/tutor-dashboard/requests/${requestId}`,
    form: { answer: isAccepted ? "accepted" : "declined" },
  }),
  "time-off": (world, { tutorId, firstDay, lastDay }) => ({
    browser: browserOf(world, tutorId),
    path: "/account/hours/time-off",
    form: { firstDay, lastDay },
  }),
  "end-time-off": (world, { tutorId, timeOffId }) => ({
    browser: browserOf(world, tutorId),
    path: `/account/hours/time-off/${timeOffId}/delete`,
    form: {},
  }),
  "hand-over": (world, { assignmentId, tutorId }) => ({
    browser: world.admin.browser,
    path: `/admin-dashboard/assignments/${assignmentId}/hand-over`,
    form: { tutorId },
  }),
};
