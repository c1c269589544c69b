import { expect, test } from "vitest";
import { leadsToMeeting } from "./meeting-link.ts";

test.each([
  "https://meet.google.com/abc-defg-hij",
  "http://meet.viluva.example/trigonometry",
  "https://us02web.zoom.us:443/j/123?pwd=x",
  "HTTPS://Teams.Example.COM",
  "https://meet.jit.si/local",
])("%s leads to a meeting", (url) => {
  expect(leadsToMeeting(url)).toBe(true);
});

test.each([
  "",
  "later",
  "javascript:alert(1)",
  "https://localhost/room",
  "https://192.168.1.4/room",
  "https://meet.local",
  "https://tutor@meet.example/room",
  "https://forms.gle/abc",
  "https://docs.google.com/forms/d/1",
  "https://drive.google.com/file/d/1",
])("%j leads to no meeting", (url) => {
  expect(leadsToMeeting(url)).toBe(false);
});
