/** The number of cloths in `public/pictures.svg`. */
const cloths = 6;

/**
 * The first letters of a name's first and last word. Vowel signs are left out, so that names in Indic
 * scripts stay short too.
 */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? "")
    .filter(Boolean);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ""].join("").toLocaleUpperCase("en-IN");
}

/** Which cloth a name gets: always the same one, so that people are recognised by it. */
export function clothOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % cloths;
}

/**
 * A person's picture: their initials on a woven cloth. It is decorative, so the name has to stand
 * beside it. It is 44 px wide; `className` may set another `--side`.
 */
export function Initials({ name, className = "" }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`initials initials-${clothOf(name)} ${className}`}>
      {initialsOf(name)}
    </span>
  );
}
