import type { FieldReader } from "#ui/draft/draft.ts";
import type { FinishValues } from "./fields.tsx";
import { readTexts } from "#domain/shared/texts.ts";

/** The values of the form, from what was submitted or from a draft. */
export function readFinishValues({ text, all }: FieldReader): FinishValues {
  return {
    outcome: text("outcome"),
    finish: readTexts(text, "url", "title", "nextTitle", "date", "time"),
    report: {
      covered: all("covered"),
      coveredOther: text("coveredOther"),
      wentWell: text("wentWell"),
      toPractise: text("toPractise"),
      homework: text("homework"),
      homeworkUntil: text("homeworkUntil"),
      understanding: text("understanding"),
      lastHomework: text("lastHomework"),
    },
  };
}
