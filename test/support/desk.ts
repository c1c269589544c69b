/** The ways out of a lesson on a desk, as values of its select. */
export function waysOf(page: string, lessonId: string): string[] {
  const [, select = ""] = new RegExp(`name="way-${lessonId}"[^>]*>(.*?)</select>`).exec(page) ?? [];
  return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value = ""]) => value);
}
