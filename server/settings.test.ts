import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

test("an empty environment gives the documented settings", () => {
  const settings = readSettings({ PORT: "", PUBLIC_URL: "  " });
  expect(settings).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    databaseUrl: null,
    publicUrl: null,
    mediaUrl: null,
    trustProxy: 0,
    smtpUrl: null,
    mailFrom: null,
    sessionSecret: null,
    adminSecondFactor: "optional",
    backupKey: null,
    metricsPort: null,
    metricsHost: "127.0.0.1",
    slowQueryMs: 500,
    evidenceYears: 3,
    enquiryDays: 180,
    hasWorker: true,
    razorpay: null,
  });
  expect(Object.isFrozen(settings)).toBe(true);
});

test.each([
  ["PORT", "0", "port", 0],
  ["PORT", "65535", "port", 65_535],
  ["HOST", "0.0.0.0", "host", "0.0.0.0"],
  ["HOST", "::", "host", "::"],
  ["HOST", "academy.example", "host", "academy.example"],
  ["DATA_DIR", "/srv/academy/../viluva", "dataDir", "/srv/viluva"],
  ["DATABASE_URL", "postgres://u:p@db:5432/v", "databaseUrl", "postgres://u:p@db:5432/v"],
  ["DATABASE_URL", "postgresql:///v?host=/run", "databaseUrl", "postgresql:///v?host=/run"],
  ["DATABASE_URL", "postgres://u@a:1,b:2/v", "databaseUrl", "postgres://u@a:1,b:2/v"],
  ["PUBLIC_URL", "https://Academy.example/", "publicUrl", "https://academy.example"],
  ["PUBLIC_URL", "http://localhost:3000", "publicUrl", "http://localhost:3000"],
  ["MEDIA_URL", "https://Media.example.org", "mediaUrl", "https://media.example.org/"],
  [
    "MEDIA_URL",
    "https://cdn.example.org:8443/a/b-1",
    "mediaUrl",
    "https://cdn.example.org:8443/a/b-1/",
  ],
  ["MEDIA_URL", "https://cdn.example.org/viluva/", "mediaUrl", "https://cdn.example.org/viluva/"],
  ["MEDIA_URL", "https://విలువ.example", "mediaUrl", "https://xn--tpcfb2bl.example/"],
  ["MEDIA_URL", "http://localhost:8080", "mediaUrl", "http://localhost:8080/"],
  ["MEDIA_URL", "http://127.0.0.1:8080/x", "mediaUrl", "http://127.0.0.1:8080/x/"],
  ["MEDIA_URL", "http://127.0.0.1:3000", "mediaUrl", null],
  ["TRUST_PROXY", "2", "trustProxy", 2],
  ["SMTP_URL", "smtps://u:p@mail.example:465", "smtpUrl", "smtps://u:p@mail.example:465"],
  ["SMTP_URL", "smtp://127.0.0.1:2525", "smtpUrl", "smtp://127.0.0.1:2525"],
  ["MAIL_FROM", "hello@academy.example", "mailFrom", "hello@academy.example"],
  ["MAIL_FROM", "విలువ <a@b.example>", "mailFrom", "విలువ <a@b.example>"],
  ["SESSION_SECRET", "s".repeat(32), "sessionSecret", "s".repeat(32)],
  ["ADMIN_SECOND_FACTOR", "required", "adminSecondFactor", "required"],
  ["BACKUP_KEY", "k".repeat(32), "backupKey", "k".repeat(32)],
  ["METRICS_PORT", "9464", "metricsPort", 9464],
  ["METRICS_PORT", "0", "metricsPort", 0],
  ["METRICS_PORT", " ", "metricsPort", null],
  ["METRICS_HOST", "10.0.0.7", "metricsHost", "10.0.0.7"],
  ["EVIDENCE_YEARS", "8", "evidenceYears", 8],
  ["ENQUIRY_DAYS", "365", "enquiryDays", 365],
  ["SLOW_QUERY_MS", "0", "slowQueryMs", 0],
  ["SLOW_QUERY_MS", "2000", "slowQueryMs", 2_000],
])("%s=%s is understood", (name, value, key, expected) => {
  expect(readSettings({ [name]: value })).toHaveProperty(key, expected);
});

test.each([
  [
    "ADMIN_SECOND_FACTOR",
    "yes",
    'ADMIN_SECOND_FACTOR is "yes"; expected "optional" or "required".',
  ],
  ["PORT", "abc", 'PORT is "abc"; expected a whole number from 0 to 65535.'],
  ["PORT", "65536", 'PORT is "65536"; expected a whole number from 0 to 65535.'],
  ["PORT", "1e3", 'PORT is "1e3"; expected a whole number from 0 to 65535.'],
  ["PORT", "-1", 'PORT is "-1"; expected a whole number from 0 to 65535.'],
  ["TRUST_PROXY", "true", 'TRUST_PROXY is "true"; expected a whole number from 0 to 10.'],
  ["HOST", "256.0.0.1", 'HOST is "256.0.0.1"; expected an IP address or a host name'],
  ["HOST", "http://a", 'HOST is "http://a"; expected an IP address or a host name'],
  ["DATABASE_URL", "db:5432", "DATABASE_URL does not begin with postgres://"],
  ["DATABASE_URL", "not an address", "DATABASE_URL is not a valid address"],
  ["DATABASE_URL", "postgres://a:1,b:c/v", "DATABASE_URL is not a valid address"],
  ["PUBLIC_URL", "academy.example", "PUBLIC_URL is not an http or https address"],
  ["PUBLIC_URL", "ftp://academy.example", "PUBLIC_URL is not an http or https address"],
  ["PUBLIC_URL", "https://a.example/path", "PUBLIC_URL has something after its host"],
  ["PUBLIC_URL", "https://a.example?", "PUBLIC_URL has something after its host"],
  ["PUBLIC_URL", "https://me@a.example", "PUBLIC_URL holds a user name"],
  ["MEDIA_URL", "media.example.org", "MEDIA_URL is not an https address; expected an address"],
  ["MEDIA_URL", "//media.example.org", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "/media", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "https:media.example.org", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "https://", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "http://media.example.org", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "http://127.example.org", "MEDIA_URL is not an https address"],
  ["MEDIA_URL", "https://me:sesame@cdn.example.org", "MEDIA_URL holds a user name"],
  ["MEDIA_URL", "https://cdn.example.org/a?b", "MEDIA_URL has something after its path"],
  ["MEDIA_URL", "https://cdn.example.org/a#", "MEDIA_URL has something after its path"],
  ["MEDIA_URL", "https://cdn.example.org/a;b", "MEDIA_URL has other characters in its path than"],
  ["MEDIA_URL", "https://cdn.example.org/a//b", "MEDIA_URL has other characters in its path than"],
  ["MEDIA_URL", "https://cdn.example.org/a b", "MEDIA_URL has other characters in its path than"],
  ["MEDIA_URL", "https://*.example.org", "MEDIA_URL has no usual host name"],
  ["MEDIA_URL", "https://[2001:db8::1]/", "MEDIA_URL has no usual host name"],
  ["MEDIA_URL", "https://192.0.2.7/", "MEDIA_URL has no usual host name"],
  ["MEDIA_URL", "http://localhost:3000/media", "MEDIA_URL is a path of the product itself"],
  ["SMTP_URL", "mail.example:25", "SMTP_URL does not begin with smtp:// or smtps:// and a host"],
  ["SMTP_URL", "smtp://", "SMTP_URL does not begin with smtp:// or smtps:// and a host"],
  ["SMTP_URL", "no address", "SMTP_URL is not a valid address"],
  ["MAIL_FROM", "hello", 'MAIL_FROM is "hello"; expected an address such as Academy <'],
  ["MAIL_FROM", "a@b.example, c@d.example", "MAIL_FROM is "],
  ["METRICS_PORT", "on", 'METRICS_PORT is "on"; expected a whole number from 0 to 65535.'],
  ["METRICS_HOST", "*", 'METRICS_HOST is "*"; expected an IP address or a host name'],
  ["ENQUIRY_DAYS", "1000", 'ENQUIRY_DAYS is "1000"; expected a whole number from 1 to 999.'],
  ["EVIDENCE_YEARS", "0", 'EVIDENCE_YEARS is "0"; expected a whole number from 1 to 99.'],
  ["SLOW_QUERY_MS", "-1", 'SLOW_QUERY_MS is "-1"; expected a whole number from 0 to 3600000.'],
  ["SLOW_QUERY_MS", "500ms", 'SLOW_QUERY_MS is "500ms"; expected a whole number from 0 to'],
  ["SESSION_SECRET", "sesame", "SESSION_SECRET is too short; expected at least 32 random"],
  ["BACKUP_KEY", "sesame", "BACKUP_KEY is too short; expected at least 32 random"],
])("%s=%s is refused in one clear line", (name, value, message) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(message);
  expect(read).not.toThrow("\n");
});

test("media at the public address are the product's own, which has no path for them", () => {
  const at = (url: string) =>
    readSettings({ PUBLIC_URL: "https://academy.example", MEDIA_URL: url }).mediaUrl;
  expect(at("https://academy.example/")).toBeNull();
  expect(() => at("https://academy.example/media")).toThrow("is a path of the product itself");
  expect(at("https://academy.example:8443/media")).toBe("https://academy.example:8443/media/");
});

test("a refusal never repeats a password", () => {
  for (const url of ["mysql://u:sesame@db/v", "postgres://u:sesame@[bad/v", "u:sesame@db"]) {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(/^(?!.*sesame)/);
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow(/^(?!.*sesame)/);
    expect(() => readSettings({ MEDIA_URL: url })).toThrow(/^(?!.*sesame)/);
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/^(?!.*sesame)/);
    expect(() => readSettings({ SESSION_SECRET: "sesame" })).toThrow(/^(?!.*sesame)/);
  }
});

test("a long or many-lined value is shortened and escaped", () => {
  expect(() => readSettings({ PORT: `1\n${"2".repeat(500)}` })).toThrow(/^PORT is "1\\n2{58}..."/);
});

describe("the keys of Razorpay", () => {
  const keys = {
    RAZORPAY_KEY_ID: "rzp_live_A1b2C3d4E5f6G7",
    RAZORPAY_KEY_SECRET: "the secret of the key",
    RAZORPAY_WEBHOOK_SECRET: "0123456789abcdef",
  };

  test("are read together", () => {
    expect(readSettings(keys).razorpay).toEqual({
      keyId: keys.RAZORPAY_KEY_ID,
      keySecret: keys.RAZORPAY_KEY_SECRET,
      webhookSecret: keys.RAZORPAY_WEBHOOK_SECRET,
    });
  });

  test.each(Object.keys(keys))("are refused without %s, by its name", (missing) => {
    expect(() => readSettings({ ...keys, [missing]: " " })).toThrow(
      new SettingsError(
        `${missing} is not set; expected all of RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or none.`,
      ),
    );
  });

  test.each([
    ["RAZORPAY_KEY_ID", "the secret by mistake"],
    ["RAZORPAY_WEBHOOK_SECRET", "fifteen letters"],
  ])("are refused with another %s, without its value", (name, value) => {
    const read = () => readSettings({ ...keys, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} `));
    expect(read).not.toThrow(value);
  });
});
