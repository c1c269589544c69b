import { coveredText, reportLines } from "#content/lessons/report-lines.ts";
import { understandingWords } from "#content/lessons/report-words.ts";
import type { ShownReport } from "#data/lessons/reports.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";

/** A report for a screen, in words. */
export interface DescribedReport {
  /** What it is about, on one line. */
  summary: string;
  lines: { label: string; text: string }[];
  /** All of it, for screens without room for more script. */
  text: string;
  /** Who sent it when, and when it was changed. */
  note: string;
}

/** A report in words, for whoever may read it. */
export function describeReport(report: ShownReport, now: Date): DescribedReport {
  const { tutorName, sentAt, updatedAt, understanding } = report;
  const at = formatDateTime(sentAt);
  const sent = tutorName ? messages.by(tutorName, at) : messages.sent(at);
  const about = [coveredText(report), understanding && understandingWords[understanding]];
  const lines = reportLines(report, now).map(({ label, text }) => ({ label, text }));
  const note = updatedAt === sentAt ? sent : messages.changed(sent, formatDateTime(updatedAt));
  return {
    summary: messages.summary(about.filter(Boolean).join(" · ")),
    lines,
    note,
    text: [...lines.map(({ label, text }) => `${label}: ${text}`), note].join("\n"),
  };
}
