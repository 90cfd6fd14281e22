/*
 * The second line of branch isolation: what a request may do with rows of another company when its statements say nothing
 * of branches, for each table that there is (docs/adr/0031-rows-have-a-second-guard.md).
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { createDatabase } from '../support/backends';
import type { Outcome } from '../support/foreignRows';
import { lastLineOf } from '../support/lastLineOf';

const SERVER = process.env.TEST_DATABASE_URL;

/** Tables that name a branch and have no policy. */
const OPEN = {
  blob: 'Contents are reached by the keys that files, exports and imports hold, which have policies.',
  branch: 'The tree of branches itself, of which the policies read.',
  session: 'Asked by the hash of a token, before it is known who asks.',
};

/** What PostgreSQL answers a row that a policy refuses. */
const INSUFFICIENT_PRIVILEGE = '42501';

interface Target {
  args: string[];
  drop: () => Promise<unknown>;
}

function directory(): Promise<Target> {
  const path = mkdtempSync(join(tmpdir(), 'rows-'));
  return Promise.resolve({ args: [path], drop: () => Promise.resolve(rmSync(path, { recursive: true })) });
}

async function asSuperuser(): Promise<Target> {
  const { url, drop } = await createDatabase();
  return { args: [url], drop };
}

/** A database whose owner is nothing else: neither a superuser, nor may he make roles. */
async function asOwner(): Promise<Target> {
  const name = `owner_${randomUUID().replaceAll('-', '')}`;
  const admin = new PgClient({ connectionString: SERVER });
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}'`);
  await admin.query(`create database ${name} owner ${name} template template0`);
  const address = (login: boolean) => {
    const url = new URL(SERVER ?? '');
    url.pathname = `/${name}`;
    if (login) Object.assign(url, { username: name, password: name });
    return url.href;
  };
  return {
    args: [address(true), address(false)],
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}

const ENGINES: [string, () => Promise<Target>][] = [
  ['PGlite', directory],
  ...(SERVER
    ? ([
        ['PostgreSQL, as a superuser', asSuperuser],
        ['PostgreSQL, as the owner of the tables', asOwner],
      ] as [string, () => Promise<Target>][])
    : []),
];

describe.each(ENGINES)('on %s', (_, open) => {
  let outcomes: Outcome[];

  beforeAll(async () => {
    const { args, drop } = await open();
    try {
      outcomes = (await lastLineOf('foreignRows', args)) as Outcome[];
    } finally {
      await drop();
    }
  });

  test('each table that names a branch has a policy, or a reason not to', () => {
    const open = outcomes.filter(({ ofBranch, guarded }) => ofBranch && !guarded).map(({ table }) => table);
    expect(open).toEqual(Object.keys(OPEN));
    expect(outcomes.filter(({ guarded }) => guarded).length).toBeGreaterThan(60);
  });

  test('a query without `within` finds the rows of the own company, and no foreign one', () => {
    const found = outcomes.filter(({ guarded }) => guarded);
    expect(found.filter(({ all, own, foreign }) => all !== 1 || own !== 1 || foreign !== 0)).toEqual([]);
  });

  test('whoever has not said who asks finds nothing at all', () => {
    expect(outcomes.filter(({ guarded, nobody }) => guarded && nobody !== 0)).toEqual([]);
  });

  test('foreign rows are neither changed nor removed, and none is written', () => {
    const done = outcomes.filter(
      ({ guarded, updated, deleted, inserted }) =>
        guarded && !(updated === 0 && deleted === 0 && inserted === INSUFFICIENT_PRIVILEGE),
    );
    expect(done).toEqual([]);
  });
});
