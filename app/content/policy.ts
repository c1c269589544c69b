/** A policy page (§2): paragraphs under headings. */
export interface Policy {
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  readonly sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Whether the academy's lawyer has yet to approve the words. */
  readonly isDraft: boolean;
}

/** Shown at the top of a draft. */
export const draftMark =
  "Draft, to be reviewed by the academy's lawyer. It tells what we intend, but it is not yet binding.";

/** The label of the date of the last change. */
export const updatedLabel = "Last changed";
