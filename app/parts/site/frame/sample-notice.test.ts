import { expect, test } from "vitest";
import { sampleNotice } from "#content/site/pages/sample-notice.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent } from "#test/support/people.ts";

const academy = useAcademy();

test("staff who write the site read on it that samples are left; nobody else does", async () => {
  const { text } = sampleNotice;
  const [owner, editor] = [await makeAdmin(academy), await makeAdmin(academy, "editor")];
  const [accountant, student] = [
    await makeAdmin(academy, "accountant"),
    await makeStudent(academy),
  ];
  for (const { browser } of [owner, editor]) expect(await browser.read("/")).toContain(text);
  const others = [accountant.browser, student.browser, new TestBrowser(academy)];
  for (const browser of others) expect(await browser.read("/")).not.toContain(text);
});
