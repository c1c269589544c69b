/** Says how far long work is, on standard error: in place on a terminal, else line by line. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
}

/** As `progress`, but at most ten times a second in place, and each five seconds line by line. */
export function createSteadyProgress(): (text: string) => void {
  const pause = process.stderr.isTTY ? 100 : 5_000;
  let next = Date.now() + pause;
  return (text) => {
    if (Date.now() < next) return;
    next = Date.now() + pause;
    progress(text);
  };
}

/** Clears the line, before a result is printed. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}
