// Loaded before a child process's own module: it tells its parent how much it has worked and what
// memory it has, and when its parent is gone it stops as if told to.

process.on("message", (message) => {
  if (message === "cpu") process.send?.(process.cpuUsage());
  if (message === "memory") process.send?.(process.memoryUsage());
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
