/** Says how far a benchmark is, on standard error: in place on a terminal, else line by line. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
}

/** Clears the line, before a result is printed. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}
