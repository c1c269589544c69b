import { Cloth } from "../../app/art/scenes/cloth.tsx";
import { lattice } from "../../app/art/graph.ts";
import { Student } from "../../app/art/scenes/hero-people.tsx";
import { dye } from "../../app/art/palette.ts";
import { Land } from "./dusk-land.tsx";
import { between, easeInOut, settle, span } from "./ease.ts";

const hanging = lattice({ heart: "TTVVV", corner: "CC", field: "I", across: 5, down: 9 });
const wall = "#efe3c8";
const shade = "#d9c7a0";

/** Dusk: the camera approaches a lit window, and a student opens her laptop. */
export function Dusk({ now }: { now: number }) {
  const near = easeInOut(span(now, 0.5, 5));
  const zoom = between(1, 2.35, near);
  const lid = between(96, 0, settle(span(now, 2.4, 3.5)));
  return (
    <g
      transform={`translate(${between(0, 640 - 845 * 2.35, near)} ${between(0, 372 - 440 * 2.35, near)}) scale(${zoom})`}
    >
      <Land sink={between(0, 90, span(now, 0, 5))} />
      <House />
      <g transform="translate(700 300)">
        <svg x="0" y="0" width="290" height="236" viewBox="0 0 290 236">
          <path d="M0 0h290v236H0z" fill={dye.turmeric} />
          <path d={`M0 0${"l10 24l10-24h6".repeat(12)}`} fill={dye.leaf} />
          <path
            d="M60 0v50M36 74v-8h8v-8h32v8h8v8z"
            fill={dye.vermilion}
            stroke={dye.vermilion}
            strokeWidth="3"
          />
          <g transform="translate(-290 -112)">
            <Student />
            <path d="M270 346h330v10H270z" fill={dye.cotton} />
            <path d="M434 338h-66v8h66z" fill={dye.ink} />
            <path
              d="M374 340l-20-58h-8l20 64z"
              fill={dye.ink}
              transform={`rotate(${lid} 370 342)`}
            />
            <path
              d="M358 284l17 52"
              stroke={dye.cotton}
              strokeWidth="4"
              opacity={span(now, 3.3, 3.7)}
            />
          </g>
        </svg>
        <path d="M-10-10h310v256H-10z" fill="none" stroke={dye.indigo} strokeWidth="16" />
      </g>
    </g>
  );
}

function House() {
  const tiles = Array.from({ length: 15 }, (_, n) => `M${546 + n * 44} 244h38v20l-19 12l-19-12z`);
  return (
    <g>
      <path d="M560 250h640v370H560z" fill={wall} />
      <path d="M560 580h640v46H560z" fill={dye.vermilion} />
      <path d="M560 574h640" stroke={dye.cotton} strokeWidth="6" strokeDasharray="12 12" />
      <path d="M590 160h580l40 90H546z" fill="#8f2c1b" />
      <path d={tiles.join("")} fill={dye.vermilion} />
      <path d="M1040 340h104v286h-104z" fill={dye.indigo} />
      <path d="M1052 352h80v274h-80z" fill={dye.night} />
      <path d="M1040 340h104v14h-104z" fill={dye.turmeric} />
      <path d="M560 626h640v10H560z" fill={shade} />
      <Cloth graph={hanging} transform="translate(594 330) scale(.9)" />
    </g>
  );
}
