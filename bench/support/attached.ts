// Loaded into a child process before its own module: reports its CPU time and memory on request,
// and stops it when the parent process is gone.

process.on("message", (message) => {
  if (message === "cpu") process.send?.(process.cpuUsage());
  if (message === "memory") process.send?.(process.memoryUsage());
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
