import { expect, test } from "../support/browser.ts";
import { dialogOn, field } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

test("the URL field describes the link while it is typed, without a request", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings/add`);
  const url = field(dialogOn(page), "URL");
  await expect(url).toBeEditable();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  // The page's own requests, whatever is typed: its stream of changes, and its data once more.
  const own = /\/(live|__manifest)\?|\/recordings\/add\.data(\?|$)/;
  page.on("request", (request) => {
    if (!own.test(request.url())) requests.push(request.url());
  });

  for (const [typed, words] of [
    ["https://youtu.be/dQw4w9WgXcQ", "youtu.be · YouTube video, plays in the page"],
    ["https://forms.gle/abc123", "forms.gle · Google Form"],
    ["https://drive.google.com/file/d/1AbCdEfGhIjK/view", "Google Drive file"],
    ["https://us02web.zoom.us/j/1", "Opens us02web.zoom.us in a new tab"],
    ["http://lessons.example/1", "it is not encrypted"],
    ["https://192.0.2.7/1", "That is an unusual address."],
  ] as const) {
    await url.fill(typed);
    await expect(url).toHaveAccessibleDescription(new RegExp(words.replaceAll(".", "\\.")));
    await expect(dialogOn(page).getByText(words)).toBeVisible();
  }
  await url.fill("lessons");
  await expect(url).toHaveAccessibleDescription("");
  expect(requests).toEqual([]);
});
