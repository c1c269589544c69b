import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examEmbed, frameOrigins, recordingEmbed } from "./embed.ts";

const video = "dQw4w9WgXcQ";
const file = "1AbCdEfGhIjKlMnOpQrStUvWxYz-_0123";
const form = "1FAIpQLSc-abcdefghijklmnopqrstuvwxyz_0123456789";

const youtube = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
const vimeo = "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1";
const drive = `https://drive.google.com/file/d/${file}/preview`;

const recordings: [url: string, src: string][] = [
  [`https://www.youtube.com/watch?v=${video}`, youtube],
  [`http://youtube.com/watch?list=PL1&v=${video}&t=42s#x`, youtube],
  [`https://m.youtube.com/watch?v=${video}`, youtube],
  [`https://youtu.be/${video}?si=AbC`, youtube],
  [`https://www.youtube.com/live/${video}`, youtube],
  [`https://www.youtube.com/shorts/${video}`, youtube],
  [`https://www.youtube.com/embed/${video}`, youtube],
  [` https://WWW.YouTube.com/watch?v=${video} `, youtube],
  ["https://vimeo.com/76979871", vimeo],
  ["https://vimeo.com/76979871/0a1b2c3d4e", `${vimeo}&h=0a1b2c3d4e`],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c3d4e", `${vimeo}&h=0a1b2c3d4e`],
  [`https://drive.google.com/file/d/${file}/view?usp=sharing`, drive],
  [`https://drive.google.com/open?id=${file}`, drive],
  [
    `https://drive.google.com/file/d/${file}/view?resourcekey=0-aB_c`,
    `${drive}?resourcekey=0-aB_c`,
  ],
];

const exams: [url: string, src: string][] = [
  [
    `https://docs.google.com/forms/d/e/${form}/viewform?usp=sf_link`,
    `https://docs.google.com/forms/d/e/${form}/viewform?embedded=true`,
  ],
  [
    `https://docs.google.com/forms/d/${form}/viewform?entry.12=A%26B&embedded=false`,
    `https://docs.google.com/forms/d/${form}/viewform?entry.12=A%26B&embedded=true`,
  ],
];

test.each(recordings)("the recording %s plays in the page", (url, src) => {
  expect(recordingEmbed(url)?.src).toBe(src);
  expect(examEmbed(url)).toBeNull();
});

test.each(exams)("the exam %s opens beside the course", (url, src) => {
  expect(examEmbed(url)?.src).toBe(src);
  expect(recordingEmbed(url)).toBeNull();
});

test.each([
  "",
  "https://video.example/1",
  "https://youtube.com/",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${video}x`,
  `https://www.youtube.com/redirect?q=https://evil.example/&v=${video}`,
  "https://www.youtube.com/@someone",
  "https://vimeo.com/someone",
  "https://vimeo.com/76979871/..",
  `https://drive.google.com/drive/folders/${file}`,
  `https://drive.google.com/file/d/${file}/edit`,
  "https://forms.gle/AbCdEfGh",
  `https://docs.google.com/forms/d/e/${form}/edit`,
  `https://docs.google.com/document/d/${file}/viewform`,
  "https://toString/watch",
  "https://__proto__/watch",
])("%s stays a link", (url) => {
  expect(recordingEmbed(url)).toBeNull();
  expect(examEmbed(url)).toBeNull();
});

describe("any link", () => {
  const known = [...recordings, ...exams].map(([url]) => url.trim());
  const origins = new Set(Object.values(frameOrigins));
  const either = (url: string) => recordingEmbed(url) ?? examEmbed(url);
  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

  test("gives a frame only from a trusted origin, with only a path and a query", () => {
    const texts = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), changed());
    fc.assert(
      fc.property(texts, (text) => {
        const src = either(text)?.src;
        if (src === undefined) return;
        const { origin, username, password, port, hash, href } = new URL(src);
        expect(origins).toContain(origin);
        expect([username, password, port, hash]).toEqual(["", "", "", ""]);
        expect(href).toBe(src);
      }),
      { numRuns: 500 },
    );
  });

  /** A valid link with some text inserted. */
  function changed() {
    const piece = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom("..", "//", "@", "%2f", "#"),
    );
    return fc
      .tuple(fc.constantFrom(...known), fc.nat(120), piece)
      .map(([url, at, more]) => url.slice(0, at) + more + url.slice(at));
  }

  test.each(known)("%s under any other host, port or name is no frame", (url) => {
    const parts = new URL(url);
    const rest = parts.pathname + parts.search;
    const { hostname } = parts;
    const others = fc.oneof(
      word.map((name) => `${hostname}.${name}.example`),
      word.map((name) => `${name}${hostname}.example`),
      word.map((name) => `${name}-${hostname}`),
      word.map((name) => `${name}.evil.example/${hostname}`),
      fc
        .integer({ min: 1, max: 65_535 })
        .filter((port) => port !== 443)
        .map((port) => `${hostname}:${port}`),
      word.map((name) => `${name}@${hostname}`),
      word.map((name) => `${name}:${name}@${hostname}`),
      fc.constantFrom(
        `${hostname}.`,
        `${hostname}%2eevil.example`,
        `${hostname}@evil.example`,
        `evil.example\\@${hostname}`,
        `evil.example#@${hostname}`,
        `evil.example?@${hostname}`,
        hostname.replace("o", "о"),
        hostname.replace(".", "。evil."),
      ),
    );
    fc.assert(
      fc.property(others, (host) => {
        expect(either(`https://${host}${rest}`)).toBeNull();
      }),
    );
  });

  test.each(["javascript:", "data:text/html,", "ftp://", "//", "blob:https://", "view-source:"])(
    "%s is no frame",
    (scheme) => {
      for (const url of known) {
        expect(either(url.replace(/^https?:\/\//, scheme))).toBeNull();
      }
    },
  );
});
