/** A regular expression of the product or of a library, and the files that have it. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Paths from the repository's folder. */
  readonly files: readonly string[];
}

/** As it stands in code. */
export const written = ({ source, flags }: Pick<Pattern, "source" | "flags">): string =>
  `/${source}/${flags}`;
