import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { accountPaths as own } from "../support/account-paths.ts";
import { findBrokenWords, findLostText, findSmallTargets } from "./public-faults.ts";

const people = {
  student: {
    make: () => makeStudent(nextAccount("Student", "Venkatanarasimharajuvaripeta Lakshminarayana")),
    paths: [...own, "/account/guardian", "/account/guardian/birth-date", "/calendar"],
  },
  tutor: { make: () => makeTutor(), paths: [...own, "/calendar"] },
  admin: { make: async () => theAdmin(), paths: ["/account", "/account/second-factor"] },
};

for (const [role, { make, paths }] of Object.entries(people)) {
  test(`the account of a ${role} fits every width and large text`, async ({ open }) => {
    const page = await open({ as: await make() });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        const where = `${path}, ${width} px`;
        expect.soft(await findLostText(page, "100%"), where).toEqual([]);
        expect.soft(await findBrokenWords(page), where).toEqual([]);
        if (width > 360 && width < 1280) continue;
        expect.soft(await findLostText(page, "200%"), `${where}, large text`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 720 });
      expect.soft(await findSmallTargets(page), path).toEqual([]);
    }
  });
}

test("an account and a calendar are printed without what is pressed", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  for (const path of ["/account", "/calendar"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
