import { describe, expect, test } from "vitest";
import { contentColumns, insertContent, lockContent } from "#data/teaching/content.ts";
import {
  contentFields,
  fieldsOf,
  toContentInput,
  type Content,
  type ContentField,
} from "#domain/teaching/content.ts";
import { contentKinds, type ContentKind } from "#domain/teaching/content-kind.ts";
import { markOf } from "#use-cases/teaching/publishing.ts";
import { sectionOf } from "../../app/parts/teaching/tutor/sections.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse } from "#test/support/people.ts";
import { places } from "./places.ts";

// Every field of a content item (docs/recipes/add-a-field.md) in every place that uses the fields.
const academy = useAcademy();

/** Two different values of each field, which nothing else in the product contains. */
const values: { [Field in ContentField]: readonly [Content[Field], Content[Field]] } = {
  title: ["Canary title", "Changed canary title"],
  description: ["Canary description", "Changed canary description"],
  url: ["https://canary.example/first", "https://changed.example/second"],
  startsAt: [new Date("2036-12-01T12:00:00Z"), new Date("2036-12-02T13:30:00Z")],
  minutes: [37, 53],
  mark: [17.25, 18.75],
  outOf: [43.5, 44.5],
};

/** An item with the first value of each field that its kind has, and the second one of some. */
function itemOf(kind: ContentKind, ...changed: ContentField[]): Content {
  const valueOf = (field: ContentField) => {
    if (!fieldsOf(kind).includes(field)) return null;
    return values[field][changed.includes(field) ? 1 : 0];
  };
  return Object.fromEntries(contentFields.map((field) => [field, valueOf(field)])) as never;
}

async function publish(kind: ContentKind, content: Content) {
  const people = await makeCourse(academy);
  const { assignmentId, tutor } = people;
  const insert = (item: Content) =>
    insertContent(academy.database, { assignmentId, tutorId: tutor.id }, kind, item);
  const itemId = (await insert(content)) ?? "";
  return { ...people, itemId, insert, address: { assignmentId, kind, itemId } };
}

describe.each(contentKinds)("the fields of kind %s", (kind) => {
  const table = kind === "announcement" ? "announcements" : "content_items";

  test("are the ones that have a column", () => {
    for (const field of fieldsOf(kind)) {
      expect(contentColumns[table][field], `the column of ${field} in ${table}`).not.toBeNull();
    }
  });

  test.each(fieldsOf(kind))("distinguish items: %s", async (field) => {
    const { insert } = await publish(kind, itemOf(kind));
    expect(await insert(itemOf(kind)), "an identical item is not added again").toBeNull();
    // Two lessons at one time are refused as such, so the index has let it through.
    const other = await insert(itemOf(kind, field)).catch(violatedConstraint);
    expect(other, `the unique index ${table}_once lacks ${field}`).not.toBeNull();
  });

  test.each(fieldsOf(kind))("can be edited one by one: %s", async (field) => {
    const { tutor, itemId, address } = await publish(kind, itemOf(kind));
    const changed = itemOf(kind, field);
    const url = `/tutor-dashboard/${address.assignmentId}/${sectionOf(kind)}/${itemId}/edit`;
    const form = { ...toContentInput(changed), opened: markOf(itemOf(kind)) };
    expect((await tutor.browser.post(url, form)).status).toBe(303);
    expect(await lockContent(academy.database, address)).toEqual(changed);
    expect(markOf(changed), `the mark of an edit lacks ${field}`).not.toBe(markOf(itemOf(kind)));
    if (table === "announcements") return;
    const { rows } = await academy.pool.query<{ sequence: number }>(
      "select sequence from content_items where id = $1",
      [itemId],
    );
    expect(rows, `the trigger content_items_changed lacks ${field}`).toEqual([{ sequence: 1 }]);
  });

  const ofKind = places.filter(({ kinds }) => kinds.includes(kind));
  test.each(ofKind)("are in $name", async ({ name, read, omits, format }) => {
    const people = await publish(kind, itemOf(kind));
    const text = await read(academy, { ...people, kind, changed: itemOf(kind, ...fieldsOf(kind)) });
    const missing = fieldsOf(kind).filter(
      (field) => !text.includes(format(values[field][0], field)),
    );
    expect(missing, `the fields that ${name} leaves out`).toEqual(omits?.[kind] ?? []);
  });
});
