// Loaded before a child process's own module: it tells its parent how much it has worked, and
// when its parent is gone it stops as if told to.

process.on("message", (message) => {
  if (message === "cpu") process.send?.(process.cpuUsage());
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
