import type { EventLog } from "#request/context.ts";

/**
 * The log of a running server: one JSON object per line.
 *
 * @param write receives a line without its line feed
 */
export function createLog(write: (line: string) => void): EventLog {
  return (level, event, { requestId = null, actor = null, ...fields }) => {
    const time = new Date().toISOString();
    write(oneLine(JSON.stringify({ time, level, event, requestId, actor, ...fields })));
  };
}

// JSON escapes line ends of ASCII; terminals and log viewers also interpret these characters.
function oneLine(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The log on standard output. */
export const standardLog = createLog((line) => console.log(line));
