import { parseSync, Visitor } from "vite";

/** What a file of JavaScript or TypeScript says about patterns and libraries. */
export interface PatternsOfFile {
  readonly literals: { source: string; flags: string }[];
  /** Lines with `RegExp(...)` outside functions: these patterns exist once the file is loaded. */
  readonly constructed: number[];
  /** Lines with `RegExp(...)` in functions: nobody knows these patterns before they are used. */
  readonly constructedLater: number[];
  /** What the file imports. */
  readonly imports: string[];
}

/** Finds the patterns of a file by its syntax tree. @throws for a file that can't be parsed */
export function patternsOf(path: string, text: string): PatternsOfFile {
  const { program, errors, module } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: PatternsOfFile = {
    literals: [],
    constructed: [],
    constructedLater: [],
    imports: [],
  };
  let depth = 0;
  const lineOf = (place: number) => text.slice(0, place).split("\n").length;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const construct = (node: { start: number; callee: { type: string; name?: unknown } }) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    (depth > 0 ? found.constructedLater : found.constructed).push(lineOf(node.start));
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    CallExpression: construct,
    NewExpression: construct,
    Literal(node) {
      if (!("regex" in node)) return;
      found.literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") {
        found.imports.push(source.value);
      }
    },
  }).visit(program);
  found.imports.push(...module.staticImports.map((one) => one.moduleRequest.value));
  return found;
}
