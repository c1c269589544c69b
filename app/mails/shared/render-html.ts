import { mailedPath } from "#content/site/public-path.ts";
import { addressLine } from "#content/site/academy.ts";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { language, pageLanguage } from "#content/shared/language.ts";
import { bodyOf, footerLinks, reasonOf, type MailFrame } from "./layout.ts";
import type { Block, MailText } from "./mail.ts";

// Mail programs support little CSS: essential styles are inline, and the dark scheme is in a style
// sheet. The colours are those of app/styles/tokens.css.
const font =
  language === "en"
    ? "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
    : "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Nirmala UI',sans-serif";
// Telugu and Hindi have signs above and below their letters, and letters that join.
const lineHeight = language === "en" ? 1.5 : 1.65;
const headingHeight = language === "en" ? 1.25 : 1.5;
const spacing = language === "en" ? ";letter-spacing:.02em" : "";
const ink = "color:#14162b";
const muted = "color:#565468";

const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101225 !important; }
  .card { background: #191c36 !important; border-color: #343857 !important; }
  .ink { color: #f5efe2 !important; }
  .muted { color: #b3b2c4 !important; }
  .link { color: #b4bdff !important; }
  .button { background: #b4bdff !important; color: #14162b !important; }
  .quote { background: #0b0d1c !important; }
  .band { border-color: #7482e6 !important; }
}`;

/** Renders a mail as HTML: one column of text, at most 600 px wide, without external resources. */
export function renderHtml(mail: MailText, frame: MailFrame): string {
  const { academy } = frame;
  const blocks = bodyOf(mail, frame).map((block) => asHtml(block, frame.origin));
  const links = footerLinks(frame).map(
    ([label, url]) =>
      `<a class="link" href="${escape(url)}" style="color:#26307a;display:inline-block;padding:12px 16px 12px 0">${escape(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${pageLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(mail.subject)}</title>
<style>${styles}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf7ef">
<main>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7ef;border:0">
<tr><td align="center" style="padding:16px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf8;border:1px solid #d9cfba;border-collapse:separate">
<tr><td class="band" style="border-top:6px solid #26307a;padding:0;line-height:0"><div style="border-top:3px solid #f2b233"></div></td></tr>
<tr><td class="ink" align="left" style="padding:24px;${font};font-size:16px;line-height:${lineHeight};${ink};overflow-wrap:anywhere">
<div style="margin:0 0 20px;font-size:14px;font-weight:600${spacing}"><span${langOf(academy.name)} class="link" style="color:#26307a">${escape(academy.name)}</span>${academy.nameInTelugu && ` <span class="muted" lang="te" style="${muted}">${escape(academy.nameInTelugu)}</span>`}</div>
<h1${langOf(mail.subject)} style="margin:0 0 16px;font-size:22px;line-height:${headingHeight}">${escape(mail.subject)}</h1>
${blocks.join("\n")}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border:0">
<tr><td class="muted" align="left" style="padding:12px 24px;${font};font-size:14px;line-height:${lineHeight};${muted}">
<p style="margin:0">${escape(reasonOf(frame))}</p>
<p style="margin:0">${links.join("\n")}</p>
<p style="margin:0">${escape(`${academy.legalName}, ${addressLine(academy)}`)}</p>
</td></tr>
</table>
</td></tr>
</table>
</main>
</body>
</html>
`;
}

function asHtml(block: Block, origin: string): string {
  if (block.is === "text") return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
  if (block.is === "quote") {
    return `<blockquote${langOf(block.text)} class="quote" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #f2b233;background:#f3ecdd">${lines(block.text)}</blockquote>`;
  }
  if (block.is === "facts") {
    return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border:0">${block.facts.map(asRow).join("")}</table>`;
  }
  if (block.is === "list") {
    const items = block.items.map(
      (item) => `<li${langOf(item)} style="margin:0 0 8px">${escape(item)}</li>`,
    );
    return `<h2 style="margin:0 0 8px;font-size:16px">${escape(block.title)}</h2><ul style="margin:0 0 16px;padding-left:20px">${items.join("")}</ul>`;
  }
  return `<p style="margin:24px 0"><a class="button" href="${escape(origin + mailedPath(block.path))}" style="display:inline-block;padding:12px 24px;background:#26307a;color:#fbf7ef;font-weight:600;line-height:24px;text-decoration:none;border-radius:8px">${escape(block.label)}</a></p>`;
}

function asRow([label, value]: readonly [string, string]): string {
  return `<tr><th class="muted" scope="row" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:400;white-space:nowrap;${muted}">${escape(label)}</th><td${langOf(value)} valign="top" style="padding:2px 0;font-weight:600">${escape(value)}</td></tr>`;
}

/** The attribute `lang` of a part with words that somebody typed in another script than the mail's. */
function langOf(text: string): string {
  const lang = languageOfText(text);
  return lang ? ` lang="${lang}"` : "";
}

function lines(text: string): string {
  return escape(text).replaceAll("\n", "<br>");
}

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
