import { mailedPath } from "#content/site/public-path.ts";
import { addressLine } from "#content/site/academy.ts";
import { bodyOf, footerLinks, reasonOf, type MailFrame } from "./layout.ts";
import type { Block, MailText } from "./mail.ts";

/** Renders a mail as plain text. */
export function renderText(mail: MailText, frame: MailFrame): string {
  const body = bodyOf(mail, frame).map((block) => asText(block, frame.origin));
  const links = footerLinks(frame).map(([label, url]) => `${label}: ${url}`);
  const { legalName } = frame.academy;
  const sender = `${legalName}, ${addressLine(frame.academy)}`;
  const footer = ["--", reasonOf(frame), ...links, sender];
  return `${body.join("\n\n")}\n\n${footer.join("\n")}\n`;
}

function asText(block: Block, origin: string): string {
  if (block.is === "text") return block.text;
  if (block.is === "quote") return quote(block.text);
  if (block.is === "facts") return block.facts.map((fact) => fact.join(": ")).join("\n");
  if (block.is === "list") return [block.title, ...block.items.map((one) => `- ${one}`)].join("\n");
  return `${block.label}:\n${origin}${mailedPath(block.path)}`;
}

function quote(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/);
  return lines.map((line) => `> ${line}`.trimEnd()).join("\n");
}
