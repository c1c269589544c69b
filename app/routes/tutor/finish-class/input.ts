import type { FinishValues } from "./fields.tsx";

interface Fields {
  text: (name: string) => string;
  all: (name: string) => string[];
}

/** The values of the form, from what was submitted or from a draft. */
export function readFinishValues({ text, all }: Fields): FinishValues {
  return {
    outcome: text("outcome"),
    finish: {
      url: text("url"),
      title: text("title"),
      nextTitle: text("nextTitle"),
      date: text("date"),
      time: text("time"),
    },
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
