import type { RequestListener } from "node:http";
import { createServer } from "vite";
import { openDatabaseForJobs } from "#data/database.ts";
import { isReachable, openAcademyDatabase } from "./academy.ts";
import { currentRequest } from "./current-request.ts";
import { createErasureLog } from "./erasures-file.ts";
import { createHttpServer, listen, urlAt } from "./http.ts";
import { followChanges } from "./live/follow-changes.ts";
import { createStreams } from "./live/streams.ts";
import { standardLog } from "./log.ts";
import { runUntilStopped } from "./lifetime.ts";
import { describeMail, openMail } from "./mail/from-settings.ts";
import { findSecret } from "./session-secret.ts";
import { readSettings } from "./settings.ts";
import { observeStatements } from "./statements.ts";

interface AppModule {
  createApp: typeof import("./app.ts").createApp;
}

// The product as `npm start` serves it, but from its sources, with reload on save.
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env);
  const { database, pool, close } = await openAcademyDatabase(settings, log, "refuse");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { publicUrl, trustProxy, slowQueryMs } = settings;
  const erasures = createErasureLog(database, settings.dataDir, log);
  const streams = createStreams();
  const stopFollowing = followChanges(pool.options, streams);
  const secret = await findSecret(settings, database);
  const jobs = openDatabaseForJobs(pool);
  const postOffice = await openMail(settings, jobs.database, secret, standardLog);
  const apps = new WeakMap<object, RequestListener>();
  const { server, drain } = createHttpServer({
    files: { serve: () => false, page: () => null },
    // Vite's own scripts and styles are inline; the strict headers are the built product's.
    headers: {},
    healthy: () => isReachable(database),
    app: (request, response) => {
      vite.middlewares(request, response, () => {
        vite
          .ssrLoadModule("./server/app.ts")
          .then((module) => {
            // A saved file makes a new module; until then one app serves them all.
            const { createApp } = module as AppModule;
            const app =
              apps.get(module) ??
              createApp({
                database,
                pool,
                standby: null,
                publicUrl,
                trustProxy,
                log: standardLog,
                publicPage: () => null,
                erasures,
                live: streams,
                mailQueue: postOffice.queue,
                secret,
                currentRequest: () => currentRequest.getStore(),
              });
            apps.set(module, app);
            return app(request, response);
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
  await postOffice.start(settings.publicUrl ?? url);
  observeStatements(pool, { log: standardLog, slowQueryMs });
  for (const line of describeMail(settings, url)) log(line);
  log(`Viluva is ready, reloading on save, at ${url}`);
  const endStreams = async () => streams.close();
  return [
    endStreams,
    drain,
    stopFollowing,
    () => postOffice.stop(),
    () => jobs.pool.end(),
    () => vite.close(),
    close,
  ];
});
