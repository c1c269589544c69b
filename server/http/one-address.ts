/** RFC 3986, section 3.3: a browser reads "\" as "/", and everything else is percent-encoded. */
const safePath = /^[\w\-.~!$&'()*+,;=:@%/]*$/;

/**
 * The one address of what a path leads to: without a slash at its end or several in a row. A public
 * page also has no capitals, nothing encoded and no `index.html`; in other paths capitals may be part
 * of a token.
 *
 * @param path as it was requested, without the query
 * @param isPage whether a prerendered page is at a path
 * @returns null if the path is that address, or is none of ours
 */
export function canonicalPath(path: string, isPage: (path: string) => boolean): string | null {
  if (!path.startsWith("/") || !safePath.test(path) || isPage(path)) return null;
  const plain = withoutSpareSlashes(path);
  const page = withoutSpareSlashes(withoutIndex(decode(plain).toLowerCase()));
  if (isPage(page)) return page;
  return plain === path ? null : plain;
}

function withoutSpareSlashes(path: string): string {
  return `/${path
    .split("/")
    .filter((segment) => segment !== "")
    .join("/")}`;
}

function withoutIndex(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
