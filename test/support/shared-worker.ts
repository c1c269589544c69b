import { afterAll, vi } from "vitest";

// Test files share a worker: a clock that stays faked would stop the timers of later files.
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error("this file leaves fake timers behind: call vi.useRealTimers() in afterAll");
});
