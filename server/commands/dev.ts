import type { App } from "#server/app.ts";
import { standardCost } from "#security/password.ts";
import { createServer } from "vite";
import { resolveSite } from "#content/site/site.ts";
import { mailWriter } from "#mails/shared/writer.ts";
import { createLanguageListener, forEachLanguage } from "#server/languages.ts";
import { buildLanguage } from "../../vite.languages.ts";
import { observeDatabase, openDatabaseForJobs } from "#data/shared/database.ts";
import { isReachable, openAcademyDatabase } from "#server/academy-database.ts";
import { currentRequest } from "#server/http/current-request.ts";
import { createErasureLog } from "#server/erasures-file.ts";
import { createRazorpay } from "#server/gateway/razorpay.ts";
import { createHttpServer, listen, urlAt } from "#server/http/http.ts";
import { followChanges } from "#server/live/follow-changes.ts";
import { createStreams } from "#server/live/streams.ts";
import { readMarkdown } from "#server/site/markdown/read.ts";
import { withMarkdown } from "#server/site/markdown/with-markdown.ts";
import { createSitePublisher } from "#server/site/publisher.ts";
import { standardLog } from "#server/log.ts";
import { runUntilStopped } from "#server/lifetime.ts";
import { describeMail, openMail } from "#server/mail/from-settings.ts";
import { startImports } from "#server/imports.ts";
import { readPhoto } from "#server/photos/read-photo.ts";
import { readSheet } from "#server/sheets/read.ts";
import { findSecret } from "#server/session-secret.ts";
import { readSettings } from "#server/settings.ts";
import { createStatementObserver } from "#server/statements.ts";

interface AppModule {
  createApp: typeof import("#server/app.ts").createApp;
}

// Serves the product like `npm start`, but from its sources, with reload on save.
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env);
  const { database, pool, close } = await openAcademyDatabase(settings, log, "refuse");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { publicUrl, trustProxy, adminSecondFactor, slowQueryMs } = settings;
  const erasures = createErasureLog(database, settings.dataDir, log);
  const streams = createStreams();
  const secret = await findSecret(settings, database);
  const jobs = openDatabaseForJobs(pool);
  // Pages are rendered for each request.
  const publisher = createSitePublisher({
    database: jobs.database,
    log: standardLog,
    language: buildLanguage,
    resolve: resolveSite,
    render: () => Promise.resolve({ files: new Map(), compressMore: () => Promise.resolve(null) }),
    show() {},
  });
  const mailSender = await openMail(settings, {
    database: jobs.database,
    academy: () => publisher.site().academy,
    writer: () => mailWriter,
    secret,
    log: standardLog,
  });
  const stopFollowing = followChanges(pool.options, [publisher, streams]);
  const observer = createStatementObserver({ log: standardLog, slowQueryMs });
  const apps = new WeakMap<object, App>();
  const { server, drain } = createHttpServer({
    files: { serve: () => false, isPage: () => false },
    // No Content-Security-Policy: Vite's scripts and styles are inline.
    headers: {},
    healthy: () => isReachable(database),
    trustProxy,
    notice: (message) => standardLog("warn", "notice", { message }),
    app: (request, response) => {
      vite.middlewares(request, response, () => {
        vite
          .ssrLoadModule("./server/app.ts")
          .then((module) => {
            // Vite loads a new module after a file was saved; until then the app is reused.
            const { createApp } = module as AppModule;
            const app: App =
              apps.get(module) ??
              createApp({
                database: observeDatabase(pool, observer),
                pool,
                publicUrl,
                trustProxy,
                log: standardLog,
                languages: [buildLanguage],
                site: () => publisher.site(),
                preview: async (_, path, changes) =>
                  app.prerender(path, await withMarkdown(resolveSite(changes))),
                publicPage: () => null,
                erasures,
                live: streams,
                mailQueue: mailSender.queue,
                readPhoto,
                readSheet,
                readMarkdown,
                secret,
                isSecondFactorRequired: adminSecondFactor === "required",
                passwordCost: standardCost,
                deployment: {
                  sendsMail: settings.smtpUrl !== null,
                  mailFrom: settings.mailFrom,
                  publicUrl: settings.publicUrl,
                },
                gateway: settings.razorpay && createRazorpay(settings.razorpay, standardLog),
                // Vite serves no worker.
                pushKey: null,
                currentRequest: () => currentRequest.getStore(),
              });
            apps.set(module, app);
            const inOneLanguage = forEachLanguage(() => app);
            return createLanguageListener(inOneLanguage, publicUrl)(request, response);
          })
          .catch((error: unknown) => {
            console.error(error);
            response.writeHead(500).end(String(error));
          });
      });
    },
  });
  const port = await listen(server, { host: settings.host, port: settings.port });
  const url = urlAt(settings.host, port);
  await mailSender.start(settings.publicUrl ?? url);
  const stopImports = startImports({
    database: jobs.database,
    mailQueue: mailSender.queue,
    log: standardLog,
    erasures,
  });
  for (const line of describeMail(settings, url)) log(line);
  log(`The academy is ready, reloading on save, at ${url}`);
  const endStreams = async () => streams.close();
  return [
    endStreams,
    drain,
    stopFollowing,
    () => publisher.stop(),
    stopImports,
    () => mailSender.stop(),
    () => jobs.pool.end(),
    () => vite.close(),
    close,
  ];
});
