import type { Message } from "../../words/message.ts";

/** The parts of the product, by the beginnings of their modules' paths. */
const areas: readonly (readonly [path: string, name: string])[] = [
  ["app/routes/public/", "Public site"],
  ["app/parts/account/sign-in/", "Sign-in"],
  ["app/routes/auth/", "Sign-in"],
  ["app/parts/", ""],
  ["app/routes/", ""],
  ["app/shell/", ""],
  ["app/content/", "Public site and shared texts"],
  ["app/mails/", "Mail"],
  ["app/domain/", "Names and dates"],
];

/** What a module's words are for, such as "Student, summary: “Summary”". */
export function nameModule(module: string, messages: readonly Message[]): string {
  const [path, area] = areas.find(([start]) => module.startsWith(start)) ?? ["", ""];
  const parts = module
    .slice(path.length)
    .replace(/\.ts$/, "")
    .split("/")
    .map((part) => part.replace(/(?:^|-)(?:messages|words)$/, "").replaceAll("-", " "));
  const name = [area, ...parts].filter((part) => part !== "").join(", ");
  const title = messages.find(({ key }) => /(?:^|\.)(?:pageTitle|title)$/.test(key));
  const capitalized = (name || "Shared").replace(/^./, (first) => first.toUpperCase());
  return title ? `${capitalized}: “${title.text}”` : capitalized;
}
