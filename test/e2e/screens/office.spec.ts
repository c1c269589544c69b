import { makeEnquiry } from "#test/support/enquiries.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { pathInMail } from "../support/mailbox.ts";
import { findId, makeAdmin, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { postForm } from "../support/requests.ts";
import { button, dialogOn, goAwake } from "../support/steps.ts";

// What the staff do beside the three lists: enquiries, imports, invitations and their own list.
const admin = "/admin-dashboard";

test("the form of a family that enquires", async ({ open }) => {
  const page = await open();
  for (const path of ["/book-a-demo", "/book-a-demo/thanks", "/book-a-demo/already"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

/** An enquiry with the longest name and note. */
function makeLongEnquiry(): Promise<string> {
  const longName = "Venkatanarasimharajuvaripeta".repeat(3).slice(0, 80);
  return makeEnquiry(
    { database: academyDatabase() },
    { askerName: longName, email: nextAccount("Student").email, note: "a".repeat(500) },
  );
}

test("enquiries, from the list to the enrolment", async ({ open }) => {
  await makeTutor();
  const id = await makeLongEnquiry();
  const page = await open({ as: theAdmin() });
  for (const path of ["", `/${id}`, `/${id}/enrolment`, "/new", "/funnel"]) {
    await page.goto(`${admin}/enquiries${path}`);
    await expectAccessible(page, `enquiries${path}`);
  }
});

test("the loss of an enquiry, and a refused one", async ({ open }) => {
  const id = await makeLongEnquiry();
  const page = await open({ as: theAdmin() });
  await page.goto(`${admin}/enquiries/${id}/loss`);
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "the loss of an enquiry");
  await page.goto(`${admin}/enquiries/new`);
  await button(page, "Add Enquiry").click();
  await expect(page.locator("[aria-invalid=true]")).not.toHaveCount(0);
  await expectAccessible(page, "refused enquiry");
});

test("an import with problems, and one that is done", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  const good = nextAccount("Student");
  const text = [
    "Name,Email,Phone,Class,Subjects",
    `${good.name},${good.email},1,10,Maths`,
    `${"Lakshminarayana".repeat(6)},no-address,1,Class 99,${"Dancing".repeat(20)}`,
  ].join("\n");
  const { cookie } = theAdmin();
  const answer = await postForm(`${admin}/import`, { kind: "students", text }, cookie);
  const sheet = answer.headers.get("location") ?? "";
  await page.goto(`${admin}/import`);
  await expectAccessible(page, "start of an import");
  await page.goto(sheet);
  await expectAccessible(page, "dry run");
  await button(page, "Import the 1 Good Rows").click();
  await expect(page.getByText("1 created, 0 changed")).toBeVisible();
  await expectAccessible(page, "finished import");
  const id = sheet.split("/").at(-1) ?? "";
  const set = (change: { state: "running" | "undone" | "checked"; failure?: "error" }) =>
    academyDatabase().updateTable("imports").set(change).where("id", "=", id).execute();
  // Its run says that it lives, so that no instance takes it for dead while axe looks.
  const inHours = new Date(Date.now() + 3_600_000);
  await academyDatabase()
    .updateTable("imports")
    .set({ progress_at: inHours })
    .where("id", "=", id)
    .execute();
  await set({ state: "running" });
  await page.reload();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectAccessible(page, "an import in progress");
  await set({ state: "checked", failure: "error" });
  await page.reload();
  await expect(page.getByText("the server was interrupted")).toBeVisible();
  await expectAccessible(page, "an import that was interrupted");
  await set({ state: "undone" });
  await page.reload();
  await expectAccessible(page, "an import that was undone");
});

test("the staff, the forms of invitations and what else there is", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  for (const path of ["more", "staff", "staff/invite", "students/invite", "tutors/invite"]) {
    await page.goto(`${admin}/${path}`);
    await expectAccessible(page, path);
  }
});

test("an invitation, refused, sent and opened", async ({ open }) => {
  const [owner, invited] = [await makeAdmin(), nextAccount("Admin")];
  const page = await open({ as: owner });
  await goAwake(page, `${admin}/students/invite`);
  await button(page, "Send Invitation").click();
  await expect(page.locator("[aria-invalid=true]")).not.toHaveCount(0);
  await expectAccessible(page, "refused invitation");
  const form = { name: invited.name, email: invited.email, role: "editor" };
  await postForm("/account/proof", { password: owner.password }, owner.cookie);
  await postForm(`${admin}/staff/invite`, form, owner.cookie);
  const { id } = await findId(invited);
  await page.goto(`${admin}/staff/${id}`);
  await expectAccessible(page, "an invited member");

  const visitor = await open();
  await visitor.goto(await pathInMail(invited.email, "", /^\/invitation\//));
  await expectAccessible(visitor, "invitation");
});
