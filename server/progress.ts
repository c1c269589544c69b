/** Prints progress on standard error, replacing the line before if it is a terminal. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
}

/** Like `progress`, but at most ten times a second on a terminal, and every five seconds elsewhere. */
export function createThrottledProgress(): (text: string) => void {
  const pause = process.stderr.isTTY ? 100 : 5_000;
  let next = Date.now() + pause;
  return (text) => {
    if (Date.now() < next) return;
    next = Date.now() + pause;
    progress(text);
  };
}

/** Clears the progress line before a result is printed. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}
