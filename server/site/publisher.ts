import { setTimeout as delay } from "node:timers/promises";
import type { resolveSite, Site } from "#content/site/site.ts";
import type { Database } from "#data/shared/database.ts";
import { isDatabaseUnavailable } from "#data/shared/database-unavailable.ts";
import { findPublishedSite, listSiteVersions, type PublishedSite } from "#data/site/site.ts";
import { standardEnquiryDays } from "#domain/enquiries/limits.ts";
import type { Language } from "#domain/shared/language.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { EventLog } from "#request/context.ts";
import { readSiteVersion } from "#use-cases/site/published-site.ts";
import type { ChangeHandlers } from "#server/live/follow-changes.ts";
import { withMarkdown } from "./markdown/with-markdown.ts";
import type { Files, RenderedSite } from "./render.ts";

/** Shows the academy's site as it was published last, in one language. */
export interface SitePublisher extends ChangeHandlers {
  /** The site of the pages that are shown. */
  site: () => Site;
  /** Its version; null for the standard site. */
  version: () => number | null;
  /**
   * Shows the newest version, unless it is shown already. It never fails: what can't be rendered is
   * logged and leaves the pages as they are, at the start those of the newest version that can be
   * rendered, and an unavailable database is asked again.
   */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

interface PublisherOptions {
  database: Database;
  log: EventLog;
  language: Language;
  /** The whole site in that language. */
  resolve: typeof resolveSite;
  render: (site: Site) => Promise<RenderedSite>;
  /** Serves these files and no built page. */
  show: (files: Files) => void;
  /** After how many days an enquiry is deleted, as pages say. */
  enquiryDays?: number;
  now?: () => Date;
  intervals?: PublisherIntervals;
}

/** Milliseconds. */
export interface PublisherIntervals {
  /** After a publication, until its pages are compressed once more; null for never. */
  compressMore: number | null;
  /** Until an unavailable database is asked again. */
  retry: number;
  /** Between two checks whether a new day has begun in India. */
  day: number;
}

const defaultIntervals: PublisherIntervals = { compressMore: 2_000, retry: 1_000, day: 20_000 };

/** The standard site, whose pages the build has rendered. */
const standard = "standard";

/** Creates the publisher of one instance. It shows the standard site until its first `refresh`. */
export function createSitePublisher({
  database,
  log,
  language,
  resolve,
  render,
  show,
  enquiryDays = standardEnquiryDays,
  now = () => new Date(),
  intervals = defaultIntervals,
}: PublisherOptions): SitePublisher {
  const today = () => toIndiaDateTimeFields(now()).date;
  const stopping = new AbortController();
  let site: Site = resolve({}, enquiryDays);
  let version: number | null = null;
  // The build's pages say the standard number.
  let shown = enquiryDays === standardEnquiryDays ? standard : "";
  let shownOn = today();
  let compressing = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const compressLater = async ({ compressMore }: RenderedSite) => {
    compressing = new AbortController();
    const signal = AbortSignal.any([compressing.signal, stopping.signal]);
    if (intervals.compressMore === null) return;
    await delay(intervals.compressMore, undefined, { signal, ref: false });
    const files = await compressMore(signal);
    if (files) show(files);
  };

  /** Renders a version and shows it. @returns false if it can't be rendered, which is logged */
  const showVersion = async (published: PublishedSite | null, day: string): Promise<boolean> => {
    const number = published?.version ?? null;
    const startedAt = performance.now();
    compressing.abort();
    try {
      const next = await read(published);
      const rendered = await render(next);
      show(rendered.files);
      [site, version, shown, shownOn] = [next, number, keyOf(published), day];
      log("info", "site-rendered", {
        version,
        language,
        milliseconds: Math.round(performance.now() - startedAt),
      });
      void compressLater(rendered).catch(() => {});
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      log("error", "site-not-rendered", { version: number, language, error: nameOf(error) });
      return false;
    }
  };

  /** The whole site of a version, with its texts read. */
  const read = async (published: PublishedSite | null): Promise<Site> => {
    if (!published) return resolve({}, enquiryDays);
    const changes = await readSiteVersion(database, published, (section) =>
      log("warn", "site-section-damaged", { version: published.version, section }),
    );
    return withMarkdown(resolve(changes, enquiryDays));
  };

  /** Shows the newest of the versions before one that can be rendered. */
  const showOlder = async (before: number, day: string): Promise<boolean> => {
    const older = await listSiteVersions(database, before);
    for (const published of older) {
      if (await showVersion(published, day)) return true;
    }
    const last = older.at(-1);
    return last ? showOlder(last.version, day) : false;
  };

  const showNewest = async () => {
    const published = await findPublishedSite(database);
    const day = today();
    // Announcements begin and end with a day.
    const isOutdated = day !== shownOn && site.announcements.length > 0;
    if (keyOf(published) === shown && !isOutdated) {
      shownOn = day;
      return;
    }
    if ((await showVersion(published, day)) || !published) return;
    // The pages of before stay, unless they are the standard ones or say what was yesterday.
    if (version !== null && !isOutdated) return;
    if (await showOlder(published.version, day)) return;
    log("error", "site-without-pages", { version: published.version, language });
    // The academy's own name and sender all the same. Each page is rendered when it is asked for.
    site = await read(published).catch(() => site);
    [version, shown] = [published.version, ""];
    show(new Map());
  };

  const run = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      await showNewest().catch(async () => {
        isWanted = true;
        await delay(intervals.retry, undefined, { signal: stopping.signal }).catch(() => {});
      });
    }
    running = null;
  };

  const refresh = () => {
    isWanted = true;
    return (running ??= run());
  };
  const days = setInterval(() => {
    if (today() !== shownOn) void refresh();
  }, intervals.day);
  days.unref();

  return {
    site: () => site,
    version: () => version,
    refresh,
    onMessage(message) {
      // A restored backup may have another site.
      if (message === "site" || message === "everyone") void refresh();
    },
    onConnect: () => void refresh(),
    async stop() {
      clearInterval(days);
      stopping.abort();
      await running;
    },
  };
}

/** A restored academy may have another version of the same number. */
function keyOf(published: PublishedSite | null): string {
  return published ? `${published.version} ${published.publishedAt.toISOString()}` : standard;
}

/** What kind of error it is; its message could quote the site's texts. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
