import { parseArgs } from 'node:util';
import { DataDirectoryInUse } from '../../../server/platform/database/lock';
import { seedLarge } from './large';
import { readSetting } from '../../../server/platform/settings';
import { openConfiguredStore } from '../../../server/start';
import { createClock } from '../../../server/platform/clock';

const USAGE = `npm run seed -- --size large [--share 0.01]
    Fills the seeded database of DATA_DIR or DATABASE_URL with 10,000 companies, 20,000 customers, 50,000 products and
    100,000 orders of the running fair; --share makes that fewer. It cannot be taken back: use a database of its own.`;

async function main() {
  const { values } = parseArgs({
    options: { size: { type: 'string' }, share: { type: 'string', default: '1' } },
  });
  const share = Number(values.share);
  if (values.size !== 'large' || !(share > 0 && share <= 1)) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(1);
  }
  const store = await openConfiguredStore(process.env, createClock(process.env.CLOCK));
  try {
    const day = await readSetting(store.db, 'seedDay');
    if (!day) throw new Error('This database has no seeded company: set SEED_PASSWORD to have one.');
    const start = performance.now();
    const report = (what: string) => process.stdout.write(`${Math.round(performance.now() - start)} ms  ${what}\n`);
    if (!(await seedLarge(store.db, { day, share, report }))) process.stdout.write('It is large already.\n');
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const isKnown = error instanceof DataDirectoryInUse;
  process.stderr.write(`${error instanceof Error ? ((isKnown ? error.message : error.stack) ?? '') : String(error)}\n`);
  process.exit(1);
});
