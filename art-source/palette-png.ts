import { spawn } from "node:child_process";

/** Reduces a picture to 64 colours: flat art looks the same and is much smaller. */
export async function toPalette(png: Uint8Array): Promise<Buffer> {
  const filter =
    "split[a][b];[a]palettegen=max_colors=64:reserve_transparent=0[p];[b][p]paletteuse=dither=none";
  const ffmpeg = spawn(
    "ffmpeg",
    [
      "-v",
      "error",
      "-f",
      "png_pipe",
      "-i",
      "-",
      "-vf",
      filter,
      "-frames:v",
      "1",
      "-f",
      "image2pipe",
      "-c:v",
      "png",
      "-",
    ],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  ffmpeg.stdin.end(png);
  const chunks: Buffer[] = [];
  for await (const chunk of ffmpeg.stdout) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
