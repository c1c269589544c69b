import type { Attack } from "./requests.ts";
import { distinct, headerSize, hostileTexts, type HostileText } from "./texts.ts";

/** What may stand in a request line. */
const isForTargets = ({ text }: HostileText) => !/[\s"<>\\^`{|}]/.test(text);

const names = ["", "q=", "next=", "_routes=", "class=", "subject=", "language=", "from=", "at="];

/** Long paths and queries, of a page and of its data. */
export function listTargetAttacks(): Attack[] {
  const texts = hostileTexts(headerSize).filter(isForTargets);
  const queries = [
    { name: "distinct names", text: distinct((number) => `${number}&`, headerSize) },
    { name: "distinct pairs", text: distinct((number) => `${number}=${number}&`, headerSize) },
    { name: "distinct subjects", text: distinct((number) => `subject=${number}&`, headerSize) },
    {
      name: "distinct routes",
      text: `_routes=${distinct((number) => `${number},`, headerSize - 10)}`,
    },
    ...texts.flatMap(({ name, text }) =>
      names.map((field) => ({ name: field + name, text: field + text })),
    ),
  ];
  const paths = [
    { name: "distinct segments", text: distinct((number) => `${number}/`, headerSize) },
    ...texts,
  ];
  return [
    ...paths.flatMap(({ name, text }): Attack[] => [
      { kind: `path of ${name}`, at: (place) => ({ target: `${place}/${text}` }) },
      { kind: `data of a path of ${name}`, at: (place) => ({ target: `${place}/${text}.data` }) },
    ]),
    ...queries.flatMap(({ name, text }): Attack[] => [
      { kind: `query of ${name}`, at: (place) => ({ target: `${place}?${text}` }) },
      {
        kind: `data with a query of ${name}`,
        at: (place) => ({ target: `${place}.data?${text}` }),
      },
    ]),
  ];
}
