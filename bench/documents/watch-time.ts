import { Session } from "node:inspector/promises";

// Loaded before the product: between "profile" and "profiled" it samples where the time goes.

const microsecondsBetweenSamples = 200;
const session = new Session();

process.on("message", (message) => {
  if (message === "profile") void start().then(() => process.send?.("profiling"));
  if (message === "profiled") void stop().then((profile) => process.send?.(profile));
});

async function start(): Promise<void> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: microsecondsBetweenSamples });
  await session.post("Profiler.start");
}

async function stop() {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return profile;
}
