import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { makePicture, makeSvg } from "#test/support/pictures.ts";

const academy = useAcademy();
const site = "/admin-dashboard/site";
const path = `${site}/logo`;
let admin: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  admin = await makeAdmin(academy);
});

function openedOf(page: string): string {
  return /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Sends the form as a browser does. */
async function send(file: Uint8Array<ArrayBuffer> | string, fields: Record<string, string> = {}) {
  const body = new FormData();
  const typed = { opened: openedOf(await admin.browser.read(path)), ...fields };
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  body.append("file", new Blob([file]), "logo");
  return admin.browser.send(path, { method: "POST", body });
}

function picturesOf(page: string): string[] {
  return [...page.matchAll(/<img[^>]*src="(\/logo\?file=[\da-f]{32})"[^>]*>/g)].map(([tag]) => tag);
}

async function publish() {
  const opened = openedOf(await admin.browser.read(`${site}/publication`));
  await admin.browser.submit(`${site}/publication`, { opened, note: "" });
}

test.each(["png", "webp"] as const)(
  "a logo as %s is built again, published and served as a picture that can do nothing",
  async (format) => {
    await expect.poll(async () => picturesOf(await admin.browser.read("/"))).toEqual([]);
    const picture = await makePicture(400, 100, { format });
    const page = Buffer.from("<script>alert(1)</script>");
    const saved = await send(Buffer.concat([picture, page]), { hasName: "on" });
    expect(saved.headers.get("location")).toBe(site);
    const preview = await admin.browser.read(`${site}/preview`);
    const [tag = ""] = picturesOf(preview);
    expect(picturesOf(preview)).toHaveLength(2);
    expect(tag).toContain('alt="Viluva"');
    expect(tag).toContain('width="400" height="100"');
    const address = /src="([^"]+)"/.exec(tag)?.[1] ?? "";
    const served = await fetch(academy.url + address);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": `image/${format}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
    expect(bytes.includes("script")).toBe(false);
    expect(picturesOf(await (await fetch(`${academy.url}/`)).text())).toEqual([]);

    await publish();
    await expect.poll(async () => (await fetch(`${academy.url}/faq`)).text()).toContain(address);
    await expect.poll(() => admin.browser.read(site)).toContain(address);
    await academy.pool.query("delete from site_versions");
    await academy.pool.query("select pg_notify('viluva_changes', 'everyone')");
  },
);

test("an SVG is refused with words that help, in three languages", async () => {
  const refused = await send(makeSvg(400, 100));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("save it as a PNG");
  for (const [language, word] of [
    ["te", "PNGగా"],
    ["hi", "PNG के रूप में"],
  ] as const) {
    await admin.browser.submit("/account/language", { language });
    expect(await (await send(makeSvg(400, 100))).text()).toContain(word);
  }
});

test("a stored file that is no PNG and no WebP is not served", async () => {
  const hash = "a".repeat(32);
  await academy.pool.query("insert into site_files (hash, type, bytes) values ($1, $2, $3)", [
    hash,
    "image/svg+xml",
    Buffer.from(makeSvg(4, 1)),
  ]);
  expect((await fetch(`${academy.url}/logo?file=${hash}`)).status).toBe(404);
});

test("a logo is kept when only the choice changes, and removed", async () => {
  await send(await makePicture(400, 100));
  const [without = ""] = picturesOf(await admin.browser.read(`${site}/preview`));
  expect(without).toContain('alt=""');
  await send("", { hasName: "on" });
  expect(picturesOf(await admin.browser.read(`${site}/preview`))[0]).toContain('alt="Viluva"');
  await admin.browser.submit(path, { step: "standard" });
  expect(await admin.browser.read(site)).toContain("Nothing waits to be published");
});

test("a refused file keeps the form, and somebody else's logo stays", async () => {
  const none = await send("", { hasName: "on" });
  expect(none.status).toBe(400);
  const page = await none.text();
  expect(page).toContain("Please choose a file.");
  expect(page).toMatch(/name="hasName"[^>]*checked/);
  const refused = await send("GIF89a", {});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("This can&#x27;t be used as a logo.");
  const large = await send(" ".repeat(204_801));
  expect(await large.text()).toContain("more than 200 KB");
  const opened = openedOf(await admin.browser.read(path));
  await send(await makePicture(400, 100));
  const late = await send(await makePicture(400, 101), { opened });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("Somebody else has changed the logo");
});

test("a square logo is the icon of the tab and of the home screen, a wide one is not", async () => {
  const preview = () => admin.browser.read(`${site}/preview`);
  await send(await makePicture(400, 100));
  expect(await preview()).toContain('href="/favicon.svg"');
  await send(await makePicture(400, 400));
  const page = await preview();
  const [icon] = /\/logo\?file=[\da-f]{32}/.exec(page) ?? [];
  expect(page).toContain(`<link rel="icon" href="${icon}"/>`);
  expect(page).not.toContain("favicon");
  const publication = await admin.browser.read(`${site}/publication`);
  expect(publication).toContain("A picture of 400 × 400 pixels");
  expect(publication).not.toContain("Fingerprint");
  await publish();
  const readIcons = async () => {
    const manifest: unknown = await (await fetch(`${academy.url}/manifest.webmanifest`)).json();
    return (manifest as { icons: unknown }).icons;
  };
  await expect.poll(readIcons).toEqual([{ src: icon, sizes: "400x400" }]);
});
