import type { DenialReason } from "#domain/audit.ts";
import { typedText } from "#domain/typed-text.ts";
import { data, type RouterContextProvider } from "react-router";
import { recordDenial } from "./audit.ts";

/** More than any form of the product needs, in bytes. */
const bodyLimit = 64 * 1024;

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The fields of a form, as text. */
export interface Fields {
  /** The first value of that name; '' if there is none or it is a file. */
  text(name: string): string;
  /** All distinct values of that name, in order. */
  all(name: string): string[];
}

/**
 * Reads a submitted form. Request bodies are read here and nowhere else.
 *
 * @throws 413 over 64 KiB, 415 for another content type, 400 for a malformed body
 */
export async function readForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Fields> {
  const refuse = async (reason: DenialReason, status: number) => {
    await recordDenial(context, { action: "send-form", subject: null, reason });
    return data(reason, { status });
  };
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw await refuse("not-a-form", 415);
  }
  const body = await readBody(request);
  if (!body) throw await refuse("too-large", 413);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw await refuse("unreadable-form", 400);
  }
  return {
    text: (name) => clean(form.get(name)),
    all: (name) => [...new Set(form.getAll(name).map(clean))],
  };
}

function clean(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? typedText(value) : "";
}
