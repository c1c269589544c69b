import { buffer } from "node:stream/consumers";
import { readFile } from "./read-file.ts";

// Reads one sheet from standard input, writes it to standard output as JSON, and ends.
process.stdout.write(JSON.stringify(await readFile(await buffer(process.stdin))));
