import { join } from "node:path";
import { build, loadConfigFromFile } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { languages } from "#domain/shared/language.ts";
import { fingerprint, root } from "./build.ts";

const media = "https://cdn.example.org/viluva/";

afterEach(() => void vi.unstubAllEnvs());

test("another place of media is another build", async () => {
  const [none, there, elsewhere] = [
    await fingerprint(null),
    await fingerprint(media),
    await fingerprint("https://cdn.example.org/"),
  ];
  expect(new Set([none, there, elsewhere]).size).toBe(3);
});

test.each(languages)("the styles of the build in %s have their files there", async (language) => {
  vi.stubEnv("BUILD_LANGUAGE", language);
  vi.stubEnv("BUILD_MEDIA_URL", media);
  const env = { command: "build", mode: "production" } as const;
  const loaded = await loadConfigFromFile(env, join(root, "vite.config.ts"));
  const { base, publicDir } = loaded?.config ?? {};
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    ...(base !== undefined && { base }),
    ...(publicDir !== undefined && { publicDir }),
    build: { write: false, rolldownOptions: { input: join(root, "app/styles/fonts.css") } },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const styles = output.flatMap((each) => (each.type === "asset" ? String(each.source) : []));
  const addresses = [...styles.join("\n").matchAll(/url\(["']?([^"')]*)/g)].map(([, url]) => url);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/cdn\.example\.org\/viluva\/fonts\/[\w-]+\.woff2$/);
});
