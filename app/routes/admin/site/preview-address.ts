import { publicPages } from "#content/site/pages/pages.ts";
import type { SectionId } from "#content/site/sections.ts";
import {
  englishPath,
  languageOfPath,
  localizePath,
  type Language,
} from "#domain/shared/language.ts";

const pages: Partial<Record<SectionId, string>> = {
  contacts: "/contact",
  hours: "/contact",
  about: "/about-us",
  questions: "/faq",
  math: "/services/math",
  physics: "/services/physics",
  chemistry: "/services/chemistry",
  coding: "/services/coding",
  "subject-choice": "/services/subject-choice",
  privacy: "/privacy",
  terms: "/terms",
  refund: "/refund",
};

const stylePath = "/site.css";

/** The address at which an editor sees a page of the draft. */
export function previewAddress(path: string): string {
  return `/admin-dashboard/site/preview?page=${encodeURIComponent(path)}`;
}

/** The same for the page on which a section stands, in a language. */
export function previewOfSection(id: SectionId, language: Language = "en"): string {
  return previewAddress(localizePath(pages[id] ?? "/", language));
}

/** The public page with a path, the stylesheet of its colours, or the home page; with its language. */
export function previewedPath(path: string | null): { path: string; language: Language } {
  if (path === null || path === stylePath) return { path: path ?? "/", language: "en" };
  const language = languageOfPath(path) ?? "en";
  const page = publicPages.find((one) => one.path === englishPath(path));
  return { path: localizePath(page?.path ?? "/", language), language };
}

/** The HTML of a page of the draft, whose links lead to pages of the draft. */
export function linkPreviews(html: string, titleOf: (title: string) => string): string {
  return (
    html
      .replaceAll(/(<a\b[^<>]*? href=")(\/[^"#?]*)/g, (whole, before: string, path: string) =>
        publicPages.some((page) => page.path === englishPath(path))
          ? before + previewAddress(path)
          : whole,
      )
      // A preview loads no page ahead, and its policy has no place for the rules.
      .replace(/<script type="speculationrules">[^<]*<\/script>/, "")
      .replace(`href="${stylePath}"`, `href="${previewAddress(stylePath)}"`)
      .replace(/<title>([^<]*)/, (_, title: string) => `<title>${titleOf(title)}`)
  );
}
