import type { Reporter, TestModule } from "vitest/node";

const listed = 15;

/** Prints the slowest files of a run, with their imports and hooks. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic();
        const seconds = (collectDuration + setupDuration + duration) / 1_000;
        return { seconds, name: module.relativeModuleId };
      })
      .toSorted((a, b) => b.seconds - a.seconds);
    if (files.length < 2) return;
    console.log(`The slowest of ${files.length} files, in seconds:`);
    for (const { seconds, name } of files.slice(0, listed)) {
      console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
    }
  }
}
