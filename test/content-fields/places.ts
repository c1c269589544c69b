import { standardSite } from "#content/site/site.ts";
import { sectionOf } from "../../app/parts/teaching/tutor/sections.ts";
import { toContentInput, type Content, type ContentField } from "#domain/teaching/content.ts";
import { contentKinds, type ContentKind } from "#domain/teaching/content-kind.ts";
import { formatDateTime, nameDatedMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { mails } from "../../app/mails/shared/all.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed, readFeed } from "#test/support/calendar-feeds.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { password, type Person } from "#test/support/people.ts";

/** A published item, and the people of its assignment. */
interface Published {
  student: Person;
  tutor: Person;
  assignmentId: string;
  kind: ContentKind;
  itemId: string;
  /** The same item with another value in every field. */
  changed: Content;
}

/** A screen, mail or file that shows content items. */
interface Place {
  name: string;
  kinds: readonly ContentKind[];
  read: (academy: TestAcademy, published: Published) => Promise<string>;
  /** How a field's value is written there. */
  format: (value: Content[ContentField], field: ContentField) => string;
  /** The fields that are left out on purpose, in the order of `contentFields`. */
  omits?: Partial<Record<ContentKind, readonly ContentField[]>>;
}

type Value = Content[ContentField];
const inWords = (value: Value, field: ContentField) => {
  if (field === "mark") return `Mark: ${String(value)}`;
  if (field === "outOf") return `out of ${String(value)}`;
  if (typeof value === "number") return formatLength(value);
  return value instanceof Date ? formatDateTime(value) : String(value);
};
const asDated = (value: Value, field: ContentField) =>
  value instanceof Date ? nameDatedMoment(value, new Date()) : inWords(value, field);
const asNow = (value: Value, field: ContentField) =>
  field === "mark" || field === "outOf" ? `>${String(value)}<` : inWords(value, field);
const asIso = (value: Value, field: ContentField) => {
  if (typeof value === "number") return `"${field}":${value}`;
  return value instanceof Date ? value.toISOString().slice(0, 19) : String(value);
};
const asInput = (value: Value) => {
  if (typeof value === "number") return `value="${value}"`;
  return value instanceof Date ? toIndiaDateTimeFields(value).date : String(value);
};

/** A page without its scripts, which contain the loaders' data whether it is shown or not. */
const visible = (page: string) => page.replaceAll(/<script[^]*?<\/script>/g, "");

const listPath = ({ assignmentId, kind }: Published) =>
  `/tutor-dashboard/${assignmentId}/${sectionOf(kind)}`;

const sending = ({ database }: TestAcademy, { student }: Published) => ({
  database,
  accountId: student.id,
  name: student.name,
  now: new Date(),
  academy: standardSite.academy,
});

async function exported({ student }: Published, path: string): Promise<string> {
  await student.browser.post("/account/proof", { password });
  return student.browser.read(path);
}

export const places: readonly Place[] = [
  {
    name: "the tutor's list",
    kinds: contentKinds,
    read: async (_, item) => visible(await item.tutor.browser.read(listPath(item))),
    format: inWords,
  },
  {
    name: "the edit form",
    kinds: contentKinds,
    read: async (_, item) =>
      visible(await item.tutor.browser.read(`${listPath(item)}/${item.itemId}/edit`)),
    format: asInput,
  },
  {
    name: "the current version, after somebody else's edit",
    kinds: contentKinds,
    read: async (_, item) => {
      const form = { ...toContentInput(item.changed), opened: "an older mark" };
      const path = `${listPath(item)}/${item.itemId}/edit`;
      const answer = await item.tutor.browser.post(path, form);
      const page = visible(await answer.text());
      return page.slice(page.indexOf("What is there now"));
    },
    format: asNow,
  },
  {
    name: "the student's course page",
    kinds: contentKinds,
    read: async (_, { student, assignmentId }) =>
      visible(await student.browser.read(`/dashboard/courses/${assignmentId}`)),
    format: inWords,
    // The link appears when the session can be joined.
    omits: { "live-session": ["url"] },
  },
  {
    name: "the guardian's page",
    kinds: ["recording", "live-session", "announcement"],
    read: async (academy, { student }) => {
      const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
      return visible(await new TestBrowser(academy).read(`/guardian/${pageToken}`));
    },
    format: asDated,
    omits: { "live-session": ["description", "url"] },
  },
  {
    name: "the calendar feed",
    kinds: ["live-session"],
    read: async (academy, { student }) => {
      return JSON.stringify(await readFeed(academy, await createFeed(student)));
    },
    format: asIso,
    // An event links to the class's own page, and has an end instead of a length.
    omits: { "live-session": ["url", "minutes"] },
  },
  {
    name: "the announcement mail",
    kinds: ["announcement"],
    read: async (academy, item) =>
      JSON.stringify(await mails.announcement({ itemId: item.itemId }, sending(academy, item))),
    format: inWords,
    omits: { announcement: ["url"] },
  },
  {
    name: "the news mail",
    kinds: ["recording", "live-session", "exam"],
    read: async (academy, item) =>
      JSON.stringify(await mails.news({ itemIds: [item.itemId] }, sending(academy, item))),
    format: asDated,
    omits: {
      recording: ["description", "url"],
      "live-session": ["description", "url"],
      exam: ["description", "url", "mark", "outOf"],
    },
  },
  {
    name: "the personal-data export",
    kinds: contentKinds,
    read: (_, item) => exported(item, "/account/export.json"),
    format: asIso,
    // The session is later; its link comes ten minutes before.
    omits: { "live-session": ["url"] },
  },
];
