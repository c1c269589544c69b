/** Cuts the heading fonts of Telugu and Hindi: node art-source/script-fonts.ts */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFont, traceGlyphs } from "./font.ts";
import { scriptFont, sourceFont, type FontName } from "./script-font-files.ts";
import { scripts, syllablesOf, wordsOf, type ScriptLanguage } from "./script-texts.ts";
import { inRepository } from "./studio.ts";

/** Without kerning, which moves few pairs of letters by little and makes a file much larger. */
const features =
  "abvm,abvs,akhn,blwf,blwm,blws,ccmp,cjct,haln,half,locl,nukt,pres,psts,rkrf,rphf,vatu";
const latin = "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026";

const folder = mkdtempSync(join(tmpdir(), "script-fonts-"));
try {
  await cutScript("te", 46_080);
  await cutScript("hi", 30_720);
  cut("latin", [`--unicodes=${latin}`, "--layout-features=tnum"], 8192);
} finally {
  rmSync(folder, { recursive: true });
}

async function cutScript(language: ScriptLanguage, limit: number): Promise<void> {
  const { name } = scripts[language];
  const font = await openFont(sourceFont(name));
  // A space is what invisible joiners are shown as.
  const texts = [" ", ...wordsOf(language), ...syllablesOf(language)];
  const glyphs = new Set(texts.flatMap((text) => traceGlyphs(font, text)));
  const list = join(folder, "glyphs");
  writeFileSync(list, [...glyphs].toSorted((a, b) => a - b).join("\n"));
  // The glyphs keep their numbers, so that the test can compare them with the whole font's.
  const kept = [`--gids-file=${list}`, "--no-layout-closure", "--retain-gids"];
  cut(name, [...kept, `--layout-features=${features}`], limit);
}

/** Cuts one weight, in 1000 units to the em: more would be finer than screens. */
function cut(name: FontName, kept: string[], limit: number): void {
  const [weight, scaled] = [join(folder, "weight.ttf"), join(folder, "scaled.ttf")];
  const [source, target] = [inRepository(sourceFont(name)), inRepository(scriptFont(name))];
  run("fonttools", "varLib.instancer", "--quiet", source, "wght=600", "--output", weight);
  run("fonttools", "ttLib.scaleUpem", weight, "1000", "--output-file", scaled);
  run("pyftsubset", scaled, ...kept, "--no-hinting", "--flavor=woff2", `--output-file=${target}`);
  const { size } = statSync(target);
  console.log(`${scriptFont(name)} ${size} bytes`);
  if (size > limit) throw new Error(`more than ${limit} bytes`);
}

function run(command: string, ...args: string[]): void {
  // A fixed date: the same words make the same file.
  const env = { ...process.env, SOURCE_DATE_EPOCH: "0" };
  const { error, status } = spawnSync(command, args, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (error) throw new Error(`${command} is missing: apt-get install fonttools python3-brotli`);
  if (status !== 0) throw new Error(`${command} failed`);
}
