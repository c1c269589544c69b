import { dye } from "#art/palette.ts";

/** The tutor's room: books and a lamp. */
export function TutorsRoom() {
  return (
    <g>
      <path d="M0 0h320v460H0z" fill={dye.indigo} />
      <path d="M36 118h120" stroke={dye.cotton} strokeWidth="5" />
      <path d="M52 115V70M120 115V78" stroke={dye.vermilion} strokeWidth="12" />
      <path d="M66 115V78M134 115V70" stroke={dye.turmeric} strokeWidth="10" />
      <path d="M79 115V64M104 115l-9-38" stroke={dye.leaf} strokeWidth="11" />
      <path d="M224 0v58" stroke={dye.cotton} strokeWidth="3" />
      <path d="M194 86v-10h8v-8h8v-10h28v10h8v8h8v10z" fill={dye.vermilion} />
      <path d="M212 86h24v6h-24z" fill={dye.turmeric} />
    </g>
  );
}

/** The student's room: a garland of mango leaves over a window with hills. */
export function StudentsRoom() {
  const leaves = "l10 26l10-26h7".repeat(11);
  return (
    <g>
      <path d="M320 0h320v460H320z" fill={dye.turmeric} />
      <path d={`M334 0${leaves}`} fill={dye.leaf} />
      <path d="M478 214V92h24V78h24V64h36v14h24v14h24v122z" fill={dye.cotton} />
      <path d="M478 214v-34l44-26l38 20l50-30v70z" fill={dye.leaf} />
      <circle cx="572" cy="116" r="18" fill={dye.vermilion} />
    </g>
  );
}

/** The warp threads between the rooms, half in the tutor's colour and half in the student's. */
export function Warp() {
  const threads = "M252 0V346M264 0V346M276 0V346M288 0V346M300 0V346M312 0V346";
  return (
    <g opacity=".6">
      <path d={threads} stroke={dye.turmeric} />
      <path d={threads} stroke={dye.indigo} transform="translate(76)" />
    </g>
  );
}
