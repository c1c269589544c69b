import { languageNames, languageTag, type Language } from "../../app/domain/shared/language.ts";
import type { Translated } from "../../words/modules.ts";
import type { SignOff } from "../../words/sign-off.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

/** A translated text with what is known of it. */
export interface Shown {
  text: string;
  backTranslation: string | undefined;
  signOff: SignOff | null;
  /** A sign-off of an earlier version. */
  outdated: SignOff | null;
}

/** A message in all languages. */
export interface Row {
  key: string;
  english: string;
  texts: readonly { language: Translated; shown: Shown | undefined }[];
}

/** The messages of a module. */
export interface Section {
  module: string;
  name: string;
  rows: readonly Row[];
}

/** One page without other files: all words, side by side, with a filter. */
export function wordsPage(sections: readonly Section[]): string {
  const number = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return `<!doctype html>
<html lang="${languageTag("en")}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Words of the product</title>
<style>${style}</style>
<header>
<h1>Words of the product</h1>
<p>${number} texts in English, Telugu and Hindi. Everything is a draft until it is signed off.
⟨name⟩ stands for what is put in. docs/translations.md says how to read this page.</p>
<form>
<label>Find <input type="search" id="find" placeholder="a word, a screen or a file"></label>
<label><input type="checkbox" id="drafts"> Only drafts</label>
<output id="number">${number} shown</output>
</form>
</header>
<main>
${sections.map(section).join("\n")}
</main>
<script>${script}</script>
</html>
`;
}

function section({ module, name, rows }: Section): string {
  return `<section><h2>${escape(name)} <small>${escape(module)}</small></h2>
${rows.map(article).join("\n")}</section>`;
}

function article({ key, english, texts }: Row): string {
  const isDraft = texts.some(({ shown }) => !shown?.signOff);
  return `<article${isDraft ? " data-draft" : ""}><h3>${escape(key)}</h3>
${cell("en", text("en", english))}
${texts.map(({ language, shown }) => cell(language, translation(language, shown))).join("\n")}
</article>`;
}

function cell(language: Language, content: string): string {
  const name = `<h4 lang="${languageTag(language)}">${languageNames[language]}</h4>`;
  return `<div>${name}${content}</div>`;
}

function translation(language: Translated, shown: Shown | undefined): string {
  if (!shown) return `<p class="state">Not translated</p>`;
  const { backTranslation } = shown;
  const back = backTranslation ? `<p class="back">Means: ${text("en", backTranslation)}</p>` : "";
  return `${text(language, shown.text)}${back}<p class="state">${escape(stateOf(shown))}</p>`;
}

function stateOf({ signOff, outdated }: Shown): string {
  if (signOff) return `Signed off by ${signOff.by}, ${signOff.on} (version ${signOff.version})`;
  return outdated ? `Draft; changed since ${outdated.by} signed it off` : "Draft";
}

function text(language: Language, content: string): string {
  return `<q lang="${languageTag(language)}">${escape(content)}</q>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
