import fc from "fast-check";

/** Bytes that are no request, or one that contradicts itself. */
const texts = [
  "\r\n\r\n",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.1\nHost: a\n\n",
  "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost:\r\n\r\n",
  "GET /login HTTP/1.1\r\nHost: a/../..?#@:99999\r\n\r\n",
  "GET /login HTTP/1.1\r\nHost a\r\n\r\n",
  "GET /login HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n",
  "GET /login HTTP/1.1\r\nHost: a\r\nCookie : a\r\n\r\n",
  "GET http://evil.example/login HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET https://a:b@evil.example:99999/login HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET ../../package.json HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET ?q=a HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET //evil.example/login HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /dashboard?%ff%00#a HTTP/1.1\r\nHost: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
  "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n",
  "POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
  "POST /signup HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\nemail=a",
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${"a: b\r\n".repeat(3_000)}\r\n`,
];

/** Something that a server has to get rid of without harm. */
export const malformed: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts).map((text) => Buffer.from(text, "latin1")) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...texts), fc.nat(100), fc.nat(255))
      .map(([text, at, byte]) => {
        const bytes = Buffer.from(text, "latin1");
        bytes[at % bytes.length] = byte;
        return bytes;
      }),
  },
);
