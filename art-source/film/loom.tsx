import { meeting } from "../../app/art/scenes/hero-cloth.ts";
import { dye, dyes } from "../../app/art/palette.ts";
import { knot } from "../../app/art/weave.ts";
import { easeOut, span } from "./ease.ts";
import { threadList } from "./thread-list.ts";

const scale = 1.7;
const side = meeting.length * knot;
const place = { x: 320 - (side * scale) / 2, y: 64 };
const threads = threadList(meeting);

/** The duration of one thread, as a share of the whole weaving. */
const flight = 0.12;

/** The cloth between the two people, from the bottom up; threads come in from both sides. */
export function Loom({ share }: { share: number }) {
  const edge = 1 - share * (1 + flight);
  return (
    <g>
      {share > 0 && share < 1 && <Feed height={place.y + Math.max(0, edge) * side * scale} />}
      <g
        transform={`translate(${place.x} ${place.y}) scale(${scale})`}
        strokeWidth={knot / 3 + 0.2}
      >
        {threads.map(({ letter, x, y, length }) => {
          const start = (1 - y / side) * (1 - flight);
          const arrived = easeOut(span(share, start, start + flight));
          if (arrived === 0) return null;
          const away = (1 - arrived) * (x + length / 2 < side / 2 ? -150 : 150);
          return (
            <path
              key={`${letter} ${x} ${y}`}
              d={`M${(x + away).toFixed(1)} ${y}h${length}`}
              stroke={dyes[letter]}
              opacity={arrived}
            />
          );
        })}
      </g>
    </g>
  );
}

/** The threads from both screens to the row that is being woven. */
function Feed({ height }: { height: number }) {
  const y = height.toFixed(1);
  return (
    <g strokeWidth="2">
      <path d={`M288 284L214 ${y}H300`} stroke={dye.turmeric} />
      <path d={`M352 284L426 ${y}H340`} stroke={dye.indigo} />
    </g>
  );
}
