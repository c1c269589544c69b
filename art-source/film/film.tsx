import { dye } from "../../app/art/palette.ts";
import { Dusk } from "./dusk.tsx";
import { Ending } from "./ending.tsx";
import { span } from "./ease.ts";
import { screen } from "./screen.ts";
import { Meeting, Shuttle } from "./shuttle.tsx";
import { Steps } from "./steps.tsx";
import { Values } from "./values.tsx";
import { Weaving } from "./weaving.tsx";

/** When each scene ends, in seconds; each but the last ends with a transition. */
const ends = { dusk: 5.2, weaving: 11, values: 18, steps: 23 };
const shuttle = 0.7;

/** One frame of the film: a pure function of the second. */
export function Film({ now }: { now: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${screen.width} ${screen.height}`}
      {...screen}
      fill="none"
    >
      <Scene now={now} />
    </svg>
  );
}

function Scene({ now }: { now: number }) {
  const leaving = (end: number) => span(now, end - shuttle, end);
  if (now < ends.dusk) {
    return (
      <>
        <Dusk now={now} />
        <Meeting share={leaving(ends.dusk)} dyes={[dye.indigo, dye.turmeric]} />
      </>
    );
  }
  if (now < ends.weaving) {
    return (
      <>
        <Weaving now={now - ends.dusk} />
        <Shuttle share={leaving(ends.weaving)} dye={dye.cotton} />
      </>
    );
  }
  if (now < ends.values) {
    return (
      <>
        <Values now={now - ends.weaving} />
        <Shuttle share={leaving(ends.values)} dye={dye.cotton} />
      </>
    );
  }
  if (now < ends.steps) {
    return (
      <>
        <Steps now={now - ends.values} />
        <Shuttle share={leaving(ends.steps)} dye={dye.indigo} />
      </>
    );
  }
  return <Ending now={now - ends.steps} />;
}
