import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { typedText } from "#domain/shared/typed/typed-text.ts";
import { edge, expect, test } from "../../support/browser.ts";
import { button, field } from "../../support/steps.ts";
import { readCalendar } from "./calendar.ts";
import { fill, labels, submit, watchRequests } from "./meeting-form.ts";
import { hostile, plain, type Typed } from "./meeting-typed.ts";

for (const [kind, typed] of Object.entries({ "plain words": {}, ...hostile })) {
  const variant = kind === "plain words" ? {} : edge;
  test(
    `with ${kind}, nothing is sent, and chat, mail and calendar have every value`,
    variant,
    async ({ open }) => {
      const page = await open();
      await page.goto("/contact/schedule", { waitUntil: "networkidle" });
      const held = await fill(page, { ...plain, ...typed });
      await page.getByRole("checkbox", { name: "Free demo class" }).check();
      const requests = watchRequests(page);
      await submit(page);

      const status = page.getByRole("status");
      await expect(status).toContainText(/nothing has been sent/i);
      expect(requests, "requests on submit").toEqual([]);
      await expect(page).toHaveURL("/contact/schedule");
      const traces = await page.evaluate(() => [
        "hacked" in window,
        document.cookie,
        localStorage.length,
        sessionStorage.length,
      ]);
      expect(traces, "nothing ran, nothing was kept").toEqual([false, "", 0, 0]);
      await expect(status.locator("img, script, iframe")).toHaveCount(0);

      const values = [held.name, held.email, held.phone, held.topic, ...held.message.split("\n")]
        .map((value) => typedText(value).trim())
        .filter(Boolean);
      const carriers = {
        page: await status.innerText(),
        whatsapp: readChat(
          await status.getByRole("link", { name: /WhatsApp/ }).getAttribute("href"),
        ),
        mail: readMail(await status.getByRole("link", { name: /Email/ }).getAttribute("href")),
        calendar: readEvent(await download(page, status.getByRole("link", { name: /Calendar/ }))),
      };
      for (const [carrier, text] of Object.entries(carriers)) {
        for (const value of [...values, "Free demo class"]) {
          expect(text.replaceAll(/\s+/g, " "), carrier).toContain(value.replaceAll(/\s+/g, " "));
        }
      }
    },
  );
}

/** The text of the calendar file that a link saves. */
async function download(page: Page, link: Locator): Promise<string> {
  const saved = page.waitForEvent("download");
  await link.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
  return readFile(await file.path(), "utf8");
}

/** The text of a prefilled chat; its address carries nothing else. */
function readChat(href: string | null): string {
  const url = new URL(href ?? "");
  expect(url.origin + url.pathname + url.hash).toBe("https://wa.me/910000000000");
  expect([...url.searchParams.keys()]).toEqual(["text"]);
  return url.searchParams.get("text") ?? "";
}

/** The body of a prefilled mail to the academy alone, with one subject on one line. */
function readMail(href: string | null): string {
  const [, subject = "", body = ""] =
    /^mailto:hello@viluva\.example\?subject=([^?&#=\s]*)&body=([^?&#=\s]*)$/.exec(href ?? "") ?? [];
  expect(decodeURIComponent(subject)).toMatch(/^Meeting request: \S.*$/);
  return decodeURIComponent(body);
}

/** The description of the one event, which has the properties of ours and no other. */
function readEvent(text: string): string {
  const { names, start, description } = readCalendar(text);
  expect(names.filter((name) => name === "BEGIN")).toHaveLength(2);
  expect(names.filter((name) => name === "END")).toHaveLength(2);
  expect(names).not.toContain("ATTACH");
  expect(names).not.toContain("ATTENDEE");
  // 17:30 in India.
  expect(start).toBe("20310304T120000Z");
  return description;
}

const required: (keyof Typed)[] = ["date", "time", "name", "email", "phone"];

test(
  "a required field that is empty is named, and what was typed stays",
  edge,
  async ({ open }) => {
    const page = await open();
    await page.goto("/contact/schedule");
    const requests = watchRequests(page);
    const words = new Set<string>();
    for (const empty of required) {
      const held = await fill(page, { ...plain, [empty]: "" });
      await submit(page);
      const alert = page.getByRole("alert").filter({ hasText: /\S/ });
      await expect(alert).toContainText(new RegExp(empty, "i"));
      words.add(await alert.innerText());
      await expect(field(page, labels[empty])).toBeFocused();
      await expect(field(page, labels[empty])).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("status")).toBeEmpty();
      for (const [key, label] of Object.entries(labels) as [keyof Typed, string][]) {
        await expect(field(page, label), label).toHaveValue(held[key]);
      }
    }
    expect(words.size).toBe(required.length);
    expect(requests).toEqual([]);
  },
);

test("only the five required fields are required", edge, async ({ open }) => {
  const page = await open();
  await page.goto("/contact/schedule");
  await fill(page, { ...plain, topic: "", message: "" });
  await field(page, "Phone").press("Enter");
  await expect(page.getByRole("status")).toContainText(/nothing has been sent/i);
  await expect(page.getByRole("status")).not.toContainText("Topic");
});

test("without JavaScript the page says so and has other ways; the form sends nothing", async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/contact/schedule", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  const requests = watchRequests(page);
  if (await button(page, "Prepare My Request").isVisible()) {
    await fill(page, plain);
    await submit(page);
  }
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/contact/schedule");
});
