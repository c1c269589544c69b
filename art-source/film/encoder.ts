import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const color = "bt709";

/** H.264 at a level that the cheapest phones decode, with its index first so that it plays while loading. */
const film = [
  ["-vf", `scale=out_color_matrix=${color}:out_range=tv,format=yuv420p`],
  ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryslow", "-tune", "animation"],
  ["-level", "3.1", "-refs", "4", "-crf", "25", "-g", "120"],
  ["-colorspace", color, "-color_primaries", color, "-color_trc", color, "-color_range", "tv"],
  ["-movflags", "+faststart", "-an"],
].flat();

const poster = ["-vf", "scale=960:-1", "-c:v", "libwebp", "-quality", "40"];

/** Takes frames as PNG on its standard input and writes the film. */
export function startFilm(rate: number, target: string): ChildProcess {
  const input = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(rate), "-i", "-"];
  return ffmpeg([...input, ...film, target]);
}

/** One frame as WebP, shown until the film is played. */
export async function writePoster(png: Uint8Array, target: string): Promise<void> {
  const encoder = ffmpeg(["-f", "png_pipe", "-i", "-", ...poster, target]);
  encoder.stdin?.end(png);
  await finished(encoder);
}

/** Waits for an encoder to end. @throws unless it succeeded */
export async function finished(encoder: ChildProcess): Promise<void> {
  const [code] = (await once(encoder, "close")) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function ffmpeg(options: readonly string[]): ChildProcess {
  return spawn("ffmpeg", ["-v", "error", "-y", ...options], {
    stdio: ["pipe", "inherit", "inherit"],
  });
}
