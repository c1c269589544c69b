import { progress } from "#server/progress.ts";
import { table } from "../support/table.ts";
import { percent, round } from "./figures.ts";
import {
  comingAt,
  onOneMachine,
  partitioned,
  shareOfDay,
  withStandbys,
  type Proposal,
} from "./layouts.ts";
import type { Measured } from "./measured.ts";
import { curvesOf } from "./model.ts";
import type { Part } from "./report.ts";
import { simulate, type Span } from "./simulation.ts";

// Enough requests for the slowest of a hundred, of a thousand even, to be many.
const manyRequests = 200_000;

/** The machines that are proposed for each size, simulated through the busiest minutes. */
export function describeProposals(measured: Measured): Part {
  const curves = curvesOf(measured);
  const proposals: { proposal: Proposal; isDay?: boolean }[] = [
    { proposal: onOneMachine(measured, 10_000) },
    { proposal: onOneMachine(measured, 10_000), isDay: true },
    { proposal: onOneMachine(measured, 30_000) },
    { proposal: withStandbys(measured, curves, 1_000_000) },
    { proposal: partitioned(measured, curves, 100_000_000) },
  ];
  const rows = proposals.map(({ proposal, isDay = false }) => {
    const { students, layout, machines } = proposal;
    progress(`Simulating ${students.toLocaleString("en-US")} students ...`);
    const coming = comingAt(measured, curves, students, layout.databases);
    const rate = coming.reduce((sum, one) => sum + one.rate, 0);
    const span: Span = isDay
      ? { seconds: 86_400, warmUp: 0, seed: 1, shareAt: shareOfDay }
      : { seconds: Math.max(2, manyRequests / rate), warmUp: 1, seed: 1 };
    const outcome = simulate(layout, coming, span);
    return [
      students.toLocaleString("en-US"),
      isDay ? "a whole day" : "the busiest minutes",
      machines,
      round(outcome.perSecond),
      outcome.p50.toFixed(1),
      outcome.p99.toFixed(1),
      percent(outcome.server),
      percent(outcome.database),
      percent(outcome.telling),
      percent(outcome.connections),
    ];
  });
  return {
    title: "Simulated: the busiest of each kind of machine",
    text: table(
      [
        "students",
        "when",
        "machines",
        "requests/s",
        "p50 ms",
        "p99 ms",
        "instance",
        "PostgreSQL",
        "telling",
        "connections",
      ],
      rows,
    ),
  };
}
