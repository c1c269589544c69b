/** Words with the attribute `lang` of their element: "en" for English on a page in another language. */
export interface LangMark {
  readonly lang?: "en";
}
