import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { item, standInForHosts } from "../support/steps.ts";
import { makeCourse, publish } from "../support/teaching.ts";

const video = "https://youtu.be/dQw4w9WgXcQ";
const player = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
const form = `https://docs.google.com/forms/d/e/${"1".repeat(40)}/viewform`;
const elsewhere = "https://lessons.example/1";

async function makeLessons() {
  const made = await makeCourse();
  const { tutor, assignmentId } = made;
  await publish(tutor, assignmentId, "recordings", "A film", { url: video });
  await publish(tutor, assignmentId, "recordings", "Elsewhere", { url: elsewhere });
  await publish(tutor, assignmentId, "exams", "A form", { url: form });
  await publish(tutor, assignmentId, "exams", "A short link", { url: "https://forms.gle/AbCdEf" });
  return { ...made, course: `/dashboard/courses/${assignmentId}` };
}

const frame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

test("a recording plays in the page, and no request goes to another host before", async ({
  open,
}) => {
  const { student } = await makeLessons();
  const page = await open({ as: student });
  const requested = await standInForHosts(page);
  // The policy of the loaded document applies, so start from the summary.
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^Open course/ }).click();
  const film = item(page, "A film");
  await expect(film).toContainText("Plays here, from YouTube");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(requested).toEqual([]);

  await film.getByRole("button", { name: /^Watch recording/ }).click();
  const playing = frame(page, "A film");
  await expect(playing).toHaveAttribute("src", player);
  await expect(playing).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  await expect(playing).toHaveAttribute("referrerpolicy", "strict-origin");
  await expect(playing.contentFrame().getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  expect(requested).toEqual([player]);

  const link = item(page, "Elsewhere").getByRole("link", { name: /^Watch recording/ });
  await expect(link).toHaveAttribute("href", elsewhere);
  await expect(link).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(item(page, "Elsewhere").getByRole("button")).toHaveCount(0);
});

test("an exam opens beside the course, and below it on a phone", async ({ open }) => {
  const { student, course } = await makeLessons();
  const page = await open({ as: student });
  const requested = await standInForHosts(page);
  await page.goto(course);
  await page.setViewportSize({ width: 1280, height: 800 });
  const opener = item(page, "A form").getByRole("button", { name: "Open exam" });
  await opener.click();
  const panel = page.getByRole("region", { name: "A form" });
  const src = `${form}?embedded=true`;
  await expect(frame(page, "A form")).toHaveAttribute("src", src);
  await expect(frame(page, "A form").contentFrame().getByRole("heading")).toBeVisible();
  expect(requested).toEqual([src]);
  await expect(frame(page, "A form")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms",
  );
  await expect(panel.getByRole("link", { name: /^Open in a new tab/ })).toHaveAttribute(
    "href",
    form,
  );
  const places = async () => {
    const [beside, list] = [await panel.boundingBox(), await opener.boundingBox()];
    if (!beside || !list) throw new Error("not on the page");
    return { right: beside.x > list.x + list.width, below: beside.y > list.y + list.height };
  };
  expect((await places()).right).toBe(true);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await places()).toEqual({ right: false, below: true });

  await panel.getByRole("button", { name: "Close exam" }).click();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  const short = item(page, "A short link");
  await expect(short.getByRole("link", { name: /^Open exam/ })).toHaveAttribute(
    "href",
    "https://forms.gle/AbCdEf",
  );
  await expect(short.getByRole("button")).toHaveCount(0);
});

test("player and exam work by keyboard", edge, async ({ open }) => {
  const { student, course } = await makeLessons();
  const page = await open({ as: student });
  await standInForHosts(page);
  await page.goto(course);
  const watch = item(page, "A film").getByRole("button", { name: /^Watch recording/ });
  await watch.focus();
  await page.keyboard.press("Enter");
  await expect(frame(page, "A film")).toBeFocused();
  await item(page, "A form").getByRole("button", { name: "Open exam" }).focus();
  await page.keyboard.press("Enter");
  await expect(frame(page, "A form")).toBeFocused();
  // A key that a frame gets while it loads moves nothing.
  await expect(frame(page, "A form").contentFrame().getByRole("heading")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Close exam" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame(page, "A form")).toHaveCount(0);
});

test("without JavaScript both are links", edge, async ({ open }) => {
  const { student, course } = await makeLessons();
  const page = await open({ as: student, javaScriptEnabled: false });
  const requested = await standInForHosts(page);
  await page.goto(course);
  const [watch, take] = [
    item(page, "A film").getByRole("link", { name: /^Watch recording/ }),
    item(page, "A form").getByRole("link", { name: /^Open exam/ }),
  ];
  await expect(watch).toHaveAttribute("href", video);
  await expect(take).toHaveAttribute("href", form);
  for (const link of [watch, take]) {
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByRole("button", { name: /recording|exam/ })).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("new items are marked until they have been seen", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeLessons();
  await publish(tutor, assignmentId, "announcements", "No class on Friday");
  const page = await open({ as: student });
  await page.goto("/dashboard");
  const news = page.getByRole("region", { name: "New for you" });
  await expect(news.getByRole("link", { name: "1 new announcement" })).toBeVisible();
  await expect(item(page, "No class on Friday").getByText("New", { exact: true })).toBeVisible();
  // On a phone the courses are in a drawer.
  await page.setViewportSize({ width: 1280, height: 800 });
  const navigation = page.getByRole("navigation", { name: "My Courses" });
  await navigation.getByRole("link", { name: "Mathematics, Class 10 4 new" }).click();
  await expect(page.getByRole("main").getByText("New", { exact: true })).toHaveCount(4);
  await expect(navigation.getByText("4 new")).toBeHidden();

  // Not while the course is open: it would show the item at once as seen.
  await navigation.getByRole("link", { name: "Enrollment summary" }).click();
  await expect(page.getByRole("heading", { name: "Enrollment summary" })).toBeVisible();
  await publish(tutor, assignmentId, "recordings", "Meanwhile");
  await expect(news.getByRole("link")).toHaveText(["Mathematics, Class 10 1 new"]);
  await page.goBack();
  await expect(item(page, "Meanwhile").getByText("New", { exact: true })).toBeVisible();
  await expect(page.getByText("New", { exact: true })).toHaveCount(1);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Enrollment summary" })).toBeVisible();
  await expect(news).toHaveCount(0);
});
