import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findKeptSender } from "#data/site/kept-sender.ts";
import { insertSiteVersion, saveSiteDraft } from "#data/site/site.ts";
import type { SiteChanges } from "#content/site/site.ts";
import { useAcademy, type TestAcademy } from "#test/support/academy.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import { lastMail } from "#test/support/mail.ts";
import { prove } from "#test/support/passkeys.ts";
import { makeAdmin, password, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const withSetting = useAcademy({ MAIL_FROM: "Set <set@academy.example>" });

const page = "/admin-dashboard/setup/mail";
const form = "/admin-dashboard/setup/sender";
const publication = "/admin-dashboard/site/publication";
const own = { name: "Deepam Tutorials", email: "hello@deepam.example" };
const other = { name: "Deepam Tutorials", email: "mallory@elsewhere.example" };
const asHeader = ({ name, email }: typeof own) => `${name} <${email}>`;
let owner: Person;
let second: Person;
let editor: Person;

const setSite = (to: TestAcademy, { id }: Person, changes: SiteChanges) =>
  to.database
    .transaction()
    .execute((trx) =>
      insertSiteVersion(trx, { changes, author: { accountId: id, name: "A" }, note: "" }),
    );

/** Publishes facts of the academy by the forms of the editor. */
async function publish({ id, browser }: { id: string; browser: TestBrowser }, facts: object) {
  const author = { accountId: id, name: "A" };
  const draft = { changes: { academy: facts }, basedOn: null, author };
  await academy.database.transaction().execute((trx) => saveSiteDraft(trx, draft));
  const opened = /name="opened" value="([^"]+)"/.exec(await browser.read(publication))?.[1] ?? "";
  return browser.submit(publication, { opened });
}

/** What the mail about the sender that an owner got last says, and who it comes from. */
async function readNews(to: Person, count: number) {
  const { from, subject, text = "" } = await lastMail(academy, to, "sender-change", count);
  return { from: `${from?.name} <${from?.address}>`, subject, text };
}

beforeAll(async () => {
  [owner, second] = [await makeAdmin(academy), await makeAdmin(academy)];
  editor = await makeAdmin(academy, "editor");
});
beforeEach(async () => {
  await academy.pool.query("delete from mails");
  await academy.pool.query("delete from kept_sender");
  await academy.pool.query("update sessions set confirmed_at = null");
  await setSite(academy, owner, { academy: own });
});

const shows = async (text: string) => {
  const shown = await owner.browser.read(page);
  expect(shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toContain(text);
};

describe("another address, published by a content editor", () => {
  test("waits for an owner, who proves anew who they are; all owners get mails", async () => {
    const published = await publish(editor, other);
    expect(published.page).toContain("Emails keep the sender that they have until an owner");
    await shows(`Emails come from ${asHeader(own)}.`);
    for (const one of [owner, second]) {
      const { from, subject, text } = await readNews(one, 1);
      expect([from, subject]).toEqual([
        asHeader(own),
        "Another sender of your emails waits for you",
      ]);
      for (const words of [asHeader(own), asHeader(other), editor.name]) {
        expect(text).toContain(words);
      }
    }
    const asked = await owner.browser.post(form, { name: other.name, address: other.email });
    const proof = asked.headers.get("location") ?? "";
    expect(proof).toMatch(/^\/account\/proof\?next=/);
    expect(await findKeptSender(academy.database)).not.toBeNull();
    expect(await owner.browser.read(proof)).toContain(`value="${other.email}"`);
    const fields = { name: other.name, address: other.email };
    const proved = await owner.browser.post(proof, { password, ...fields });
    expect([proved.status, proved.headers.get("location")]).toEqual([307, form]);
    const confirmed = await owner.browser.submit(form, fields);
    expect(confirmed.page).toContain("Emails come from the confirmed name and address");
    await shows(`Emails come from ${asHeader(other)}.`);
    const { from, subject } = await readNews(second, 2);
    expect([from, subject]).toEqual([asHeader(other), "Your emails have another sender"]);
  });

  test("is confirmed as it was seen, and by nobody else", async () => {
    await publish(editor, other);
    await publish(editor, { ...other, email: "again@elsewhere.example" });
    await Promise.all([prove(owner.browser), prove(editor.browser)]);
    const seen = { name: other.name, address: other.email };
    const { page: answer } = await owner.browser.submit(form, seen);
    expect(answer).toContain("has changed meanwhile");
    const now = { ...seen, address: "again@elsewhere.example" };
    expect((await editor.browser.post(form, now)).status).toBe(403);
    expect(await findKeptSender(academy.database)).toEqual({
      name: own.name,
      address: own.email,
    });
  });

  test("leaves nothing to confirm once the old one is published again", async () => {
    await publish(editor, other);
    await publish(editor, own);
    expect(await findKeptSender(academy.database)).toBeNull();
    await shows(`Emails come from ${asHeader(own)}.`);
  });

  test("waits too where they go back to an earlier version of the site", async () => {
    const version = await setSite(academy, owner, { academy: other });
    await setSite(academy, owner, { academy: own });
    const back = await editor.browser.submit(`/admin-dashboard/site/versions/${version}`);
    expect(back.page).toContain("Emails keep the sender that they have until an owner");
    expect(await findKeptSender(academy.database)).toMatchObject({ address: own.email });
  });

  test("and another name, while the rest of the site is shown at once", async () => {
    await publish(editor, { ...own, name: "Mallory", tagline: "Learn well" });
    expect(await findKeptSender(academy.database)).toMatchObject({ name: own.name });
    await publish(editor, { ...own, tagline: "Learn better" });
    expect(await findKeptSender(academy.database)).toBeNull();
  });
});

describe("another address, published by an owner", () => {
  test("counts at once after a fresh proof, and waits without one", async () => {
    await publish(owner, other);
    expect(await findKeptSender(academy.database)).toMatchObject({ address: own.email });
    // A mail about what waits is not written once nothing does.
    await readNews(second, 1);
    await prove(owner.browser);
    await publish(owner, { ...other, email: "office@deepam.example" });
    expect(await findKeptSender(academy.database)).toBeNull();
    expect((await readNews(second, 2)).subject).toBe("Your emails have another sender");
  });

  test("counts at once where it replaces a sample, which reached nobody", async () => {
    await setSite(academy, owner, {});
    await publish(owner, own);
    expect(await findKeptSender(academy.database)).toBeNull();
    expect((await readNews(second, 1)).text).toContain(asHeader(own));
  });
});

test("nothing waits, and nobody is mailed, while the operator has set the sender", async () => {
  const setOwner = await makeAdmin(withSetting);
  await withSetting.pool.query(
    "insert into kept_sender (name, address) values ('A', 'a@b.example')",
  );
  const shown = await setOwner.browser.read(page);
  expect(shown).toContain("Emails come from Set &lt;set@academy.example&gt;.");
  expect(shown).not.toContain(`action="${form}"`);
});
