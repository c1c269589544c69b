import type { EventLog } from "#access/context.ts";

/**
 * The log of a running server: one JSON object a line, whatever is in it.
 *
 * @param write takes a line without its end
 */
export function createLog(write: (line: string) => void): EventLog {
  return (level, event, { requestId = null, actor = null, ...fields }) => {
    const time = new Date().toISOString();
    write(oneLine(JSON.stringify({ time, level, event, requestId, actor, ...fields })));
  };
}

// JSON escapes what ends a line in ASCII; terminals and log readers know further ones.
function oneLine(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The log on standard output. */
export const standardLog = createLog((line) => console.log(line));
