// The end of a body that is sent in chunks.
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

interface Head {
  /** Bytes of the whole answer, head and body; null where its end only shows when it comes. */
  length: number | null;
}

/** @returns null while it is not whole. @throws for any answer but 200 */
function readHead(answer: Buffer): Head | null {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = answer.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  if (!head.startsWith("HTTP/1.1 200 ") || (!length && !isChunked)) {
    throw new Error(`not what was asked: ${head}`);
  }
  return { length: length ? end + 4 + Number(length) : null };
}

function lastBytes(before: Buffer, chunk: Buffer): Buffer {
  const size = lastChunk.length;
  return (chunk.length < size ? Buffer.concat([before, chunk]) : chunk).subarray(-size);
}

/**
 * Reads answers of one connection that come one at a time.
 *
 * @param onAnswer told of each once it is whole
 * @returns what takes the bytes as they arrive
 */
export function readAnswers(onAnswer: () => void): (chunk: Buffer) => void {
  let begun: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  let arrived = 0;
  let tail: Buffer = Buffer.alloc(0);
  const isWhole = () => {
    if (!head) return false;
    return head.length === null ? tail.equals(lastChunk) : arrived >= head.length;
  };
  return (chunk) => {
    arrived += chunk.length;
    if (!head) {
      begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      head = readHead(begun);
    }
    if (head?.length === null) tail = lastBytes(tail, chunk);
    if (!isWhole()) return;
    [begun, tail] = [Buffer.alloc(0), Buffer.alloc(0)];
    head = null;
    arrived = 0;
    onAnswer();
  };
}
