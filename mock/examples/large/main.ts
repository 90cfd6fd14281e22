import { parseArgs } from 'node:util';
import { giveUp } from '../../../server/giveUp';
import { Spoken } from '../../../server/platform/fault';
import { seedHuge } from './huge';
import { seedLarge } from './large';
import { readSetting } from '../../../server/platform/settings';
import { readEnvironment } from '../../../server/platform/environment/environment';
import { openConfiguredStore, toolsOf } from '../../../server/start';

const USAGE = `npm run seed -- --size large [--share 0.01]
    Fills the seeded database of DATA_DIR or DATABASE_URL with 10,000 companies, 20,000 customers, 50,000 products and
    100,000 orders of the running fair; --share makes that fewer. It cannot be taken back: use a database of its own.
npm run seed -- --size huge --database NAME [--share 0.1]
    The same on a PostgreSQL server with 200,000 customers and products, 500,000 guests and 10,000,000 orders of two
    lines: some twelve gigabytes. NAME is that of the database in DATABASE_URL, said twice so that it is no other.`;

function read() {
  try {
    return parseArgs({
      options: {
        size: { type: 'string' },
        share: { type: 'string', default: '1' },
        database: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    // It names the option that there is not.
    throw new Spoken(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

const SEEDS = { large: seedLarge, huge: seedHuge } as const;
const sizeOf = (name: string | undefined) => (name === 'large' || name === 'huge' ? name : undefined);

/** Millions of rows go into no database by mistake. */
function demandName(databaseUrl: string | undefined, given: string | undefined) {
  if (!databaseUrl) throw new Spoken('Huge data need a PostgreSQL server: set DATABASE_URL.');
  if (given === undefined || new URL(databaseUrl).pathname !== `/${given}`)
    throw new Spoken('--database must repeat the name of the database in DATABASE_URL.');
}

async function main() {
  const values = read();
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const share = Number(values.share);
  const size = sizeOf(values.size);
  if (!size || !(share > 0 && share <= 1)) throw new Spoken(USAGE);
  const environment = readEnvironment();
  if (size === 'huge') demandName(environment.DATABASE_URL, values.database);
  const store = await openConfiguredStore(environment, toolsOf(environment));
  try {
    const day = await readSetting(store.db, 'seedDay');
    if (!day) throw new Spoken('This database has no seeded company: set SEED_PASSWORD to have one.');
    const start = performance.now();
    const report = (what: string) => process.stdout.write(`${Math.round(performance.now() - start)} ms  ${what}\n`);
    if (!(await SEEDS[size](store.db, { day, share, report }))) process.stdout.write(`It is ${size} already.\n`);
  } finally {
    await store.close();
  }
}

main().catch(giveUp);
