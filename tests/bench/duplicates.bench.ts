/*
 * What a form is like, asked while somebody types, among 50,000 customers (docs/domain/duplicates.md#duplicates):
 * `npm run bench duplicates`, on the PostgreSQL server of TEST_DATABASE_URL where there is one. MASTERS for another size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DUPLICATE_KIND } from '../../src/contract/master-data/duplicates';
import { matchesOf } from '../../server/areas/master-data/data/duplicates/candidates';
import { factsOf } from '../../server/areas/master-data/data/duplicates/factsOf';
import { saveFacts } from '../../server/areas/master-data/data/duplicates/renewFacts';
import { loadVocabulary } from '../../server/areas/master-data/data/duplicates/vocabulary';
import { FACTS_OF } from '../../server/areas/master-data/data/schema/duplicates';
import { openStore } from '../../server/platform/database/open';
import { seed } from '../../server/seed';
import { createDatabase } from '../support/engines';
import { companiesOf, DAMAGES } from '../rules/duplicates/generated';
import { report } from './report';

const MASTERS = Number(process.env.MASTERS ?? 50_000);
const NAMES = 60;
const kind = DUPLICATE_KIND.customer;

async function opened() {
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await createDatabase();
    return { target: { databaseUrl: url, dataDir: '' }, drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'duplicates-'));
  return { target: { dataDir }, drop: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })) };
}

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

async function main() {
  const { target, drop } = await opened();
  const { db, close } = await openStore({ ...target, seed: seed(undefined) });
  const vocabulary = await loadVocabulary(db);
  const masters = companiesOf(MASTERS);
  const sources = masters.map((company, i) => ({
    ...{ id: `C${i}`, code: `KH${i}`, name: company.name, branchId: null },
    record: { company },
  }));
  const from = performance.now();
  await saveFacts(db, { kind, of: FACTS_OF.master }, { sources, vocabulary });
  const built = performance.now() - from;
  await db.execute(sql.raw('vacuum analyze duplicate_facts'));

  const times: number[] = [];
  let asked = 0;
  let met = 0;
  for (const [n, damage] of Object.values(DAMAGES).entries())
    for (let i = 0; i < NAMES; i += 1) {
      const at = (i * 997 + n * 131) % masters.length;
      const wanted = masters[at]!;
      const damaged = damage(wanted);
      for (let length = 4; length <= damaged.name.length; length += 2) {
        const start = performance.now();
        const lists = await loadVocabulary(db);
        const found = await matchesOf(
          db,
          factsOf({ company: { ...damaged, name: damaged.name.slice(0, length) } }, lists),
          { kind, except: [], sameBrand: true },
        );
        times.push(performance.now() - start);
        if (length + 2 <= damaged.name.length) continue;
        asked += 1;
        if (found.some(({ row }) => row.sourceId === `C${at}`)) met += 1;
      }
    }
  report('duplicates', [
    { id: '', what: `a keystroke among ${MASTERS}: p95`, value: at(times, 0.95), unit: 'ms', must: 50, exact: false },
    { id: '', what: 'the same: median', value: at(times, 0.5), unit: 'ms', exact: false },
    { id: '', what: 'shown after damage', value: (100 * met) / asked, unit: '%', exact: false },
    { id: '', what: 'index of all, once', value: built / 1000, unit: 's', exact: false },
  ]);
  await close();
  await drop();
}

void main();
