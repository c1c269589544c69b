import { expect, test } from "vitest";
import { checkRoom } from "./room.ts";

test.each([
  ["", null],
  ["https://meet.google.com/abc-defg-hij", null],
  ["https://us05web.zoom.us/j/123?pwd=abc", null],
  ["meet.google.com/abc", "url-invalid"],
  ["javascript:alert(1)", "url-invalid"],
  ["https://forms.gle/abc", "no-meeting"],
  ["http://localhost:3000/", "no-meeting"],
])("the room %j has the problem %j", (url, problem) => {
  expect(checkRoom(url)).toBe(problem);
});
