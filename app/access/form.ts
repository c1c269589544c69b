import { typedText } from "#domain/typed-text.ts";
import { data } from "react-router";

/** The most that any of our forms can need, in bytes. */
const bodyLimit = 64 * 1024;

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw data("too-large", { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A form's fields as text, whatever a client sent for them. */
export interface Fields {
  /** The first value of that name, or '' where there is none; a file counts as none. */
  text(name: string): string;
  /** All values of that name, in order, each once. */
  all(name: string): string[];
}

/**
 * Reads a submitted form, the only way a request's body is read.
 *
 * @throws 413 over 64 KiB, 415 for what is not a form, 400 for what can't be parsed
 */
export async function readForm(request: Request): Promise<Fields> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data("not-a-form", { status: 415 });
  }
  const body = await readBody(request);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw data("unreadable-form", { status: 400 });
  }
  return {
    text: (name) => clean(form.get(name)),
    all: (name) => [...new Set(form.getAll(name).map(clean))],
  };
}

function clean(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? typedText(value) : "";
}
