/** Shown at the top of a draft. */
export const draftMark: string =
  "Draft, to be reviewed by the academy's lawyer. It tells what we intend, but it is not yet binding.";

/** The label of the date of the last change. */
export const updatedLabel: string = "Last changed";
