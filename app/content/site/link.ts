/** A link in the content: its text and its URL. */
export interface Link {
  readonly label: string;
  readonly href: string;
}
