/**
 * Some texts of a form or an address, by their names.
 *
 * @param text reads one of them
 */
export function readTexts<Name extends string>(
  text: (name: Name) => string,
  ...names: readonly Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
