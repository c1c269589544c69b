// The end of a chunked body.
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

interface Head {
  /** Bytes of the whole answer, head and body; null for a chunked body. */
  length: number | null;
}

/** @returns null until the head is complete. @throws for any status but 200 */
function readHead(answer: Buffer): Head | null {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = answer.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  if (!head.startsWith("HTTP/1.1 200 ") || (!length && !isChunked)) {
    throw new Error(`unexpected answer: ${head}`);
  }
  return { length: length ? end + 4 + Number(length) : null };
}

function lastBytes(before: Buffer, chunk: Buffer): Buffer {
  const size = lastChunk.length;
  return (chunk.length < size ? Buffer.concat([before, chunk]) : chunk).subarray(-size);
}

/**
 * Finds the ends of the answers on a connection without pipelining.
 *
 * @param onAnswer called after the last byte of each
 * @returns the handler of the connection's data
 */
export function readAnswers(onAnswer: () => void): (chunk: Buffer) => void {
  let start: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  let arrived = 0;
  let tail: Buffer = Buffer.alloc(0);
  const isComplete = () => {
    if (!head) return false;
    return head.length === null ? tail.equals(lastChunk) : arrived >= head.length;
  };
  return (chunk) => {
    arrived += chunk.length;
    if (!head) {
      start = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
      head = readHead(start);
    }
    if (head?.length === null) tail = lastBytes(tail, chunk);
    if (!isComplete()) return;
    [start, tail] = [Buffer.alloc(0), Buffer.alloc(0)];
    head = null;
    arrived = 0;
    onAnswer();
  };
}
