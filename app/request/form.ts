import type { DenialReason } from "#domain/audit/audit.ts";
import { typedField } from "#domain/shared/typed/typed-text.ts";
import { data } from "react-router";
import type { Context } from "./context.ts";
import { recordDenial } from "./audit.ts";

/** More than most forms of the product need, in bytes. */
const usualForm = 64 * 1024;

/** For forms with long texts: a character of Telugu takes nine bytes. */
export const largeForm = 512 * 1024;

/** Of the one form with a file, in bytes: the file, and what surrounds it. */
export const uploadLimit = 6 * 1024 * 1024;

async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the bytes of a request that is no form.
 *
 * @param limit in bytes
 * @throws 413 above it
 */
export async function readBytes(
  request: Request,
  context: Context,
  limit: number,
): Promise<Uint8Array> {
  const body = await readBody(request, limit);
  if (body) return body;
  await recordDenial(context, { action: "send-form", subject: null, reason: "too-large" });
  throw data("too-large", { status: 413 });
}

/** The fields of a form, as text. */
export interface Fields {
  /** The first value of that name; '' if there is none or it is a file. */
  text: (name: string) => string;
  /** All distinct values of that name, in order. */
  all: (name: string) => string[];
}

/** The fields of a form with a file. */
export interface UploadFields extends Fields {
  /** The bytes of a file; none if none was chosen. */
  file(name: string): Promise<Uint8Array>;
}

/**
 * Reads a submitted form. Request bodies are read here and nowhere else.
 *
 * @param limit of the body, in bytes
 * @throws 413 above it, 415 for another content type, 400 for a malformed body
 */
export async function readForm(
  request: Request,
  context: Context,
  limit = usualForm,
): Promise<Fields> {
  return readUpload(request, context, limit);
}

/** The same for a form with a file. @param limit in bytes */
export async function readUpload(
  request: Request,
  context: Context,
  limit: number = uploadLimit,
): Promise<UploadFields> {
  const refuse = async (reason: DenialReason, status: number) => {
    await recordDenial(context, { action: "send-form", subject: null, reason });
    return data(reason, { status });
  };
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw await refuse("not-a-form", 415);
  }
  const body = await readBody(request, limit);
  if (!body) throw await refuse("too-large", 413);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw await refuse("unreadable-form", 400);
  }
  return {
    ...fieldsOf(form),
    async file(name) {
      const file = form.get(name);
      return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    },
  };
}

/** Typed fields, cleaned as those of a form. */
export function fieldsOf(typed: FormData | URLSearchParams): Fields {
  return {
    text: (name) => clean(name, typed.get(name)),
    all: (name) => [...new Set(typed.getAll(name).map((value) => clean(name, value)))],
  };
}

/**
 * The answer to a form with an invalid field.
 *
 * @param words what is said of each problem
 * @param submitted what the form's page shows again
 */
export function refuseForm<Problem extends string, Field extends string, Submitted extends object>(
  { problem, field }: { problem: Problem; field: Field },
  words: Readonly<Record<NoInfer<Problem>, string>>,
  submitted: Submitted,
) {
  return data({ error: words[problem], field, ...submitted }, { status: 400 });
}

function clean(name: string, value: FormDataEntryValue | null): string {
  return typeof value === "string" ? typedField(name, value) : "";
}
