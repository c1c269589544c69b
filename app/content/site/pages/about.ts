import { about, introduceAcademy, introduceSample } from "./about-words.ts";
import { sampleAcademy, type Academy } from "#content/site/academy.ts";
import type { LangMark } from "#content/shared/lang-mark.ts";
import type { Link } from "#content/site/link.ts";

/** A text under a heading. */
export interface TitledText extends LangMark {
  readonly title: string;
  readonly text: string;
}

/** One of the people whom the about page presents. */
export interface TeamMember extends LangMark {
  readonly name: string;
  readonly initials: string;
  readonly role: string;
  readonly text: string;
}

/** The numbers of the about page; the first is counted up when it comes into view. */
export interface AboutNumbers extends LangMark {
  readonly title: string;
  readonly students: LangMark & {
    readonly value: number;
    readonly text: string;
    readonly label: string;
  };
  readonly stats: readonly (LangMark & { readonly text: string; readonly label: string })[];
}

/** The about page's words. */
export interface About extends LangMark {
  readonly title: string;
  readonly text: string;
  readonly mission: TitledText;
  readonly vision: TitledText;
  readonly features: LangMark & {
    readonly title: string;
    readonly items: readonly TitledText[];
  };
  readonly story: LangMark & {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly numbers: AboutNumbers;
  readonly team: LangMark & {
    readonly title: string;
    /** Shown above the people; empty once they are the academy's own. */
    readonly note: string;
    readonly people: readonly TeamMember[];
  };
  readonly action: TitledText & { readonly signUp: Link; readonly demo: Link };
}

/** The standard words of the about page. What they say about the name is true of the sample's only. */
export function standardAbout({ name }: Pick<Academy, "name">): About {
  const introduce = name === sampleAcademy.name ? introduceSample : introduceAcademy;
  return { ...about, text: introduce(name) };
}
