import { beforeEach, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const site = "/admin-dashboard/site";
const path = `${site}/logo`;
let admin: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  admin = await makeAdmin(academy);
});

const drawing = (inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" onload="alert(1)"><path d="M0 0L40 10"/>${inside}</svg>`;

function openedOf(page: string): string {
  return /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Sends the form as a browser does. */
async function send(file: string, fields: Record<string, string> = {}) {
  const body = new FormData();
  const typed = { opened: openedOf(await admin.browser.read(path)), ...fields };
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  body.append("file", new Blob([file], { type: "image/svg+xml" }), "logo.svg");
  return admin.browser.send(path, { method: "POST", body });
}

function picturesOf(page: string): string[] {
  return [...page.matchAll(/<img[^>]*src="(\/logo\?file=[\da-f]{32})"[^>]*>/g)].map(([tag]) => tag);
}

async function publish() {
  const opened = openedOf(await admin.browser.read(`${site}/publication`));
  await admin.browser.submit(`${site}/publication`, { opened, note: "" });
}

test("a logo is built again, published and served as a picture that can do nothing", async () => {
  expect(picturesOf(await admin.browser.read("/"))).toEqual([]);
  const saved = await send(drawing("<script>alert(1)</script>"), { hasName: "on" });
  expect(saved.headers.get("location")).toBe(site);
  const preview = await admin.browser.read(`${site}/preview`);
  const [tag = ""] = picturesOf(preview);
  expect(picturesOf(preview)).toHaveLength(2);
  expect(tag).toContain('alt="Viluva"');
  expect(tag).toContain('width="1024" height="256"');
  const address = /src="([^"]+)"/.exec(tag)?.[1] ?? "";
  const served = await fetch(academy.url + address);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await served.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="1024" height="256"><path d="M0 0L40 10"></path></svg>',
  );
  expect(picturesOf(await (await fetch(`${academy.url}/`)).text())).toEqual([]);

  await publish();
  await expect.poll(async () => (await fetch(`${academy.url}/faq`)).text()).toContain(address);
  await expect.poll(() => admin.browser.read(site)).toContain(address);
});

test("a logo is kept when only the choice changes, and removed", async () => {
  await send(drawing());
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
  const refused = await send("<svg>", {});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("This can&#x27;t be used as a logo.");
  const large = await send(drawing(" ".repeat(204_800)));
  expect(await large.text()).toContain("more than 200 KB");
  const opened = openedOf(await admin.browser.read(path));
  await send(drawing());
  const late = await send(drawing('<rect width="1" height="1"/>'), { opened });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("Somebody else has changed the logo");
});

test("a square logo is the icon of the tab and of the home screen, a wide one is not", async () => {
  const preview = () => admin.browser.read(`${site}/preview`);
  await send(drawing());
  expect(await preview()).toContain('href="/favicon.svg"');
  await send(drawing().replace("0 0 40 10", "0 0 40 40"));
  const page = await preview();
  const [icon] = /\/logo\?file=[\da-f]{32}/.exec(page) ?? [];
  expect(page).toContain(`<link rel="icon" href="${icon}"/>`);
  expect(page).not.toContain("favicon");
  const publication = await admin.browser.read(`${site}/publication`);
  expect(publication).toContain("A picture of 1024 × 1024 pixels");
  expect(publication).not.toContain("Fingerprint");
  await publish();
  const readIcons = async () => {
    const manifest: unknown = await (await fetch(`${academy.url}/manifest.webmanifest`)).json();
    return (manifest as { icons: unknown }).icons;
  };
  await expect.poll(readIcons).toEqual([{ src: icon, sizes: "1024x1024" }]);
});
