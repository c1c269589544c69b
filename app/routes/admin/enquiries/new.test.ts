import { beforeAll, beforeEach, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let coordinator: Person;
beforeAll(async () => {
  coordinator = await makeAdmin(academy, "coordinator");
});
beforeEach(() => academy.pool.query("delete from enquiries"));

const form = "/admin-dashboard/enquiries/new";
const call = {
  name: "Lakshmi Devi",
  email: "lakshmi@test.example",
  selectedClass: "class-10",
  note: "Wants evenings.",
};

async function only(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await academy.pool.query<Record<string, unknown>>(sql);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

test.each([
  ["phone", "called"],
  ["walk-in", "called"],
  ["whatsapp", "new"],
  // What the form doesn't offer is its first choice.
  ["website", "called"],
])("one that came by %s is %s, and the board has it selected", async (source, stage) => {
  const { status, headers } = await coordinator.browser.post(form, { ...call, source });
  const enquiry = await only("select * from enquiries");
  expect([status, headers.get("location")]).toEqual([
    303,
    `/admin-dashboard/enquiries#enquiry-${String(enquiry["id"])}`,
  ]);
  expect(enquiry).toMatchObject({
    source: source === "website" ? "phone" : source,
    stage,
    created_by: coordinator.id,
  });
  expect(enquiry["answered_at"] !== null).toBe(stage === "called");
  expect(await only("select what, note, admin_id from enquiry_events")).toEqual({
    what: "received",
    note: "Wants evenings.",
    admin_id: coordinator.id,
  });
});

test("nobody is mailed, and the website does not mail the same address that day", async () => {
  await coordinator.browser.post(form, { ...call, email: "once@test.example" });
  await new TestBrowser(academy).post("/book-a-demo", { ...call, email: "once@test.example" });
  await only("select from mails where kind = 'enquiries'");
  const { rowCount } = await academy.pool.query("select from mails where enquiry_id is not null");
  expect(rowCount).toBe(0);
});

test("a refused form keeps what was typed", async () => {
  const answer = await coordinator.browser.post(form, { ...call, source: "referral", email: "" });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Please give a phone number or an email.");
  expect(page).toContain(">Wants evenings.</textarea>");
  expect(page).toMatch(/<option value="referral" selected=""/);
});
