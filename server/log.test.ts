import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";

describe("a line", () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));

  test("is one JSON object with the time in UTC, the request and the actor", () => {
    log("info", "sign-in", { requestId: "r", actor: "a", role: "student", reason: undefined });
    log("warn", "notice", {});
    const common = { time: expect.stringMatching(/^\d{4}-.*T.*Z$/) as string };
    expect(lines.splice(0).map((line) => JSON.parse(line) as unknown)).toEqual([
      { ...common, level: "info", event: "sign-in", requestId: "r", actor: "a", role: "student" },
      { ...common, level: "warn", event: "notice", requestId: null, actor: null },
    ]);
  });

  test("stays one line without control characters, whatever its values", () => {
    const odd = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join("");
    const message = `${odd}\u2028\u2029\ufeff\ud800`;
    log("warn", "notice", { message, [message]: message });
    const [line = ""] = lines.splice(0);
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\ufeff]/u);
    expect(JSON.parse(line)).toMatchObject({ message, [message]: message });
  });
});
