import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { exampleUsers } from './examples';
import { DataDirectoryInUse } from './platform/database/lock';
import { routes } from './compose';
import { createApiDocs } from './http/apiDocs';
import { createApi } from './http/app';
import { describe, sqlState } from './platform/fault';
import { checkHost, documentPolicy, securityHeaders } from './http/headers';
import { logger } from './platform/logger';
import { createPages } from './http/pages';
import { answerUnreadable } from './http/unreadable';
import { type Backend, DEFAULT_PASSWORD, startBackend } from './start';

const DRAIN_MS = 5_000;

const addressOf = ({ HOST, PORT }: NodeJS.ProcessEnv) => ({ host: HOST ?? '127.0.0.1', port: Number(PORT ?? 8000) });

function createServerOf({ app }: Backend, env: NodeJS.ProcessEnv) {
  const site = express();
  site.disable('x-powered-by').set('trust proxy', env.TRUST_PROXY ?? false);
  // A menu of 90 KB becomes one of 9. What carries a token is shorter than that, and never compressed.
  site.use(checkHost(addressOf(env).host), securityHeaders, compression({ threshold: 8192 }), createApi(app, routes));
  if (env.API_DOCS !== '0') site.use(createApiDocs());
  if (env.PAGES !== '0') site.use(createPages(() => documentPolicy(app.db), join(process.cwd(), 'dist')));
  const server = createServer(site);
  // Slow sockets must not pile up; bodies have their own limits. Idle ones outlive the minute of common proxies, which
  // would send a call into one that closes at that moment.
  server.requestTimeout = 180_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 75_000;
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, app.clock()));
  return server;
}

async function printAccounts(url: string) {
  if (process.env.DATABASE_URL) return;
  const password = process.env.SEED_PASSWORD ?? DEFAULT_PASSWORD;
  const lines = (await exampleUsers()).map(
    ({ loginName, realName, roleCode }) => `  ${loginName.padEnd(16)}${realName}  ${roleCode}`,
  );
  process.stdout.write(`\nOpen ${url} and sign in with password ${password}:\n${lines.join('\n')}\n\n`);
}

const { port: PORT } = addressOf(process.env);
const REASONS: Record<string, string> = {
  EADDRINUSE: `Port ${PORT} is taken. Stop the other program or choose another: PORT=8001 npm start`,
  EACCES: `Port ${PORT} needs more rights than this user has. Choose another: PORT=8001 npm start`,
  ENOSPC: 'The disk is full. Free some space and start again.',
  EROFS: 'The data directory is on a read-only disk. Choose another with DATA_DIR.',
  ECONNREFUSED: 'The database server of DATABASE_URL does not answer.',
};

/** One sentence that says what to do; the details only where nobody can guess it. */
function giveUp(error: unknown): never {
  const known = REASONS[sqlState(error) ?? ''];
  const sentence = error instanceof DataDirectoryInUse ? error.message : known;
  process.stderr.write(
    `${sentence ?? `The server cannot start: ${error instanceof Error ? error.stack : String(error)}`}\n`,
  );
  process.exit(1);
}

/** A backend that answers at an address. */
export interface Site {
  url: string;
  /** Requests under way may finish; whoever is slower than that is cut off. */
  close: () => Promise<void>;
}

export async function openSite(env: NodeJS.ProcessEnv): Promise<Site> {
  const backend = await startBackend(env);
  const server = createServerOf(backend, env);
  const { host, port: wanted } = addressOf(env);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, host, resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    async close() {
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
      server.closeIdleConnections();
      await new Promise((done) => server.close(done));
      await backend.close();
    },
  };
}

async function start() {
  const site = await openSite(process.env);
  process.stdout.write(`ready ${site.url}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    site.close().then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  await printAccounts(site.url);
}

/** Serves pages and API until it is told to stop; what keeps it from starting is said in one sentence. */
export function serve() {
  // A fault outside of any request, like a lost database connection, must not end the process.
  process.on('unhandledRejection', (reason) => logger.error(describe(reason)));
  return start().catch(giveUp);
}
