import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Tone } from "#ui/button.tsx";
import { openScreen } from "./pictures.ts";

/** What each look is for. */
const purposes: Record<Tone, string> = {
  primary: "what the person came for: one on a screen or a card",
  quiet: "what else can be done",
  danger: "deletes or ends something",
  plain: "one of many in a row, or the way back",
};

/** The attributes of a button in each state; a pointer and the keyboard bring the first three. */
const states = {
  usual: "",
  hover: "",
  focus: "",
  disabled: "disabled",
  unavailable: "aria-disabled=true",
  pending: "aria-disabled=true aria-busy=true",
};

/** What Chromium is told to show. */
const pseudoClasses = { hover: "hover", focus: "focus-visible" };

const looks = [
  { name: "Light", colorScheme: "light", forcedColors: "none" },
  { name: "Dark", colorScheme: "dark", forcedColors: "none" },
  { name: "Forced colours", colorScheme: "light", forcedColors: "active" },
] as const;

/** Writes a page with every look of a button in every state. @returns its path */
export async function writeButtonsPage(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const pictures: string[] = [];
  for (const { name, ...scheme } of looks) {
    const context = await browser.newContext({
      ...scheme,
      baseURL: origin,
      javaScriptEnabled: true,
    });
    const page = await context.newPage();
    await openScreen(page, {}, "/login", { width: 1200, height: 400 });
    await showButtons(page, name);
    const image = await page.screenshot({ fullPage: true });
    pictures.push(`<img alt="${name}" src="data:image/png;base64,${image.toString("base64")}">`);
    await context.close();
  }
  const path = join(folder, "buttons.html");
  await writeFile(path, `<!doctype html><title>Buttons</title>${pictures.join("<br>")}`);
  return path;
}

async function showButtons(page: Page, name: string): Promise<void> {
  const rows = Object.entries(purposes).map(([tone, purpose]) => {
    const cells = Object.entries(states).map(
      ([state, attributes]) =>
        `<td class="p-2"><button class="button button-${tone}" data-state="${state}" ${attributes}>Save Changes</button></td>`,
    );
    return `<tr><th class="p-2 text-left">${tone}<br><small>${purpose}</small></th>${cells.join("")}</tr>`;
  });
  const heads = Object.keys(states).map((state) => `<th class="p-2 text-left">${state}</th>`);
  const table = `<table class="m-4"><caption class="text-left text-xl font-semibold">${name}</caption>
    <tr><th></th>${heads.join("")}</tr>${rows.join("")}</table>`;
  // A page of the same address, whose styles and fonts it has without its policy.
  const styles = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => link.outerHTML).join(""));
  await page.route("**/buttons", (route) =>
    route.fulfill({ contentType: "text/html", body: `${styles}${table}` }),
  );
  await page.goto("/buttons", { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [state, pseudoClass] of Object.entries(pseudoClasses)) {
    const selector = `[data-state=${state}]`;
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector,
    });
    for (const nodeId of nodeIds) {
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [pseudoClass] });
    }
  }
}
