import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { runnerImport } from "vite";

const root = new URL("../", import.meta.url);
const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A path in the repository. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(path, root));
}

/** Imports a module with JSX, which Node cannot load itself. */
export async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(inRepository(path), {
    root: inRepository("."),
    configFile: false,
    logLevel: "error",
  });
  return module;
}

/** Starts the browser for screenshots: the one named by CHROMIUM, or the machine's own. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? known.find((path) => existsSync(path));
  if (!executablePath) throw new Error("No Chromium found: install it, or name it in CHROMIUM.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** An empty page with the heading font and the palette. */
export function sheet(body: string, style = ""): string {
  const font = readFileSync(inRepository("public/fonts/anek-latin.woff2")).toString("base64");
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:"Anek Latin";font-weight:400 700;src:url(data:font/woff2;base64,${font})}
:root{--ground:#fbf7ef;--sunken:#f3ecdd;--line:#d9cfba;--edge:#8b8371;--text:#14162b;--brand:#26307a;
--accent:#f2b233;--art-indigo:#26307a;--art-vermilion:#c83e26;--art-leaf:#2f7d5b}
*{box-sizing:border-box;margin:0}
body{font-family:"Anek Latin","Noto Sans Telugu",sans-serif;color:var(--text);overflow:hidden}
svg{display:block}
${style}</style><body>${body}`;
}
