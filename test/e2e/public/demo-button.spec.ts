import type { Page } from "@playwright/test";
import { doors, visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** What is wrong with the picture of the page that is open, as the screen stands. */
function findFaults(page: Page, mayStand: boolean): Promise<string[]> {
  return page.evaluate((standing) => {
    const [button, ...others] = [...document.querySelectorAll("a[href='/signup']")].filter((link) =>
      link.querySelector("svg[role=img], img"),
    );
    if (!button || others.length > 0) return [`${others.length + Number(Boolean(button))} of it`];
    const picture = button.querySelector("svg[role=img], img");
    const words = picture?.getAttribute("alt") ?? picture?.ariaLabel ?? picture?.textContent ?? "";
    const faults = words.includes("Book a free demo class") ? [] : [`it says "${words}"`];
    const floats = getComputedStyle(button).position === "fixed";
    if (!floats && !standing) faults.push("it does not float");
    if (!floats) button.scrollIntoView();

    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    if (width < 44 || height < 44) faults.push(`it is ${width} by ${height}`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push("cut off");
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(there)) faults.push("something lies over it");
    return faults;
  }, mayStand);
}

/** What can be used at the end of the page that is open, and lies under the picture. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const floating = [...document.querySelectorAll("a")].find(
      (link) => getComputedStyle(link).position === "fixed" && link.querySelector("svg, img"),
    );
    if (!floating) return [];
    const over = floating.getBoundingClientRect();
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((target) => target !== floating && target.checkVisibility())
      .filter((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const crosses = left < over.right && right > over.left;
        return crosses && top < over.bottom && bottom > over.top && right - left > 1;
      })
      .map((target) => `it covers "${target.textContent || target.getAttribute("name")}"`);
  });
}

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

test("the picture that leads to a free demo floats on every page and covers nothing", async ({
  open,
}) => {
  const page = await open();
  const faults: string[] = [];
  for (const path of visitedPaths) {
    await page.setViewportSize(desk);
    await page.goto(path);
    const onDesk = [...(await findFaults(page, false)), ...(await findCovered(page))];
    await page.setViewportSize(phone);
    // On a phone it would float over a sign-up's fields; there it stands at the page's end.
    const onPhone = [
      ...(await findFaults(page, doors.includes(path))),
      ...(await findCovered(page)),
    ];
    faults.push(...onDesk.map((fault) => `${path}, desk: ${fault}`));
    faults.push(...onPhone.map((fault) => `${path}, phone: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("it leads to the student's sign-up", async ({ open }) => {
  const page = await open();
  await page.goto("/refund");
  await page.getByRole("link", { name: "Book a free demo class", exact: true }).click();
  await expect(page).toHaveURL("/signup");
});
