import { execFile } from "node:child_process";
import { join } from "node:path";
import PQueue from "p-queue";
import { kindOfPhoto, photoBytes, type Photo, type PhotoProblem } from "#domain/homework/photo.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { exitCodes, mostMilliseconds } from "./limits.ts";

const program = join(import.meta.dirname, "read-photo-process.ts");

// A second photo waits: each may take much memory, and so does each that waits.
const queue = new PQueue({ concurrency: 1 });
const mostWaiting = 16;

/** Of a photo as it is kept, in bytes: 1,600 pixels of noise are less. */
const mostKept = 8 * 1024 * 1024;

/**
 * Makes a photo to keep of a file that somebody sends: upright, at most 1,600 pixels long, without
 * metadata. A process of its own reads it, so that a harmful one ends with its process; that knows none of
 * our settings, and takes about half a second.
 */
export async function readPhoto(file: Uint8Array): Promise<Result<Photo, Refusal<PhotoProblem>>> {
  if (file.byteLength > photoBytes) return refuse("photo-too-large");
  const kind = kindOfPhoto(file);
  if (kind !== "photo") return refuse(kind);
  if (queue.size >= mostWaiting) return refuse("busy");
  return queue.add(() => readInProcess(file));
}

function readInProcess(file: Uint8Array): Promise<Result<Photo, Refusal<PhotoProblem>>> {
  const { NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      {
        timeout: mostMilliseconds,
        killSignal: "SIGKILL",
        maxBuffer: mostKept,
        encoding: "buffer",
        env: { NODE_COMPILE_CACHE },
      },
      (error, output) => {
        if (error === null) return resolve(ok(photoIn(output)));
        const isLarge = error.killed === true || error.code === exitCodes["photo-too-large"];
        resolve(refuse(isLarge ? "photo-too-large" : "unreadable"));
      },
    );
    // A process that has ended doesn't read the rest.
    child.stdin?.on("error", () => {}).end(file);
  });
}

const photoIn = (output: Buffer): Photo => ({
  width: output.readUInt32BE(0),
  height: output.readUInt32BE(4),
  bytes: output.subarray(8),
});
