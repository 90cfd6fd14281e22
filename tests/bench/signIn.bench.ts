/* A morning: a thousand people sign in at the same moment, each as the browser does it. How many are in after a minute? */
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openStore } from '../../server/platform/database/open';
import { RECOMMENDED_KIB } from '../../server/platform/environment/environment';
import { ownData, startServer } from '../support/server';
import { SEED_PASSWORD } from '../support/seed';
import { report } from './report';

const PEOPLE = Number(process.env.PEOPLE ?? 1_000);
const MINUTE = 60_000;
/** The browser waits so long for the user service. */
const PATIENCE = 5_000;
const PATH = '/user/api/manage/usernameLogin';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Accounts like that of the seeded operator. */
async function addPeople(dataDir: string) {
  const store = await openStore({ dataDir, seed: () => Promise.resolve() });
  await store.db.execute(
    sql.raw(`insert into app_user (login_name, real_name, staff_id, person_id, i9_phone, password_hash, branch_id,
      login_branch_ids, last_select_branch_id)
    select 'morning.' || n, real_name, 'M' || n, 'M' || n, i9_phone, password_hash, branch_id, login_branch_ids,
      last_select_branch_id
    from app_user, generate_series(1, ${PEOPLE}) as n where login_name = 'op.hubei'`),
  );
  await store.close();
}

interface Outcome {
  /** Milliseconds until the console was open; undefined within a minute. */
  inAfter?: number;
  sentAway: number;
  gaveUp: number;
}

/** One person: tries again when told to, and when nothing came. */
async function arrive(origin: string, n: number, from: number): Promise<Outcome> {
  const outcome: Outcome = { sentAway: 0, gaveUp: 0 };
  const left = () => from + MINUTE - performance.now();
  while (left() > 0) {
    const response = await fetch(origin + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ username: `morning.${n}`, password: SEED_PASSWORD }),
      signal: AbortSignal.timeout(Math.max(1, Math.min(PATIENCE, Math.ceil(left())))),
    }).catch(() => undefined);
    if (response?.status === 200) {
      const { code } = (await response.json()) as { code: number };
      if (code !== 200) throw new Error(`morning.${n} was answered ${code}.`);
      return { ...outcome, inAfter: performance.now() - from };
    }
    await response?.body?.cancel();
    if (response?.status === 503) {
      outcome.sentAway += 1;
      await pause(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    } else outcome.gaveUp += 1;
  }
  return outcome;
}

async function main() {
  const env = { ARGON2_KIB: String(RECOMMENDED_KIB), TRUST_PROXY: '1', PAGES: '0' };
  const dataDir = await ownData(env);
  await addPeople(dataDir);
  const server = await startServer({ dataDir, env });
  try {
    const from = performance.now();
    const outcomes = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => arrive(server.origin, i + 1, from)));
    const times = outcomes.flatMap(({ inAfter }) => (inAfter === undefined ? [] : [inAfter])).sort((a, b) => a - b);
    const sum = (key: 'sentAway' | 'gaveUp') => outcomes.reduce((all, one) => all + one[key], 0);
    console.log(`${times.length} of ${PEOPLE} people were in after a minute.`);
    report('signIn', [
      { id: '', what: 'left outside after a minute', value: PEOPLE - times.length, unit: '', must: 0, exact: false },
      { id: '', what: 'the last one in', value: (times.at(-1) ?? 0) / 1_000, unit: 's', must: 60, exact: false },
      { id: '', what: 'half of them in', value: (times[times.length >> 1] ?? 0) / 1_000, unit: 's', exact: false },
      { id: '', what: 'told to come again', value: sum('sentAway'), unit: '×', exact: false },
      { id: '', what: 'waited in vain for five seconds', value: sum('gaveUp'), unit: '×', exact: false },
    ]);
  } finally {
    await server.stop();
    rmSync(join(dataDir), { recursive: true, force: true });
  }
}

void main();
