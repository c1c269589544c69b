import { execFile } from "node:child_process";
import { join } from "node:path";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { mostBytes, type SafePicture } from "#security/picture/safe-picture.ts";
import { readPicture } from "#security/picture/read-picture.ts";
import { exitCodes, mostMilliseconds, type DrawingProblem } from "./draw-svg-limits.ts";

const program = join(import.meta.dirname, "draw-svg-process.ts");

/**
 * Draws an SVG as a PNG of at most 1,024 pixels, in a process of its own that ends after ten seconds or
 * at 500 MB: a small file can ask for any amount of either.
 *
 * @param left milliseconds, if there are fewer than ten seconds
 */
export async function drawSvg(
  svg: Buffer,
  left = mostMilliseconds,
): Promise<Result<SafePicture, Refusal<DrawingProblem>>> {
  if (left <= 0) return refuse("too-slow");
  const drawn = await run(svg, Math.ceil(Math.min(left, mostMilliseconds)));
  if (typeof drawn === "string") return refuse(drawn);
  const picture = await readPicture(drawn);
  return picture.ok ? ok(picture.value) : refuse("unreadable");
}

function run(svg: Buffer, timeout: number): Promise<Buffer | DrawingProblem> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      { timeout, killSignal: "SIGKILL", maxBuffer: mostBytes, encoding: "buffer", env: {} },
      (error, output) => {
        if (error === null) return resolve(output);
        if (error.killed === true) return resolve("too-slow");
        const [problem] = Object.entries(exitCodes).find(([, code]) => code === error.code) ?? [];
        return resolve((problem as DrawingProblem | undefined) ?? "unreadable");
      },
    );
    // A process that has ended doesn't read the rest.
    child.stdin?.on("error", () => {}).end(svg);
  });
}
