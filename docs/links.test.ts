import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const pattern = ["*.md", "docs/**/*.md", "art-source/*.md"];
const texts = new Map<string, string>();
for await (const file of glob(pattern, { cwd: root })) {
  texts.set(join(root, file), await readFile(join(root, file), "utf8"));
}

/** The anchors of a document's headings, as GitHub and GitLab make them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\-_ ]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function isBroken(file: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  const text = texts.get(target);
  return anchor !== undefined && text !== undefined && !anchorsOf(text).has(anchor);
}

const documents = [...texts].map(([file, text]) => ({ name: relative(root, file), file, text }));

test.each(documents)("the relative links of $name lead somewhere", ({ file, text }) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const own = links.filter((link) => !/^(?:https?|mailto):/.test(link));
  expect(own.filter((link) => isBroken(file, link))).toEqual([]);
});

test.each(documents)("the files that $name names exist", ({ text }) => {
  const names = text.matchAll(
    /`((?:app|art-source|bench|database|docs|public|server|test)\/[\w./-]+\.\w+)`/g,
  );
  const missing = [...names].map(([, name = ""]) => name).filter((name) => !/NNN/.test(name));
  expect(missing.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
