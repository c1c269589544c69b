import { Cloth } from "./cloth.tsx";
import type { ArtProps } from "./frame.tsx";
import { dye } from "#art/palette.ts";
import { Stage } from "./stage.tsx";

const reach = 17;
const span = Array.from({ length: reach * 2 + 1 }, (_, n) => n - reach);

/** A compass rose: four long and four short points, each half light and half dark. */
const rose = span.map((y) => span.map((x) => point(x, y)).join(""));

function point(x: number, y: number): string {
  const [far, near] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  const turn = Math.abs(x) > Math.abs(y) === x * y > 0;
  if (far + near * 3 <= reach) return turn ? "I" : "V";
  if ((far - near) * 1.5 + (far + near) / 2 <= 8.5) return turn ? "C" : "L";
  return ".";
}

/** A compass with a shape, an orbit, a molecule and a pair of braces at its four ends. */
export function SubjectChoice(props: ArtProps) {
  return (
    <Stage ground={dye.turmeric} {...props}>
      <g transform="translate(240 180)">
        <circle r="108" stroke={dye.ink} strokeWidth="2.5" strokeDasharray="8 6" />
        <Cloth graph={rose} transform="translate(-105 -105)" />
        <g stroke={dye.ink} strokeWidth="4" fill={dye.cotton} strokeLinejoin="round">
          <path d="M0-164l20 34h-40z" />
          <path d="M-14 138l14-8l14 8v17l-14 8l-14-8z" />
          <g fill="none" transform="translate(150)">
            <ellipse rx="26" ry="10" transform="rotate(32)" />
            <ellipse rx="26" ry="10" transform="rotate(-32)" />
            <circle r="3" />
          </g>
          <path
            fill="none"
            d="M-148-18c-12 0-4 18-14 18c10 0 2 18 14 18M-132-18c12 0 4 18 14 18c-10 0-2 18-14 18"
            transform="translate(-10)"
          />
        </g>
      </g>
    </Stage>
  );
}
