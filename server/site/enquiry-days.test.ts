import { expect, test } from "vitest";
import { standardSite } from "#content/site/site.ts";
import { insertSiteVersion } from "#data/site/site.ts";
import { useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { makeAdmin } from "#test/support/people.ts";

const academy = useAcademy({ ENQUIRY_DAYS: "45" }, fastAcademy);

const read = async (path: string) => (await fetch(academy.url + path)).text();

test("pages say after how many days enquiries are deleted, also in an academy's own words", async () => {
  for (const path of ["/privacy", "/book-a-demo"]) {
    const page = await read(path);
    expect(page).toMatch(/delete it (after )?45 days/);
    expect(page).not.toContain("180 days");
  }
  const { privacy } = standardSite.policies;
  const admin = await makeAdmin(academy);
  await academy.database.transaction().execute((trx) =>
    insertSiteVersion(trx, {
      changes: {
        policies: {
          privacy: {
            ...privacy,
            sections: [{ title: "Ours", paragraphs: ["Gone after {enquiry-days}."] }],
          },
        },
      },
      author: { accountId: admin.id, name: "Asha" },
      note: "",
    }),
  );
  await expect.poll(() => read("/privacy")).toContain("Gone after 45 days.");
  expect(await read("/book-a-demo")).toContain("after 45 days");
});
