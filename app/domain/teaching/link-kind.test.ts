import { describe, expect, test } from "vitest";
import { describeLink } from "./link-kind.ts";

describe("what a link leads to", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youtube-video", "youtube.com"],
    ["https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10", "youtube-video", "youtube.com"],
    ["https://youtu.be/dQw4w9WgXcQ?t=3", "youtube-video", "youtu.be"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube-video", "m.youtube.com"],
    ["https://www.youtube.com/live/dQw4w9WgXcQ", "youtube-video", "youtube.com"],
    ["https://YouTube.com/embed/dQw4w9WgXcQ", "youtube-video", "youtube.com"],
    ["https://forms.gle/AbCdEf123", "google-form", "forms.gle"],
    ["https://docs.google.com/forms/d/e/1FAIp/viewform", "google-form", "docs.google.com"],
    ["https://drive.google.com/file/d/1AbCdEfGhIjK/view", "google-drive-file", "drive.google.com"],
    ["https://drive.google.com/open?id=1AbCdEfGhIjK", "google-drive-file", "drive.google.com"],
    [" https://us02web.zoom.us/j/123 ", "page", "us02web.zoom.us"],
    ["https://meet.google.com/abc-defg-hij", "page", "meet.google.com"],
    // On the service's host, but not a video, form or file.
    ["https://www.youtube.com/@somebody", "page", "youtube.com"],
    ["https://www.youtube.com/watch?v=short", "page", "youtube.com"],
    ["https://docs.google.com/document/d/1AbCdEfGhIjK/edit", "page", "docs.google.com"],
    ["https://drive.google.com/drive/folders/1AbCdEfGhIjK", "page", "drive.google.com"],
    // A host that imitates the service's name.
    ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", "page", "youtube.com.evil.example"],
    ["https://notyoutube.com/watch?v=dQw4w9WgXcQ", "page", "notyoutube.com"],
    ["https://evil.example/youtu.be/dQw4w9WgXcQ", "page", "evil.example"],
  ])("%s", (text, kind, host) => {
    expect(describeLink(text)).toEqual({ kind, host, warnings: [] });
  });

  test.each([
    ["http://lessons.example/1", ["not-encrypted"]],
    ["http://192.0.2.7/1", ["unusual-host", "not-encrypted"]],
    ["https://[2001:db8::1]/", ["unusual-host"]],
    ["https://3232235777/", ["unusual-host"]],
    ["https://localhost/", ["unusual-host"]],
    ["https://printer.local/", ["unusual-host"]],
    ["https://lessons.example:8443/", ["unusual-host"]],
    ["https://уоutube.com/", ["unusual-host"]],
  ])("%s has a warning", (text, warnings) => {
    expect(describeLink(text)?.warnings).toEqual(warnings);
  });

  test.each(["", "lessons", "javascript:alert(1)", "https://me:secret@youtu.be/dQw4w9WgXcQ"])(
    "%s is not a link",
    (text) => {
      expect(describeLink(text)).toBeNull();
    },
  );
});
