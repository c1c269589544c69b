import type { PenColour, PhotoMark, PhotoSize, SignMark } from "#domain/homework/marks.ts";
import { withKeys } from "./with-keys.ts";

/** Dark enough to be seen on paper, and told apart without their hue by what they are used for. */
const inks: Record<PenColour, string> = { red: "#c01525", blue: "#1d4ed8", green: "#15803d" };

/** How many characters of a text stand in a line. */
const lineLength = 26;

/** Words in lines of some characters, each with how many are above it. */
function linesOf(text: string): { line: string; down: number }[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.map((line, down) => ({ line, down }));
}

const pairsOf = (points: readonly number[]) => {
  const pairs: string[] = [];
  for (let at = 0; at < points.length; at += 2) pairs.push(`${points[at]},${points[at + 1]}`);
  return pairs.join(" ");
};

/** What is drawn on a photo, as parts of an SVG whose unit is a pixel of the photo. */
export function MarkShapes({ marks, size }: { marks: readonly PhotoMark[]; size: PhotoSize }) {
  return withKeys(marks).map(({ key, item }) => <MarkShape key={key} mark={item} size={size} />);
}

function MarkShape({ mark, size }: { mark: PhotoMark; size: PhotoSize }) {
  const unit = size.width / 100;
  const line = {
    fill: "none",
    stroke: inks[mark.colour],
    strokeWidth: unit * 0.8,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  if (mark.kind === "pen") return <polyline points={pairsOf(mark.points)} {...line} />;
  if (mark.kind === "text") return <Words mark={mark} size={size} />;
  const { x, y } = mark;
  const at = (dx: number, dy: number) => `${x + dx * unit} ${y + dy * unit}`;
  const path =
    mark.kind === "tick"
      ? `M${at(-3.5, 0)}L${at(-1, 3)}L${at(4, -4)}`
      : `M${at(-3, -3)}L${at(3, 3)}M${at(3, -3)}L${at(-3, 3)}`;
  return <path d={path} {...line} strokeWidth={unit * 1.2} />;
}

function Words({ mark: { x, y, text, colour }, size }: { mark: SignMark; size: PhotoSize }) {
  const height = size.width / 20;
  const isRight = x > size.width * 0.55;
  return (
    <text
      fontSize={height}
      fontWeight="600"
      fill={inks[colour]}
      stroke="white"
      strokeWidth={height / 6}
      paintOrder="stroke"
      textAnchor={isRight ? "end" : "start"}
    >
      {linesOf(text).map(({ line, down }) => (
        <tspan key={down} x={x} y={y + down * height * 1.15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
