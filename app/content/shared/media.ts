/**
 * The address of a file of `public`, by its path there: below `MEDIA_URL`, if the product was built with
 * one, else below our own origin (decision 80).
 */
export function publicFile(path: string): string {
  return import.meta.env.BASE_URL + path;
}

/** The attribute `crossorigin` of what is loaded from there; another origin gets no cookies. */
export function mediaCrossOrigin(): "anonymous" | undefined {
  return import.meta.env.BASE_URL === "/" ? undefined : "anonymous";
}
