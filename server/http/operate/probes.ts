import { createServer, type Server, type ServerResponse } from 'node:http';
import { endsWithin } from '../../platform/grace';
import type { Metrics } from './metrics';

/** Longer than a moment's load, shorter than the patience of a probe. */
const READY_MS = 2_000;

interface Probed {
  metrics: Metrics;
  /** Fails where the database does not answer. */
  askDatabase: () => Promise<unknown>;
  isStopping: () => boolean;
}

const isAnswered = (ask: () => Promise<unknown>) =>
  endsWithin(Promise.resolve().then(ask), READY_MS).catch(() => false);

async function readiness({ askDatabase, isStopping }: Probed) {
  if (isStopping()) return { ready: false, database: 'not asked', stopping: true };
  const answers = await isAnswered(askDatabase);
  return { ready: answers, database: answers ? 'answers' : 'does not answer', stopping: false };
}

interface Page {
  status: number;
  type: string;
  text: string;
}

const plain = (status: number, text: string): Page => ({ status, type: 'text/plain', text });

const send = (res: ServerResponse, { status, type, text }: Page) => {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
};

/**
 * For probes and Prometheus, on a port of their own that the network outside does not reach: `/livez` says that the
 * process responds, `/readyz` that it may be given work, `/metrics` what it does (docs/operations.md#health-and-metrics).
 */
export function createProbes(probed: Probed): Server {
  const { metrics } = probed;
  const pages: Readonly<Record<string, () => Promise<Page> | Page>> = {
    '/livez': () => plain(200, 'ok\n'),
    '/readyz': async () => {
      const state = await readiness(probed);
      return { status: state.ready ? 200 : 503, type: 'application/json', text: `${JSON.stringify(state)}\n` };
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, text: await metrics.text() }),
  };
  const answer = async (path: string) => {
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    return page ? page() : plain(404, 'Not found\n');
  };
  return createServer((req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    answer(req.method === 'GET' ? path : '').then(
      (page) => send(res, page),
      () => send(res, plain(500, 'Failed\n')),
    );
  });
}
