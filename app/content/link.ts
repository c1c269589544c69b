/** A link in the content: its words and where it leads. */
export interface Link {
  readonly label: string;
  readonly href: string;
}
