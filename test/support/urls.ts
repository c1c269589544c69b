import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Every URL of a route table, in its order. */
export function listUrls(entries: readonly RouteConfigEntry[], base = ""): string[] {
  const urls = entries.flatMap((entry) => {
    const url = entry.path ? `${base}/${entry.path}` : base;
    const own = entry.path !== undefined || entry.index ? [url || "/"] : [];
    return [...own, ...listUrls(entry.children ?? [], url)];
  });
  return [...new Set(urls)];
}

/** A URL with its parameters filled in, as they are. */
export function fillUrl(url: string, values: Readonly<Record<string, string>>): string {
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${url} needs a ${name}`);
    return value;
  });
}
