import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { explain } from "./lifetime.ts";
import { SettingsError } from "./settings.ts";

describe("an operator's mistake is reported in one line", () => {
  const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

  test.each([
    [new SettingsError("PORT is wrong."), "PORT is wrong."],
    [coded("EADDRINUSE", "port 3000 is taken"), "port 3000 is taken. Set PORT to another port."],
    [coded("EACCES", "port 80 is not ours"), "port 80 is not ours"],
    [coded("ECONNREFUSED", "no database"), "no database"],
    ["a text", "a text"],
  ])("%s", (error, line) => {
    expect(explain(error)).toBe(line);
  });

  test("and an unexpected error keeps its stack", () => {
    expect(explain(new TypeError("x is not a function"))).toContain("lifetime.test.ts");
  });
});

/** Runs a small server of its own in another process. */
function run(main: string) {
  const script = `import { runUntilStopped } from ${JSON.stringify(join(import.meta.dirname, "lifetime.ts"))};
    const stop = (name, ms = 0) => async () => { await new Promise((r) => setTimeout(r, ms)); console.log(name); };
    setInterval(() => {}, 1000);
    await runUntilStopped(async (log) => { ${main} });`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script]);
  let output = "";
  const waiting: [text: string, resolve: () => void][] = [];
  const collect = (chunk: unknown) => {
    output += String(chunk);
    for (const [text, resolve] of waiting) if (output.includes(text)) resolve();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    ended,
    output: () => output.trim().split("\n"),
    signal: (name: NodeJS.Signals) => child.kill(name),
    says: (text: string) =>
      new Promise<void>((resolve) => {
        if (output.includes(text)) resolve();
        else waiting.push([text, resolve]);
      }),
  };
}

describe("a server", () => {
  test("writes plain text for the operator until it is ready, then log lines", async () => {
    const server = run(`log("up"); setTimeout(() => log("lost"), 50); return [];`);
    await server.says("lost");
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    const [start, later = ""] = server.output();
    expect(start).toBe("up");
    expect(JSON.parse(later)).toMatchObject({ level: "warn", event: "notice", message: "lost" });
  });

  test.each(["SIGINT", "SIGTERM"] as const)("stops in order on %s", async (signal) => {
    const server = run(`log("up"); return [stop("http", 50), stop("database")];`);
    await server.says("up");
    server.signal(signal);
    expect(await server.ended).toBe(0);
    expect(server.output()).toEqual(["up", "http", "database"]);
  });

  test("stopped during its start, it finishes starting first", async () => {
    const server = run(
      `log("starting"); await new Promise((r) => setTimeout(r, 300)); log("up"); return [stop("http")];`,
    );
    await server.says("starting");
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.output()).toEqual(["starting", "up", "http"]);
  });

  test("exits at once on a second signal", async () => {
    const server = run(
      `log("up"); return [async () => { console.log("stopping"); await stop("never", 60_000)(); }];`,
    );
    await server.says("up");
    server.signal("SIGINT");
    await server.says("stopping");
    server.signal("SIGINT");
    expect(await server.ended).toBe(1);
    expect(server.output()).toEqual(["up", "stopping"]);
  });

  test("that cannot start reports why and exits with 1", async () => {
    const server = run(
      `throw Object.assign(new Error("port 1 is taken"), { code: "EADDRINUSE" });`,
    );
    expect(await server.ended).toBe(1);
    expect(server.output()).toEqual(["port 1 is taken. Set PORT to another port."]);
  });
});
