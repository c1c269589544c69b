import type { ImportRecord } from "#data/import/imports.ts";
import { importFields } from "#domain/import/fields.ts";
import { isInProgress } from "#domain/import/state.ts";
import { sheetProblems } from "#parts/import/messages.ts";
import { fieldNames } from "./messages.ts";
import { importProblems, messages, rowProblems } from "./sheet-messages.ts";

/** The most problems on the page. */
const shownProblems = 100;
const longestValue = 80;

const write = (number: number) => number.toLocaleString("en-IN");

/** An import as text. */
export function describeImport(found: ImportRecord) {
  const { kind, columns, headers, created, changed, same, bad, state, failure } = found;
  const place = found.sheets.findIndex(({ name }) => name === found.sheetName);
  const good = created + changed;
  const isUndo = state === "undo-waiting" || state === "undoing";
  const label = bad === 0 ? messages.importAll[kind] : messages.importGood;
  const failures = {
    changed: messages.changedMeanwhile,
    error: state === "done" ? messages.undoFailed : messages.failed,
  };
  return {
    page: `/admin-dashboard/import/${found.id}`,
    digest: found.digest,
    isChosen: headers !== null,
    sheetName: found.sheetName,
    sheetPlace: place < 0 ? "" : String(place),
    sheets: found.sheets.map(({ name, rows }, place) => ({
      id: String(place),
      name: messages.sheetRows(name, write(rows)),
    })),
    refused: found.refused.map(({ name, problem }) => ({ name, text: sheetProblems[problem] })),
    hidden: [
      found.hiddenRows > 0 && messages.hiddenRows(write(found.hiddenRows)),
      found.hiddenColumns > 0 && messages.hiddenColumns(write(found.hiddenColumns)),
    ].filter((text) => text !== false),
    failure: failure === null || isInProgress(state) ? null : failures[failure],
    fields: importFields[kind].map((field) => ({
      field,
      label: fieldNames[field],
      chosen: columns[field] === undefined ? "" : String(columns[field]),
    })),
    columns: (headers ?? []).map((heading, index) => ({
      id: String(index),
      name: messages.column(index + 1, heading.trim() || messages.unnamed),
    })),
    counts: [
      [messages.created, write(created)],
      [messages.changed, write(changed)],
      [messages.same, write(same)],
      [messages.bad, write(bad)],
    ] as const,
    problems: found.problems
      .slice(0, shownProblems)
      .map(({ row, field, problem, value, earlier }) => ({
        row,
        field: field === null ? "" : fieldNames[field],
        value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
        text:
          problem === "repeated" || problem === "shared-email"
            ? rowProblems[problem](earlier === undefined ? value : write(earlier))
            : importProblems[problem],
      })),
    moreProblems: bad > shownProblems ? messages.more(bad - shownProblems) : null,
    bad,
    submit: good === 0 ? null : label(write(good)),
    isMailed: kind === "students" || kind === "tutors",
    heading: isUndo ? messages.undoing : messages.running,
    progress: found.progress,
    all: Math.max(isUndo ? good : good + same, 1),
    progressText: isUndo
      ? messages.undoProgress(write(found.progress))
      : messages.progress(write(found.progress), write(good + same)),
    doneText: messages.doneText(write(created), write(changed), write(same)),
    undoneText: messages.undoneText(write(found.undone)),
    stayed: found.stayed,
  };
}

export type DescribedImport = ReturnType<typeof describeImport>;
