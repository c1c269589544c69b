import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"';
const path = '<path d="M0 0L40 10"></path>';

async function read(bytes: Uint8Array | string) {
  return readPicture(Buffer.from(bytes));
}

/** What is left of a drawing inside an SVG; null if it is refused. */
async function rebuild(inside: string): Promise<string | null> {
  const result = await read(`${start}>${inside}</svg>`);
  if (!result.ok) return null;
  const text = Buffer.from(result.value.bytes).toString();
  return text.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/<\/svg>$/, "");
}

test("a drawing keeps its shapes, colours, gradients and classes", async () => {
  const result = await read(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40px" height="10">
    <svg:style>@media print{.a{fill:red}} .a, .b { fill: url("#paint"); stroke: #123 }</svg:style>
    <svg:linearGradient id="paint"><svg:stop offset="0" stop-color="rgb(1,2,3)"/></svg:linearGradient>
    <svg:g id="part"><svg:rect class="a" width="4" height="4" style="stroke:none"/></svg:g>
    <svg:use xlink:href="#part" transform="translate(2 3)"/>
    <svg:text x="1" font-family="'Noto Sans', serif">A &amp; B &lt;c></svg:text></svg:svg>`,
  );
  if (!result.ok) throw new Error(result.reason);
  const { type, bytes, width, height } = result.value;
  expect({ type, width, height }).toEqual({ type: "image/svg+xml", width: 1024, height: 256 });
  expect(Buffer.from(bytes).toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="256" viewBox="0 0 40 10">' +
      '<linearGradient id="paint"><stop offset="0" stop-color="rgb(1,2,3)"></stop></linearGradient>' +
      '<g id="part"><rect width="4" height="4" style="fill:url(#paint);stroke:#123;stroke:none"></rect></g>' +
      '<use href="#part" transform="translate(2 3)"></use>' +
      '<text x="1" font-family="Noto Sans, serif">A &amp; B &lt;c&gt;</text></svg>',
  );
  const again = await read(bytes);
  expect(again.ok && Buffer.from(again.value.bytes)).toEqual(Buffer.from(bytes));
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  [
    "a script of another namespace",
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>',
  ],
  ["HTML", "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>x</p></foreignObject>"],
  ["shapes within what is left out", `<foreignObject>${path}</foreignObject>`],
  ["an animation", '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ["a set", '<set attributeName="onload" to="alert(1)"/>'],
  ["a link", `<a href="javascript:alert(1)">${path}</a>`],
  ["a picture", '<image href="https://evil.example/x.png"/>'],
  ["a picture as data", '<image href="data:image/png;base64,AAAA"/>'],
  ["an imported style", "<style>@import url(https://evil.example/x.css);</style>"],
  ["a filter", '<filter id="f"><feImage href="https://evil.example/x"/></filter>'],
  ["metadata", "<metadata>who and where</metadata><title>x</title>"],
  ["a comment", "<!-- who and where -->"],
  ["an instruction", '<?xml-stylesheet href="https://evil.example/x.css"?>'],
])("%s is left out", async (_, part) => {
  expect(await rebuild(path + part)).toBe(path);
});

test.each([
  'onload="alert(1)"',
  'href="javascript:alert(1)"',
  'href="https://evil.example/x.svg#a"',
  'href="data:image/svg+xml,x"',
  'fill="url(https://evil.example/x)"',
  'fill="url(&quot;//evil.example/x&quot;)"',
  'fill="URL(x.svg#a)"',
  'fill="u\\72l(x)"',
  'fill="image(x.png)"',
  'fill="var(--x)"',
  'style="background:url(x.png);-moz-binding:url(#a)"',
  'style="fill:url(https://evil.example/x)"',
  'style="fill:red/**/url(x)"',
  'class="unknown"',
  'xml:base="https://evil.example/"',
  'id="a&quot; onload=&quot;alert(1)"',
  'data-x="1"',
])("the attribute %s is left out", async (attribute) => {
  expect(await rebuild(`<path d="M0 0L40 10" ${attribute}></path>`)).toBe(path);
});

const nested = (depth: number) => `${"<g>".repeat(depth)}${path}${"</g>".repeat(depth)}`;
const doubled = Array.from({ length: 20 }, (_, at) => {
  const use = `<use href="#p${at + 1}"/>`;
  return `<g id="p${at}">${use}${use}</g>`;
}).join("");
const chained = Array.from(
  { length: 4000 },
  (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`,
);

test.each([
  ["nothing to see", ""],
  ["an entity", "<text>&lol;</text>"],
  ["a missing end", "<g>"],
  ["an unknown namespace", `<x:g>${path}</x:g>`],
  ["more than 40 levels", nested(50)],
  ["100,000 levels", "<g>".repeat(60_000)],
  ["what doubles 20 times", doubled],
  ["4,000 references in a row", chained.join("").slice(0, 190_000)],
  ["a part that contains itself", '<g id="a"><use href="#a"/></g>'],
  ["paint that contains itself", `<pattern id="a"><rect fill="url(#a)"/></pattern>${path}`],
  [
    "paint that contains itself by a class",
    `<style>.k{fill:url(#a)}</style><pattern id="a"><rect class="k"/></pattern>${path}`,
  ],
])("a drawing with %s is refused", async (_, inside) => {
  expect(await rebuild(inside)).toBeNull();
});

test.each([
  ["without a size", `<svg xmlns="http://www.w3.org/2000/svg">${path}</svg>`],
  ["of size 0", `${start.replace("40", "0")}>${path}</svg>`],
  ["as thin as a hair", `${start.replace("40", "4000")}>${path}</svg>`],
  ["of no namespace", `<svg viewBox="0 0 1 1">${path}</svg>`],
  ["in HTML", `<html xmlns="http://www.w3.org/1999/xhtml">${start}>${path}</svg></html>`],
  [
    "with an entity bomb",
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${start}><text>&b;</text></svg>`,
  ],
  ["that is not UTF-8", Buffer.from([0xff, 0xfe, 0x3c, 0x00])],
  ["that is another kind of file", "%PDF-1.7"],
  ["that is empty", ""],
])("a file %s is refused", async (_, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, reason: "no-picture" });
});

test("a file may have 200 KB", async () => {
  const drawing = `${start}>${path}</svg>`;
  const filled = (bytes: number) => drawing + " ".repeat(bytes - drawing.length);
  expect(await read(filled(204_800))).toMatchObject({ ok: true });
  expect(await read(filled(204_801))).toEqual({ ok: false, reason: "too-large" });
});

const signature = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(content, 4);
  whole.writeUInt32BE(crc32(content), content.length + 4);
  return whole;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk("IHDR", data);
}

const pixels = chunk("IDAT", deflateSync(Buffer.alloc(3 * (1 + 4 * 4))));
const end = chunk("IEND", Buffer.alloc(0));
const png = Buffer.concat([signature, header(4, 3), pixels, end]);

test("a PNG keeps its pixels and nothing else", async () => {
  const noisy = Buffer.concat([
    signature,
    header(4, 3),
    chunk("tEXt", Buffer.from("Author\0Asha")),
    chunk("eXIf", Buffer.from("where")),
    pixels,
    chunk("zTXt", Buffer.from("x")),
    end,
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const result = await read(noisy);
  expect(result).toMatchObject({ ok: true, value: { type: "image/png", width: 4, height: 3 } });
  expect(result.ok && Buffer.from(result.value.bytes).equals(png)).toBe(true);
});

const bomb = chunk("IDAT", deflateSync(Buffer.alloc(50_000_000)));
const damaged = Buffer.from(png);
damaged.writeUInt8(9, 20);

test.each([
  ["is cut off", png.subarray(0, -12)],
  ["is cut off in a chunk", png.subarray(0, -20)],
  ["has a damaged chunk", damaged],
  ["is too wide", Buffer.concat([signature, header(2049, 1), pixels, end])],
  ["claims 4 billion pixels", Buffer.concat([signature, header(2 ** 31, 2 ** 31), pixels, end])],
  ["has no size", Buffer.concat([signature, header(0, 3), pixels, end])],
  ["has two headers", Buffer.concat([signature, header(4, 3), header(4, 3), pixels, end])],
  ["has no header", Buffer.concat([signature, pixels, end])],
  ["has no pixels", Buffer.concat([signature, header(4, 3), end])],
  ["has far more pixels than it says", Buffer.concat([signature, header(4, 3), bomb, end])],
  ["has another kind of pixels", Buffer.concat([signature, header(4, 3), chunk("IDAT", end), end])],
  ["is a signature", signature],
])("a PNG that %s is refused", async (_, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, reason: "no-picture" });
});
