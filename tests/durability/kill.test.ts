import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

/** `KILLS=200 npm run jest -- tests/durability/kill` for a long run, which `npm run nightly` makes. */
const ROUNDS = Number(process.env.KILLS ?? 2);
const WRITERS = 4;
const LONGEST_MS = 2_000;

interface Write {
  key: string;
  subject: string;
  /** Absent: the answer never came. */
  id?: string;
}

const { add } = tradeFairApi;
const env = { PAGES: '0' };

async function write(client: Client, { key, subject }: Write) {
  const { success, code, data } = await client.call(
    add,
    { subject, saveMode: 'DRAFT' },
    { headers: { 'idempotency-key': key } },
  );
  if (!success) throw new Error(`A write was refused with ${code}.`);
  return data.tradeFairId;
}

/** Writes one after the other until the server is gone. */
async function keepWriting(client: Client, writes: Write[], isOver: () => boolean) {
  for (;;) {
    const one: Write = { key: randomUUID(), subject: `kill ${randomUUID()}` };
    writes.push(one);
    try {
      one.id = await write(client, one);
    } catch (error) {
      if (isOver()) return;
      throw error;
    }
  }
}

/** Kills the server at a random moment of its work. */
async function killAmid(server: Server, mustAnswer: boolean) {
  const client = await signedIn(server.origin, 'op.hubei');
  const writes: Write[] = [];
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, () => keepWriting(client, writes, () => isOver));
  const moment = () => new Promise((done) => setTimeout(done, 100 + Math.random() * LONGEST_MS));
  await moment();
  // A busy machine has answered nothing yet.
  while (mustAnswer && writes.every(({ id }) => id === undefined)) await moment();
  isOver = true;
  await server.kill();
  await Promise.all(writers);
  return writes;
}

/** The browser repeats what was not answered; what was answered is answered the same again. */
async function repeat(server: Server, writes: readonly Write[]) {
  const client = await signedIn(server.origin, 'op.hubei');
  const last = writes.filter(({ id }) => id !== undefined).slice(-5);
  for (const one of last) expect(await write(client, one)).toBe(one.id);
  for (const one of writes) one.id ??= await write(client, one);
}

interface Left {
  id: string;
  subject: string;
  logs: number;
  answers: number;
}

/** Fails on a torn index or a double key. */
const CHECKS = ['trade_fair', 'operation_log', 'idempotency'].map((table) => `reindex table ${table}`);
const LEFT = `
  select trade_fair_id::text as id, subject,
    (select count(*)::int from operation_log where object_id = trade_fair_id::text and result_code = 200) as logs,
    (select count(*)::int from idempotency where answer->>'tradeFairId' = trade_fair_id::text) as answers
  from trade_fair where subject like 'kill %'`;

/** Everything that the rounds have left, with the number of its log rows and stored answers. */
function leftIn(dataDir: string) {
  // The columns are those of LEFT.
  return change({ dataDir }, ...CHECKS, LEFT) as unknown as Left[];
}

const bySubject = (a: { subject: string }, b: { subject: string }) => (a.subject < b.subject ? -1 : 1);

test(
  `after ${ROUNDS} kills every acknowledged write is there, once`,
  async () => {
    const first = await startServer({ env });
    let server = first;
    const writes: Write[] = [];
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const some = await killAmid(server, round === 0);
      acknowledged += some.filter(({ id }) => id !== undefined).length;
      server = await first.restart();
      await repeat(server, some);
      writes.push(...some);
    }
    await server.stop();
    const left = leftIn(first.dataDir);
    await first.stop();
    const ids = new Set(left.map(({ id }) => id));
    const lost = writes.filter(({ id }) => !ids.has(id ?? '')).length;
    console.info(`${ROUNDS} kills, ${acknowledged} acknowledged of ${writes.length} writes, ${lost} lost`);
    const wanted = writes.map(({ id, subject }) => ({ id, subject, logs: 1, answers: 1 }));
    expect(left.sort(bySubject)).toEqual(wanted.sort(bySubject));
    expect(acknowledged).toBeGreaterThan(0);
  },
  60_000 + ROUNDS * 60_000,
);

/** How long this machine takes now for a process that does nothing: some fifty milliseconds where it is free. */
function bareStart() {
  const since = performance.now();
  execFileSync(process.execPath, ['--eval', '0']);
  return performance.now() - since;
}

test('a second server on the same data is refused within 2 s and says why', async () => {
  const server = await startServer({ env });
  const before = bareStart();
  const since = performance.now();
  const second = server.restart();
  await expect(second).rejects.toThrow(`is in use by process ${server.process.pid}.`);
  const took = Math.round(performance.now() - since);
  console.info(`refused after ${took} ms`);
  // On a busy machine everything starts late.
  expect(took).toBeLessThan(Math.max(2_000, 20 * Math.max(before, bareStart())));
  await server.stop();
});
