const entities: Record<string, string> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** The fields of a page's form, as a browser would submit them. */
export function fieldsOf(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const text = (value = "") =>
    value.replaceAll(/&#x27;|&quot;|&lt;|&gt;|&amp;/g, (code) => entities[code] ?? code);
  for (const [tag] of page.matchAll(/<input[^>]*name="[^"]*"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (!tag.includes('type="checkbox"') || tag.includes("checked"))
      fields[name] = text(/value="([^"]*)"/.exec(tag)?.[1]);
  }
  for (const [, tag = "", value] of page.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ""] = text(value).replace(/^\n/, "");
  }
  for (const [, tag = "", value = ""] of page.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /value="([^"]*)" selected/.exec(value)?.[1] ?? "";
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ""] = chosen;
  }
  return fields;
}
