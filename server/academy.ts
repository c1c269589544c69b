import { join } from "node:path";
import type { EventLog, Preview } from "#request/context.ts";
import { observeDatabase, openDatabaseForJobs } from "#data/shared/database.ts";
import { languages } from "#domain/shared/language.ts";
import type { PasswordCost } from "#domain/account/password.ts";
import { standardCost } from "#security/password.ts";
import { pushKeyOf } from "#security/push-key.ts";
import { isReachable, type OpenDatabase } from "./academy-database.ts";
import type { App } from "./app.ts";
import { startAuditReports } from "./audit-reports.ts";
import { startBilling, startInvoicing } from "./bills.ts";
import { startCleanup } from "./cleanup.ts";
import { startPushing } from "./push/sender.ts";
import { startExtendingSeries } from "./series.ts";
import { createCspReports } from "./http/csp-reports.ts";
import { currentRequest } from "./http/current-request.ts";
import { startAskingGateway } from "./gateway/asking.ts";
import { createRazorpay } from "./gateway/razorpay.ts";
import { createErasureLog } from "./erasures-file.ts";
import { createFileServer } from "./http/files.ts";
import { createHttpServer, listen, urlAt, type ClientLimits } from "./http/http.ts";
import { takeInheritedSocket } from "./http/inherited-socket.ts";
import {
  createLanguageListener,
  forEachLanguage,
  loadBundles,
  type ByLanguage,
} from "./languages.ts";
import { followChanges } from "./live/follow-changes.ts";
import { createStreams } from "./live/streams.ts";
import { readMarkdown } from "./site/markdown/read.ts";
import { withMarkdown } from "./site/markdown/with-markdown.ts";
import {
  createSitePublisher,
  type PublisherIntervals,
  type SitePublisher,
} from "./site/publisher.ts";
import { convertSvgLogos } from "./site/logos/convert.ts";
import { renderSite } from "./site/render.ts";
import { standardLog } from "./log.ts";
import { startImports } from "./imports.ts";
import { openMail, outbox } from "./mail/from-settings.ts";
import { createOutboxSweep } from "./mail/outbox.ts";
import type { MailTimings } from "./mail/timings.ts";
import { addGauges } from "./metrics/gauges.ts";
import { serveMetrics } from "./metrics/listen.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { mediaHeaders, securityHeaders } from "./http/security-headers.ts";
import { readPhoto } from "./photos/read-photo.ts";
import { readSheet } from "./sheets/read.ts";
import { findSecret } from "./session-secret.ts";
import type { Settings } from "./settings.ts";
import { createStatementObserver } from "./statements.ts";

export interface RunningAcademy {
  /** The address for a browser on this machine. */
  url: string;
  /** The address of its metrics for a monitor on this machine; null without METRICS_PORT. */
  metricsUrl: string | null;
  /** The version of the public site that it has rendered; null for the build's standard one. */
  siteVersion: number | null;
  stop: () => Promise<void>;
}

/** Settings that tests make cheaper or shorter than in production, and another build to serve. */
export interface AcademyOptions {
  /** The folder of the build. */
  built?: string;
  passwordCost?: PasswordCost;
  clientLimits?: Partial<ClientLimits>;
  mailTimings?: MailTimings;
  siteIntervals?: PublisherIntervals;
  /** Of the processes that read sheets. */
  sheetPriority?: number;
  /** Where the payment gateway listens, and how often it is asked about what waits, in milliseconds. */
  gateway?: { url: string; timeout?: number; interval?: number };
  /** Where notices go instead of to the makers of browsers, and how often it is looked for due ones. */
  push?: { standIn: string; interval?: number };
}

/** Serves the built product on an open database. @param log receives all events */
export async function serveAcademy(
  settings: Settings,
  { pool }: Pick<OpenDatabase, "pool">,
  log: EventLog = standardLog,
  {
    built = join(import.meta.dirname, "../build"),
    passwordCost = standardCost,
    clientLimits,
    mailTimings,
    siteIntervals,
    sheetPriority,
    gateway: gatewayOptions,
    push: pushOptions,
  }: AcademyOptions = {},
): Promise<RunningAcademy> {
  const { host, port, metricsPort, metricsHost, slowQueryMs } = settings;
  const metrics = metricsPort === null ? null : createMetrics();
  const events = metrics?.counting(log) ?? log;
  // Until the server is ready, its output is meant for the operator to read.
  let isReady = false;
  const observe = (name: "requests" | "jobs") =>
    createStatementObserver({
      log: (...event) => {
        if (isReady) events(...event);
      },
      slowQueryMs,
      time: (seconds) => metrics?.statement(name, seconds),
    });
  const database = observeDatabase(pool, observe("requests"));
  const jobs = openDatabaseForJobs(pool, observe("jobs"));
  const bundles = await loadBundles(built);
  const notice = (message: string) => events("warn", "notice", { message });
  const erasures = createErasureLog(database, settings.dataDir, notice);
  await erasures.save();
  for (const { hash, problem } of await convertSvgLogos(jobs.pool)) {
    if (problem === null) events("info", "logo-converted", { hash });
    else events("warn", "logo-removed", { hash, reason: problem });
  }
  const secret = await findSecret(settings, database);
  // The build decides, which may have been made with other settings.
  const media = bundles.en.publicPath;
  const headers = securityHeaders(settings.publicUrl?.startsWith("https:") ?? false, media);
  const files = createFileServer(
    join(built, "client"),
    headers,
    mediaHeaders(media),
    settings.hasWorker,
  );
  const streams = createStreams();
  const inheritedSocket = takeInheritedSocket(process.env, process.pid);
  const publishers: ByLanguage<SitePublisher> = forEachLanguage((language) =>
    createSitePublisher({
      database: jobs.database,
      language,
      resolve: bundles[language].resolveSite,
      log: (level, ...event) => {
        if (isReady || level !== "info") events(level, ...event);
      },
      async render(site) {
        // Most visitors read English: its pages are rendered first.
        if (language !== "en") await publishers.en.refresh();
        const { prerender } = apps[language];
        return renderSite(site, { language, prerender, headers, find: files.find });
      },
      show: (pages) => files.publish(language, pages),
      enquiryDays: settings.enquiryDays,
      ...(siteIntervals && { intervals: siteIntervals }),
    }),
  );
  const mailSender = await openMail(settings, {
    database: jobs.database,
    academy: (language) => publishers[language].site().academy,
    writer: (language) => bundles[language].mailWriter,
    secret,
    log: events,
    timings: mailTimings,
  });
  const pushKey = settings.hasWorker ? pushKeyOf(secret) : null;
  const gateway = settings.razorpay && createRazorpay(settings.razorpay, events, gatewayOptions);
  const services = {
    database,
    pool,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    log: events,
    languages,
    preview: (async (language, path, changes) => {
      const site = bundles[language].resolveSite(changes, settings.enquiryDays);
      return apps[language].prerender(path, await withMarkdown(site));
    }) satisfies Preview,
    publicPage: (path: string) => files.page(path),
    erasures,
    live: streams,
    mailQueue: mailSender.queue,
    readPhoto,
    readSheet: (file: Uint8Array) => readSheet(file, sheetPriority),
    readMarkdown,
    secret,
    isSecondFactorRequired: settings.adminSecondFactor === "required",
    deployment: {
      sendsMail: settings.smtpUrl !== null,
      mailFrom: settings.mailFrom,
      publicUrl: settings.publicUrl,
    },
    gateway,
    pushKey: pushKey && pushKey.publicKey,
    passwordCost,
    currentRequest: () => currentRequest.getStore(),
  };
  const apps: ByLanguage<App> = forEachLanguage((language) =>
    bundles[language].createApp({ ...services, site: () => publishers[language].site() }),
  );
  await Promise.all(languages.map((language) => publishers[language].refresh()));
  const siteVersion = publishers.en.version();
  const { server, drain, requestsInFlight } = createHttpServer({
    files,
    app: createLanguageListener(apps, settings.publicUrl),
    headers,
    healthy: () => isReachable(database),
    trustProxy: settings.trustProxy,
    notice,
    cspReports: createCspReports(settings.trustProxy, (report) =>
      events("warn", "csp-report", { ...report }),
    ),
    ...(clientLimits && { limits: clientLimits }),
    metrics: metrics?.requests ?? null,
  });
  if (metrics) {
    addGauges(metrics.registry, {
      pools: { requests: pool, jobs: jobs.pool },
      database: jobs.database,
      requestsInFlight,
      streams: () => streams.count(),
    });
  }
  const scraped = metrics && (await serveMetrics(metrics.registry, metricsHost, metricsPort ?? 0));
  const actualPort = await listen(
    server,
    inheritedSocket === null ? { host, port } : { fd: inheritedSocket },
  );
  const stopFollowing = followChanges(pool.options, [...Object.values(publishers), streams]);
  const stopCleanup = startCleanup(
    jobs.database,
    { erasures, sweepOutbox: createOutboxSweep(jobs.database, outbox(settings)) },
    settings,
  );
  const stopExtendingSeries = startExtendingSeries(jobs.database);
  const stopBilling = startBilling({ database: jobs.database, log: events });
  const stopInvoicing = startInvoicing({ database: jobs.database });
  const stopAskingGateway = gateway
    ? startAskingGateway(
        { database: jobs.database, gateway, log: events },
        gatewayOptions?.interval,
      )
    : async () => {};
  const stopImports = startImports(
    { database: jobs.database, mailQueue: mailSender.queue, log: events, erasures },
    mailTimings?.resetRequests,
  );
  const url = urlAt(host, actualPort);
  const stopPushing = pushKey
    ? startPushing(
        {
          database: jobs.database,
          origin: settings.publicUrl ?? url,
          key: pushKey,
          academy: (language) => publishers[language].site().academy,
          log: events,
          standIn: pushOptions?.standIn,
        },
        pushOptions?.interval,
      )
    : async () => {};
  await mailSender.start(settings.publicUrl ?? url);
  isReady = true;
  const stopReports = startAuditReports(jobs.database, events);
  return {
    url,
    metricsUrl: scraped?.url ?? null,
    siteVersion,
    async stop() {
      stopCleanup();
      stopReports();
      // Streams do not end by themselves.
      streams.close();
      await drain();
      await stopFollowing();
      await Promise.all(languages.map((language) => publishers[language].stop()));
      await stopImports();
      await mailSender.stop();
      await stopExtendingSeries();
      await stopBilling();
      await stopInvoicing();
      await stopAskingGateway();
      await stopPushing();
      await scraped?.stop();
      await jobs.pool.end();
    },
  };
}
