/** What a browser on a phone asks with. */
export const browserHeaders: Record<string, string> = {
  host: "127.0.0.1",
  "user-agent": "Mozilla/5.0 (Linux; Android 10) Chrome/150.0.0.0 Mobile Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "en-IN,en;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
};
