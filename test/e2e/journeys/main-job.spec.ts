import { test } from "../support/browser.ts";
import { doMainJob } from "./main-job.ts";

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("five people at once: apply, approve, assign, teach, learn, delete", async ({ open }) => {
  // One long journey.
  await doMainJob(open);
});
