import fc from "fast-check";

/** A value that may stand in a header: any byte but the few that end one. */
const wildValue = fc.oneof(
  fc
    .uint8Array({ maxLength: 40 })
    .map((bytes) =>
      Buffer.from(bytes.filter((byte) => byte >= 32 && byte !== 127)).toString("latin1"),
    ),
  fc.constantFrom("", ",", ";;;", "*", '"', "é".repeat(200), "a".repeat(7_000), "a,".repeat(2_000)),
);

const values: Record<string, readonly string[]> = {
  "accept-encoding": ["gzip, br", "br;q=0", "*;q=0.5", "gzip;q=NaN", "zstd", "br, br, br"],
  "accept-language": ["te-IN", "*"],
  accept: ["text/html", "application/json", "*/*;q=-1"],
  range: [
    "bytes=0-0",
    "bytes=5-1",
    "bytes=-1",
    "bytes=0-,1-",
    "bytes=99999999999999999999-",
    "lines=1",
  ],
  "if-none-match": ["*", '"a"', "W/"],
  "if-range": ['"a"', "Mon, 01 Jan 2024 00:00:00 GMT"],
  "if-modified-since": ["Mon, 01 Jan 2024 00:00:00 GMT", "yesterday"],
  "x-forwarded-for": [
    "1.2.3.4",
    "2001:db8::1, 10.0.0.1",
    "::ffff:1.2.3.4",
    "unknown, ,",
    "1.2.3.4:80",
  ],
  "x-forwarded-proto": ["https", "gopher"],
  "x-forwarded-host": ["evil.example"],
  "x-http-method-override": ["DELETE"],
  "sec-fetch-site": ["same-origin", "cross-site", "none"],
  "content-encoding": ["gzip", "br", "identity"],
  expect: ["100-continue", "something"],
  upgrade: ["websocket", "h2c"],
  referer: ["http://evil.example/", "about:blank"],
  "user-agent": ["", "Mozilla/5.0"],
  purpose: ["prefetch"],
  authorization: ["Basic Og==", "Bearer a.b.c"],
  forwarded: ["for=1.2.3.4;proto=https"],
};

/** A few headers, each with a value that it may or may not know. */
export const anyHeaders: fc.Arbitrary<[name: string, value: string][]> = fc.oneof(
  fc.constant<[string, string][]>([]),
  fc.array(
    fc
      .constantFrom(...Object.keys(values))
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof(fc.constantFrom(...(values[name] ?? [""])), wildValue),
        ),
      ),
    { maxLength: 4 },
  ),
);

const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString("base64"));

const forged = [
  "viluva_session=",
  "viluva_session=null",
  `viluva_session=${encode("null")}`,
  `viluva_session=${encode("{}")}`,
  `viluva_session=${encode("[[[[[]]]]]")}`,
  `viluva_session=${encode('"\\ud800"')}`,
  `viluva_session=${encode('"\\u0000"')}`,
  `viluva_session=${encode(`"${"a".repeat(5_000)}"`)}`,
  "viluva_session=%",
  "viluva_session=%E0%A4%A",
  `viluva_enquiry=${encode("null")}`,
  `viluva_enquiry=${encode('"%E0%A4%A&selectedSubjects=%00&name=%FF"')}`,
  `viluva_enquiry=${encode('{"toString":1}')}`,
  `viluva_notice=${encode('"constructor"')}`,
  `viluva_notice=${encode('"__proto__"')}`,
  `viluva_notice=${encode('{"toString":1}')}`,
  "__proto__=1",
  "=;;;=",
  "a".repeat(7_000),
];

/** What becomes of a person's cookies: nothing, or something that a server must not fall over. */
export const anyCookie: fc.Arbitrary<(own: string) => string> = fc.oneof(
  { weight: 24, arbitrary: fc.constant((own: string) => own) },
  { weight: 1, arbitrary: fc.nat(60).map((length) => (own: string) => own.slice(0, length)) },
  { weight: 1, arbitrary: fc.constantFrom(...forged).map((one) => () => one) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...forged).map((one) => (own: string) => `${one}; ${own}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...forged).map((one) => (own: string) => `${own}; ${one}`),
  },
  { weight: 1, arbitrary: wildValue.map((value) => () => `viluva_session=${value}`) },
);
