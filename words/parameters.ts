/** A parameter of a function: its name, or the names that it takes from an object. */
export type Parameter = string | readonly string[];

/** The parameters of a function, from its source. */
export function parametersOf(fn: Function): Parameter[] {
  const source = String(fn);
  const start = source.indexOf("(");
  return splitList(source.slice(start + 1, endOfList(source, start))).map((parameter) => {
    if (!parameter.startsWith("{")) return nameOf(parameter);
    return splitList(parameter.slice(1, parameter.lastIndexOf("}"))).map(nameOf);
  });
}

/** The strings that a function compares something with. */
export function literalsOf(fn: Function): string[] {
  const found = String(fn).matchAll(/(?:[!=]==|case) "([^"]*)"/g);
  return [...new Set([...found].map(([, literal = ""]) => literal))];
}

const nameOf = (parameter: string) => /[\w$]+/.exec(parameter)?.[0] ?? "";

function endOfList(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if ("({[".includes(source[at] ?? "")) depth++;
    if (")}]".includes(source[at] ?? "") && --depth === 0) return at;
  }
  return source.length;
}

function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if ("({[".includes(character)) depth++;
    if (")}]".includes(character)) depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
