/*
 * The calls of a working day by many people at once, closed loop: each sends its next call when the last is answered.
 * `npm run bench:load`; SECONDS, PEOPLE (numbers with commas) and TEST_DATABASE_URL (PostgreSQL too) may be given.
 */
import { enginesOf } from '../support/engines';
import { hostBackend } from '../support/host/host';
import { ownData, type Server, startServer } from '../support/server';
import { signedIn } from '../support/client';
import { cpuOf } from './load/cpu';
import { kindsOf, type Kind } from './load/kinds';
import { type Figure, report } from './report';

const SECONDS = Number(process.env.SECONDS ?? 15);
const PEOPLE = (process.env.PEOPLE ?? '50,200').split(',').map(Number);

interface Answered {
  kind: Kind;
  ms: number;
  status: number;
}

/** Every call is drawn by the share of its kind, the same draw in each run. */
function drawn(kinds: readonly Kind[], step: number) {
  const shares = kinds.reduce((sum, { share }) => sum + share, 0);
  // Steps of a prime visit all shares evenly.
  let left = (step * 37) % shares;
  return kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
}

async function run(server: Server, kinds: readonly Kind[], people: number): Promise<Answered[]> {
  const clients = await Promise.all(Array.from({ length: people }, () => signedIn(server.origin, 'admin.hq')));
  const answered: Answered[] = [];
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client, person) => {
      for (let step = person; performance.now() < end; step += 1) {
        const kind = drawn(kinds, step)!;
        const before = performance.now();
        const status = await kind.call(client, step).catch(() => 0);
        answered.push({ kind, ms: performance.now() - before, status });
      }
    }),
  );
  return answered;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const sortedMs = (answered: readonly Answered[]) => answered.map(({ ms }) => ms).sort((a, b) => a - b);

function printKinds(kinds: readonly Kind[], answered: readonly Answered[]) {
  for (const kind of kinds) {
    const own = sortedMs(answered.filter((one) => one.kind === kind && one.status === 200));
    const [p50, p95] = [at(own, 0.5), at(own, 0.95)].map(Math.round);
    console.log(`    ${kind.name.padEnd(22)} ${String(own.length).padStart(5)} × p50 ${p50} p95 ${p95} ms`);
  }
}

async function measure(engine: string, server: Server, must: number): Promise<Figure[]> {
  const kinds = kindsOf();
  const figures: Figure[] = [];
  const figure = (what: string, value: number, unit: string, limit?: number) =>
    figures.push({ id: '', what: `${engine}: ${what}`, value, unit, ...(limit ? { must: limit } : {}), exact: false });
  // Statements are prepared and code is compiled.
  await run(server, kinds, 8);
  for (const people of PEOPLE) {
    const cpu = await cpuOf(server);
    const answered = await run(server, kinds, people);
    const spent = (await cpuOf(server)) - cpu;
    const good = sortedMs(answered.filter(({ status }) => status === 200));
    const count = (is: (status: number) => boolean) => answered.filter(({ status }) => is(status)).length;
    figure(`${people} people, answered`, good.length / SECONDS, '/s');
    figure(`${people} people, p50`, at(good, 0.5), 'ms');
    figure(`${people} people, p95`, at(good, 0.95), 'ms');
    figure(`${people} people, p99`, at(good, 0.99), 'ms');
    figure(
      `${people} people, told to come again`,
      count((status) => status === 503),
      '×',
    );
    figure(
      `${people} people, no answer or a wrong one`,
      count((status) => status !== 200 && status !== 503),
      '×',
    );
    figure(`${people} people, processor for a call`, spent / answered.length, 'ms');
    console.log(`${engine}, ${people} people`);
    printKinds(kinds, answered);
  }
  const reads = kinds.filter(({ isRead }) => isRead);
  const cpu = await cpuOf(server);
  const answered = await run(server, reads, 20);
  figure('processor for a read', ((await cpuOf(server)) - cpu) / answered.length, 'ms', must);
  return figures;
}

const MUST: Readonly<Record<string, number>> = { PGlite: 6, PostgreSQL: 2.5 };

async function main() {
  const figures: Figure[] = [];
  for (const { engine, data } of enginesOf(hostBackend)) {
    const { env, remove } = await data();
    const dataDir = env.DATA_DIR ?? (await ownData(env));
    const server = await startServer({ dataDir, env: { ...env, PAGES: '0', OPS_PORT: '0' } });
    try {
      figures.push(...(await measure(engine, server, MUST[engine]!)));
    } finally {
      await server.stop();
      await remove();
    }
  }
  report('load', figures);
}

void main();
