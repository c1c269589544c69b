import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";

/** What readers of the public pages found while the site was published again and again. */
export interface Findings {
  answers: number;
  /** Requests without a whole page. */
  failed: string[];
  /** Pages with the words of two versions, or of none. */
  torn: string[];
  /** Pages older than the one that the same reader had before. */
  returned: string[];
  /** The oldest page, in milliseconds after a newer version was published. */
  oldest: number;
  slowest: number;
}

/** Publishes versions, each with its number on every page, and remembers when. */
export class Publications {
  readonly #pool: pg.Pool;
  /** When each version was committed (`performance.now()`), by number. */
  readonly committedAt = new Map<number, number>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async publish(): Promise<number> {
    const { rows } = await this.#pool.query<{ version: number }>(
      `insert into site_versions (version, changes, publisher, note)
       select version, jsonb_build_object('academy', jsonb_build_object(
         'name', 'Version' || version || 'Academy', 'tagline', 'Version' || version || 'Academy')), 'Asha', ''
       from (select coalesce(max(version), 0) + 1 as version from site_versions) next
       returning version`,
    );
    const version = rows[0]?.version ?? 0;
    this.committedAt.set(version, performance.now());
    return version;
  }
}

const paths = ["/", "/faq", "/contact", "/login", "/services/math", "/robots.txt"];

/** Reads pages of an instance until it is stopped. */
export function startReading(
  url: string,
  { committedAt }: Publications,
  findings: Findings,
): () => Promise<void> {
  let isStopping = false;
  const work = paths.map(async (path) => {
    let newest = 0;
    for (let round = 0; !isStopping; round += 1) {
      const askedAt = performance.now();
      try {
        const coding = ["br", "gzip", "identity"][round % 3] ?? "br";
        const answer = await fetch(url + path, { headers: { "accept-encoding": coding } });
        const text = await answer.text();
        if (answer.status !== 200) findings.failed.push(`${path}: ${answer.status}`);
        if (path !== "/robots.txt") {
          const version = check(path, text, askedAt);
          if (version < newest) findings.returned.push(`${path}: ${version} after ${newest}`);
          newest = Math.max(newest, version);
        }
      } catch (error) {
        findings.failed.push(`${path}: ${String(error)}`);
      }
      findings.answers += 1;
      findings.slowest = Math.max(findings.slowest, performance.now() - askedAt);
      await delay(5);
    }
  });

  /** The version of a page; not a number, which is never older, where it has two or none. */
  function check(path: string, text: string, askedAt: number): number {
    const versions = new Set([...text.matchAll(/Version(\d+)Academy/g)].map(([, found]) => found));
    const [only] = versions;
    if (versions.size !== 1 || !text.endsWith("</html>")) {
      findings.torn.push(`${path}: ${[...versions].join(", ") || "none"}`);
      return NaN;
    }
    const replacedAt = committedAt.get(Number(only) + 1);
    if (replacedAt !== undefined) findings.oldest = Math.max(findings.oldest, askedAt - replacedAt);
    return Number(only);
  }

  return async () => {
    isStopping = true;
    await Promise.all(work);
  };
}
