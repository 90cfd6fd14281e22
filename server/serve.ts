import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { DEMO_HOSTS } from './catalogue/demoMenus';
import { exampleUsers } from './examples';
import { routes } from './compose';
import { type Environment, showsDemo } from './platform/environment/environment';
import { createHomePages } from './areas/content/handlers/home/publicPage';
import { createApiDocs } from './http/apiDocs';
import { createApi, refuseUnknown } from './http/app';
import { describe } from './platform/fault';
import { HAS_SOURCES, INSTALLATION } from './platform/installation';
import { checkHost, documentPolicy, securityHeaders } from './http/headers';
import { createLastResort } from './http/operate/lastResort';
import { createMetrics, type Metrics } from './http/operate/metrics';
import { createPages } from './http/pages';
import { answerUnreadable } from './http/unreadable';
import { logger, outliveOutput } from './platform/logger';
import { giveUp } from './giveUp';
import { listen, openProbes, urlOf } from './listening';
import { type Backend, DEFAULT_PASSWORD, startBackend } from './start';

const DRAIN_MS = 5_000;

/** The reference of the API is for those who work on it; an installation of a company shows none unless asked to. */
const hasApiDocs = ({ API_DOCS, DATABASE_URL }: Environment) => HAS_SOURCES && (API_DOCS ?? !DATABASE_URL);

function createServerOf({ app }: Backend, metrics: Metrics, environment: Environment) {
  const site = express();
  site.disable('x-powered-by').set('trust proxy', environment.TRUST_PROXY);
  site.use(metrics.count);
  // A menu of 90 KB becomes one of 9. What carries a token is shorter than that, and never compressed.
  site.use(
    securityHeaders,
    checkHost(environment),
    compression({ threshold: 8192 }),
    createApi(app, routes),
    createHomePages(app),
  );
  if (hasApiDocs(environment)) site.use(createApiDocs());
  const FRAME_HOSTS = [...environment.FRAME_HOSTS, ...(app.demo ? DEMO_HOSTS : [])];
  const policy = (scripts: readonly string[]) => documentPolicy(app.db, { ...environment, FRAME_HOSTS, scripts });
  if (environment.PAGES) site.use(createPages(policy, join(INSTALLATION, 'dist')));
  site.use(refuseUnknown(app));
  site.use(createLastResort(app.clock));
  const server = createServer(site);
  // Slow sockets must not pile up; bodies have their own limits, and headers have Node's minute: with less, a server that
  // was busy takes what waited meanwhile for slow. Idle ones outlive the minute of common proxies, which would send a call
  // into one that closes at that moment.
  server.requestTimeout = 180_000;
  server.keepAliveTimeout = 75_000;
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, app.clock()));
  return server;
}

async function printAccounts(url: string, environment: Environment) {
  const { DATABASE_URL, SEED_PASSWORD: password = DEFAULT_PASSWORD } = environment;
  if (DATABASE_URL) return;
  const lines = (await exampleUsers({ accounts: showsDemo(environment) })).map(
    ({ loginName, realName, roleCode }) => `  ${loginName.padEnd(16)}${realName}  ${roleCode}`,
  );
  process.stdout.write(`\nOpen ${url} and sign in with password ${password}:\n${lines.join('\n')}\n\n`);
}

/** A backend that answers at an address. */
export interface Site {
  url: string;
  /** Requests under way may finish; whoever is slower than that is cut off. */
  close: () => Promise<void>;
}

export async function openSite(environment: Environment): Promise<Site> {
  const backend = await startBackend(environment);
  const metrics = createMetrics(backend.figures);
  const server = createServerOf(backend, metrics, environment);
  await listen(server, environment.PORT, environment.HOST);
  let stopping = false;
  const probes = await openProbes(environment, {
    metrics,
    db: backend.app.db,
    isStopping: () => stopping,
  });
  return {
    url: urlOf(server),
    async close() {
      stopping = true;
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
      server.closeIdleConnections();
      await new Promise((done) => server.close(done));
      await backend.close();
      probes?.close();
    },
  };
}

async function start(environment: Environment) {
  const site = await openSite(environment);
  process.stdout.write(`ready ${site.url}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    site.close().then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  await printAccounts(site.url, environment);
}

/** Serves pages and API until it is told to stop; what keeps it from starting is said in one sentence. */
export function serve(environment: Environment) {
  outliveOutput();
  // A fault outside of any request, like a lost database connection, must not end the process.
  process.on('unhandledRejection', (reason) => logger.error(describe(reason)));
  return start(environment).catch(giveUp);
}
