/** The elements of SVG that draw something or say how; they run nothing and load nothing. */
export const elements: ReadonlySet<string> = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern".split(
    " ",
  ),
);

/** Those that leave something to see. */
export const drawings: ReadonlySet<string> = new Set(
  "use path rect circle ellipse line polyline polygon text".split(" "),
);

/** What attributes and styles can both set. */
const properties: ReadonlySet<string> = new Set(
  "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity clip-path clip-rule mask mask-type display visibility font-family font-size font-style font-weight letter-spacing word-spacing text-anchor dominant-baseline paint-order mix-blend-mode isolation vector-effect transform transform-origin".split(
    " ",
  ),
);

const attributes: ReadonlySet<string> = new Set([
  ...properties,
  ..."id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points viewBox preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits textLength lengthAdjust".split(
    " ",
  ),
]);

const functions: ReadonlySet<string> = new Set(
  "rgb rgba hsl hsla matrix translate scale rotate skewX skewY".split(" "),
);

const reference = /url\(\s*(#[\w.-]+)\s*\)/g;

/** A value without quotes, or null if it is more than numbers, words, colours and own references. */
function safeValue(value: string): string | null {
  const plain = value.replaceAll(/["']/g, "").replaceAll(reference, "url($1)").trim();
  const rest = plain.replaceAll(reference, "");
  if (!/^[\w\s.,#%()+-]*$/.test(rest)) return null;
  const called = [...rest.matchAll(/([\w-]*)\s*\(/g)];
  return called.every(([, name = ""]) => functions.has(name)) ? plain : null;
}

/** The value of an attribute that may stay, or null. `href` leads to a part of the same picture. */
export function safeAttribute(name: string, value: string): string | null {
  if (name === "href") return /^#[\w.-]+$/.test(value) ? value : null;
  if (name === "style") return safeDeclarations(value);
  return attributes.has(name) ? safeValue(value) : null;
}

function safeDeclarations(text: string): string {
  return text
    .split(";")
    .flatMap((declaration) => {
      const [name = "", ...rest] = declaration.split(":");
      const value = properties.has(name.trim()) ? safeValue(rest.join(":")) : null;
      return value ? [`${name.trim()}:${value}`] : [];
    })
    .join(";");
}

const atRule = /@[^;{}]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|$)/g;

/** The declarations of a stylesheet by class; rules for anything else are left out. */
export function readClasses(text: string): Map<string, string> {
  const classes = new Map<string, string>();
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(atRule, "");
  for (const [, selectors = "", rules = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const style = safeDeclarations(rules);
    for (const selector of selectors.split(",")) {
      const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
      if (name !== undefined) classes.set(name, joinStyles(classes.get(name), style));
    }
  }
  return classes;
}

/** Declarations in their order, of which the later ones win. */
export function joinStyles(...styles: (string | undefined)[]): string {
  return styles.filter(Boolean).join(";");
}

/** The ids of other parts that a value uses. */
export function referencesOf(value: string): string[] {
  return [...value.matchAll(/(?:^|url\()#([\w.-]+)/g)].map(([, id = ""]) => id);
}
