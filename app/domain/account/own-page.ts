/**
 * A page of the student's dashboard to return to after a form; null for everything else, so that no
 * link can lead to another site.
 */
export function readStudentPage(text: string): string | null {
  return /^\/dashboard(\/(?:courses|homework)\/[\w.~%-]+)?(#[\w-]+)?$/.test(text) ? text : null;
}
