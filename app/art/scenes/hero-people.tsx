import { dye } from "#art/palette.ts";

const skin = { tutor: "#8a5233", student: "#b9794d" };
const hair = dye.ink;

/** The tutor, in a sari with a woven border, jasmine in her hair. */
export function Tutor() {
  return (
    <g strokeLinecap="round">
      <circle cx="94" cy="196" r="24" fill={hair} />
      <path
        d="M76 180a26 26 0 0 0 4 34"
        stroke={dye.cotton}
        strokeWidth="9"
        strokeDasharray="1 9"
      />
      <path d="M64 346c0-70 12-100 52-108h36c36 6 50 40 54 108z" fill={dye.leaf} />
      <path d="M64 346q0-14 2-28l90-80c34 8 46 40 50 108z" fill={dye.vermilion} />
      <g strokeLinecap="butt">
        <path d="M64 320l94-84" stroke={dye.turmeric} strokeWidth="15" />
        <path d="M64 320l94-84" stroke={dye.vermilion} strokeWidth="5" strokeDasharray="5 6" />
      </g>
      <path d="M118 214h32v28c-8 12-26 12-32 0z" fill={skin.tutor} />
      <path
        d="M134 132c30 0 42 20 42 48s-18 50-36 50s-40-20-40-50s10-48 34-48z"
        fill={skin.tutor}
      />
      <path
        d="M96 192c-6-44 10-70 42-70c28 0 42 18 40 46c-14-4-24-14-28-28c-6 22-22 34-36 36c-2 8-4 14-8 18z"
        fill={hair}
      />
      <path d="M142 184q6-4 12 0M162 182q5-3 9 0" stroke={hair} strokeWidth="3" fill="none" />
      <circle cx="149" cy="191" r="3.2" fill={hair} />
      <circle cx="166" cy="190" r="3.2" fill={hair} />
      <path d="M159 192l4 11l-6 1M148 213q8 6 16-1" stroke="#5c3220" strokeWidth="2.5" />
      <circle cx="158" cy="170" r="3.5" fill={dye.vermilion} />
      <circle cx="110" cy="212" r="5" fill={dye.turmeric} />
      <path d="M82 288q2 46 58 50" stroke="#256a4b" strokeWidth="26" />
      <path d="M140 338h62" stroke={skin.tutor} strokeWidth="16" />
    </g>
  );
}

/** The student, with a plait and a ribbon, writing. */
export function Student() {
  return (
    <g strokeLinecap="round">
      <path d="M536 214q22 40 6 84" stroke={hair} strokeWidth="16" />
      <path d="M542 292l-10 14h22zM542 302l-8 16h18z" fill={dye.vermilion} />
      <path d="M438 346c2-62 14-84 46-90h34c34 6 46 34 48 90z" fill={dye.leaf} />
      <path d="M484 236h30v24c-8 10-22 10-30 0z" fill={skin.student} />
      <path d="M484 254l16 18l16-18l8 6l-22 24h-4l-22-24z" fill={dye.cotton} />
      <path
        d="M500 158c26 0 38 18 38 44s-18 46-38 46s-36-20-36-46s12-44 36-44z"
        fill={skin.student}
      />
      <path
        d="M544 216c8-44-10-68-42-68c-28 0-42 16-42 42c18 0 32-8 40-20c8 16 22 26 36 28c0 8 4 14 8 18z"
        fill={hair}
      />
      <path d="M470 201q5-3 10 0M488 202q6-3 11 0" stroke={hair} strokeWidth="3" />
      <circle cx="475" cy="209" r="3.2" fill={hair} />
      <circle cx="492" cy="209" r="3.2" fill={hair} />
      <path d="M482 210l-4 9l6 2M476 231q8 6 16 0" stroke="#7a4527" strokeWidth="2.5" />
      <path d="M546 292q-2 40-46 46" stroke="#256a4b" strokeWidth="24" />
      <path d="M500 338h-54" stroke={skin.student} strokeWidth="15" />
      <path d="M452 338l-14-30" stroke={dye.turmeric} strokeWidth="5" />
    </g>
  );
}
