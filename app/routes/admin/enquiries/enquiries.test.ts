import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const board = "/admin-dashboard/enquiries";
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const read = async (id: string) => {
  const { rows } = await academy.pool.query("select * from enquiries where id = $1", [id]);
  return rows[0] as Record<string, unknown>;
};
const post = (id: string, path: string, fields: Record<string, string> = {}) =>
  admin.browser.post(`${board}/${id}${path}`, fields);
/** The part of the board with the cards of a stage. */
const column = async (stage: string, query = "") => {
  const page = await admin.browser.read(`${board}${query}`);
  return page.split(`id="stage-${stage}"`)[1]?.split("<section")[0] ?? "";
};
const ago = (id: string, days: number) =>
  academy.pool.query(
    "update enquiries set created_at = now() - $2 * interval '1 day' where id = $1",
    [id, days],
  );

describe("the board", () => {
  test("has a new enquiry in the first column, and an old one is late with a word", async () => {
    const [fresh, old] = [
      await makeEnquiry(academy, { askerName: "Fresh Family" }),
      await makeEnquiry(academy, { askerName: "Old Family" }),
    ];
    await ago(old, 3);
    const cards = (await column("new")).split("<li");
    const cardOf = (id: string) => cards.find((card) => card.includes(id)) ?? "";
    expect(cardOf(fresh)).toContain("Fresh Family");
    expect(cardOf(fresh)).toContain("Class 10 · Mathematics");
    expect(cardOf(fresh)).toContain("Just now");
    expect(cardOf(fresh)).not.toContain(">Late<");
    expect(cardOf(old)).toContain(">Late<");
    expect(cardOf(old)).toContain("3 days ago");
    const late = await column("new", "?answer=late");
    expect([late.includes(fresh), late.includes(old)]).toEqual([false, true]);
    await post(old, "/call");
    expect(await column("called")).toContain(old);
    expect(await column("called", "?answer=late")).not.toContain(old);
  });

  test.each([
    ["Same as Sana Khan", "Sana  KHAN", "class-10"],
    ["Same contact as Sana Khan", "Adil", "class-10"],
    ["Same contact as Sana Khan", "Sana Khan", "class-9"],
  ] as const)("says “%s” of %s in %s, here and on its page", async (words, askerName, classId) => {
    const phone = `98490 ${10_000 + words.length * 100 + askerName.length}`;
    const first = await makeEnquiry(academy, { askerName: "Sana Khan", phone });
    const second = await makeEnquiry(academy, { askerName, classId, phone: `+91-${phone}` });
    const cards = (await column("new")).split("<li");
    const [firstCard, card] = [first, second].map(
      (id) => cards.find((text) => text.includes(`id="enquiry-${id}"`)) ?? "",
    );
    expect(firstCard).not.toContain("Same");
    expect(card).toMatch(new RegExp(`href="${board}/${first}"[^>]*>(<[^>]+>)?${words}<`));
    const page = await admin.browser.read(`${board}/${second}`);
    expect(page).toContain(words.replace(" Sana Khan", ""));
    expect(page).toContain(`href="${board}/${first}"`);
    expect(page).not.toContain("please ask the family whether this enquiry is theirs");
  });

  test("of two that come at the same moment, one is the same as the other", async () => {
    const same = { askerName: "Twice Pressed", phone: "98490 77701" };
    const ids = await Promise.all(
      [1, 2, 3].map(() =>
        academy.database.transaction().execute((trx) => makeEnquiry({ database: trx }, same)),
      ),
    );
    const repeats = await Promise.all(ids.map(async (id) => (await read(id))["repeats_id"]));
    expect(repeats.filter((id) => id === null)).toHaveLength(1);
  });

  test("is filtered by source and owner", async () => {
    const [phone, own] = [
      await makeEnquiry(academy, { source: "phone" }),
      await makeEnquiry(academy),
    ];
    await post(own, "/owner", { owner: admin.id });
    const bySource = await column("new", "?source=phone");
    expect([bySource.includes(phone), bySource.includes(own)]).toEqual([true, false]);
    const mine = await column("new", "?whose=mine");
    expect([mine.includes(phone), mine.includes(own)]).toEqual([false, true]);
    expect(mine).toContain(`Owner: ${admin.name}`);
  });

  test("shows the last lost ones and leads to a list of all, page by page", async () => {
    const { rows } = await academy.pool.query<{ id: string }>(
      `insert into enquiries (source, asker, asker_name, phone, class_id, stage, stage_at, lost_reason)
       select 'other', 'parent', 'Lost family ' || n, '1', 'class-8', 'lost',
         now() - n * interval '1 day', 'price' from generate_series(1, 60) n returning id`,
    );
    const ids = rows.map(({ id }) => id);
    const lost = await column("lost", "?source=other");
    expect(ids.filter((id) => lost.includes(`href="${board}/${id}"`))).toEqual(ids.slice(0, 5));
    expect(lost).toContain(">60<");
    expect(lost).toContain("?stage=lost&amp;source=other");
    const first = await admin.browser.read(`${board}?stage=lost&source=other`);
    const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await admin.browser.read(next);
    const listed = [first, second].flatMap((page) => ids.filter((id) => page.includes(`/${id}"`)));
    expect(listed).toEqual(ids);
  });
});

describe("an enquiry", () => {
  test("shows how to reach the family and what they asked", async () => {
    const id = await makeEnquiry(academy, {
      askerName: "Lakshmi",
      phone: "90000 11111",
      email: "lakshmi@family.example",
      first: new Date("2040-01-02T12:30:00Z"),
    });
    const page = await admin.browser.read(`${board}/${id}`);
    for (const text of [
      'href="tel:+919000011111"',
      'href="https://wa.me/919000011111"',
      'href="mailto:lakshmi@family.example"',
      "Lakshmi (parent)",
      "Monday 2 January 2040 at 6:00 PM IST",
      "Website",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("has texts for WhatsApp in the language of the family", async () => {
    const id = await makeEnquiry(academy, { phone: "90000 11112", language: "hi" });
    const page = await admin.browser.read(`${board}/${id}`);
    const [url = ""] = page.match(/(?<=href=")https:\/\/wa\.me\/919000011112\?text=[^"]*/) ?? [];
    expect(new URL(url).searchParams.get("text")).toContain("नमस्ते");
  });

  test.each([
    ["098480 33333", "+919848033333"],
    ["0091 98480-33333", "+919848033333"],
    ["+44 (0)20 7946 0018", "+442079460018"],
    ["2345 6789", null],
  ])("links %s to its normal form", async (phone, normal) => {
    const id = await makeEnquiry(academy, { phone });
    const page = await admin.browser.read(`${board}/${id}`);
    expect(page).toContain(`href="tel:${normal ?? "23456789"}"`);
    const chats = page.match(/(?<=href=")https:\/\/wa\.me\/[^"]*/g) ?? [];
    expect(chats.filter((url) => !url.includes("?"))).toEqual(
      normal ? [`https://wa.me/${normal.slice(1)}`] : [],
    );
    expect(chats).toHaveLength(normal ? 3 : 0);
  });

  test("is called, gets a note, a next step, is lost and opened again, all in its history", async () => {
    const id = await makeEnquiry(academy);
    expect((await post(id, "/call", { note: "Wants evenings." })).status).toBe(303);
    const { answered_at: answeredAt, stage } = await read(id);
    expect(stage).toBe("called");
    await post(id, "", { text: "Prefers a woman." });
    await post(id, "/next-step", { nextStep: "Call again", date: "2040-01-02", time: "18:00" });
    expect(await admin.browser.read(`${board}/${id}`)).toContain("Call again · ");
    await post(id, "/loss", { reason: "price", note: "Too dear." });
    expect(await read(id)).toMatchObject({
      stage: "lost",
      lost_reason: "price",
      lost_note: "Too dear.",
      next_step: null,
      answered_at: answeredAt,
    });
    expect((await post(id, "/reopening")).status).toBe(303);
    expect(await read(id)).toMatchObject({ stage: "called", lost_reason: null, lost_note: null });
    const page = await admin.browser.read(`${board}/${id}`);
    const history = [
      "Opened again",
      "Too dear.",
      "Next step",
      "Prefers a woman.",
      "Wants evenings.",
    ];
    const places = history.map((text) => page.lastIndexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test("that was only given to somebody is not answered", async () => {
    const id = await makeEnquiry(academy);
    await post(id, "/owner", { owner: admin.id });
    expect(await read(id)).toMatchObject({ owner_id: admin.id, answered_at: null, stage: "new" });
    await post(id, "/owner", { owner: "00000000-0000-4000-8000-000000000000" });
    expect(await read(id)).toMatchObject({ owner_id: admin.id });
    await post(id, "/owner", { owner: "" });
    expect(await read(id)).toMatchObject({ owner_id: null });
  });

  test.each([
    ["", { text: " " }, "Please write something."],
    ["/call", { note: "x".repeat(2001) }, "Please use at most 2,000 characters."],
    ["/loss", { reason: "other", note: "" }, "Please say what the reason is."],
    ["/next-step", { nextStep: "Call", date: "", time: "" }, "Please fill in the date."],
  ])("is not changed by an invalid form at %s", async (path, fields, words) => {
    const id = await makeEnquiry(academy);
    const before = await read(id);
    const answer = await post(id, path, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(await read(id)).toEqual(before);
  });

  test("is lost once, and only a lost one is opened again", async () => {
    const id = await makeEnquiry(academy);
    const refused = await admin.browser.submit(`${board}/${id}/reopening`);
    expect(refused.page).toContain("That is not possible any more");
    await post(id, "/loss", { reason: "time" });
    expect((await post(id, "/loss", { reason: "price" })).status).toBe(409);
    expect(await read(id)).toMatchObject({ lost_reason: "time" });
  });
});
