/* docs/storage.md#files and #retention: what is swept away and what never is, and for how long rows are kept. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { startKeeping, upload } from './storage';
import { NAMED } from './namedFiles';

const DAY = 86_400_000;

let keeping: Awaited<ReturnType<typeof startKeeping>>;

beforeAll(async () => {
  keeping = await startKeeping();
});
afterAll(() => keeping.stop());

/** Those that the database itself would refuse to leave without their file, and those that it knows as lists of ids. */
const COLUMNS = `
  select table_name || '.' || column_name as name from information_schema.columns
  where table_schema = 'public' and table_name not in ('file', 'image_width')
    and (column_name ~ '(^|_)(image|images|picture|pictures|logo|photo|photos|signature_image|avatar|attachment|attachments|signed|licence_file|file_id|file_ids)$'
      or (table_name, column_name) in (
        select k.table_name, k.column_name from information_schema.key_column_usage k
        join information_schema.referential_constraints r using (constraint_name)
        join information_schema.constraint_column_usage u on u.constraint_name = r.unique_constraint_name
        where u.table_name = 'file'))
  order by 1`;

test('a file that any column names is never swept away, and one that none names is after three days', async () => {
  const operator = await keeping.as('op.hubei');
  const files: Record<string, string> = {};
  for (const name of Object.keys(NAMED)) files[name] = (await upload(operator)).data.fileId;
  const cover = (await upload(operator)).data.fileId;
  await operator.data(tradeFairApi.add, { subject: 'with a cover', saveMode: 'DRAFT', coverImage: cover });
  const unused = (await upload(operator)).data;
  const kept = [...Object.values(files), cover];

  const changes = Object.entries(files).map(([name, id]) => NAMED[name]!(id));
  const columns = await keeping.again({}, ...changes, COLUMNS);
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(NAMED).sort());
  const young = await keeping.sweep();
  // The cover that the fair had before, which is older.
  expect(young.lastSweep).toMatchObject({ unused: 1, unknown: 0, missing: 0 });

  await keeping.again({ CLOCK: '2026-03-12 09:00:00' });
  const { lastSweep } = await keeping.sweep();
  // With those of the quotas.
  expect(lastSweep).toMatchObject({ at: expect.stringMatching(/^2026-03-12 09:0/), unknown: 0, missing: 0 });
  expect(lastSweep!.unused).toBeGreaterThan(0);
  expect((await fetch(keeping.origin() + unused.url)).headers.get('content-type')).toMatch(/json/);
  const left = await keeping.again({}, 'select file_id::text as id from file order by 1');
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(kept));
  expect(ids).not.toContain(unused.fileId);
});

test('a content that no row knows goes after a day, and a row without its content is shown until it is back', async () => {
  const write = (folder: string, name: string, age: number) => {
    mkdirSync(join(keeping.root, folder), { recursive: true });
    const path = join(keeping.root, folder, name);
    writeFileSync(path, 'nobody knows me');
    utimesSync(path, new Date(), new Date(Date.now() - age));
    return path;
  };
  const strays = [randomUUID(), randomUUID()] as const;
  const folderOf = (name: string) => `upload/${name.slice(-2)}`;
  const old = write(folderOf(strays[0]), strays[0], 2 * DAY);
  const young = write(folderOf(strays[1]), strays[1], 0);
  const draft = write('drafts', randomUUID(), 2 * DAY);
  // Somebody else's, in a directory that was not meant for this alone.
  const foreign = [write('upload/xt', 'notes.txt', 2 * DAY), write('drafts', 'letter', 2 * DAY)];
  const before = keeping.contents();
  const others = [old, young, draft, ...foreign];
  const victim = before.find((path) => path.includes('/upload/') && !others.includes(path))!;
  renameSync(victim, `${victim}.away`);
  utimesSync(`${victim}.away`, new Date(), new Date());

  const lost = await keeping.sweep();
  expect(lost).toMatchObject({ missing: 1, lastSweep: { unknown: 2, missing: 1 } });
  expect([existsSync(old), existsSync(young), existsSync(draft)]).toEqual([false, true, false]);
  renameSync(`${victim}.away`, victim);
  expect(await keeping.sweep()).toMatchObject({ missing: 0, lastSweep: { unknown: 0, missing: 0 } });
  // Where no other process works on the data, what the last one has left need not be old.
  await keeping.again({});
  while (existsSync(young)) await new Promise((done) => setTimeout(done, 50));
  expect(foreign.filter(existsSync)).toEqual(foreign);
});

const ROWS = [
  `insert into operation_log (operate_time, login_name, operator_name, menu_url, action, object_type, object_id, object_name,
     result_code, changes, cost_ms, ip, request_id)
   select '2026-03-08 08:00:00', 'old', '', '', 1, 'x', n, '', 200, '{}', 0, '', '' from generate_series(1, 1200) n`,
  `insert into import_record (import_no, template_code, file_name, file_hash, target, status, total_count, created_by,
     created_by_name, branch_id, create_time)
   select 'IMOLD' || n, template, 'a.xlsx', '', '{}', 3, 600, 'x', 'x', branch_id, '2026-03-08 08:00:00'
   from generate_series(1, 2) n, (select branch_id from branch limit 1) b, (select 'GUEST' as template) t`,
  `insert into import_row (import_no, row_number, values, problems)
   select 'IMOLD' || i, n, '{}', '[]' from generate_series(1, 2) i, generate_series(2, 601) n`,
  `insert into job (kind, key, payload, state, run_at, created_at, finished_at)
   select 'computeActivity', 'old ' || state, '{}', state, '2026-03-08', '2026-03-08', '2026-03-08' from unnest(array[2, 3, 4]) state`,
  `update draw set stop_time = '2026-03-08 08:00:00', pool = '[{"ticketNo":"1"}]', pool_size = 1
   where draw_id = (select min(draw_id) from draw where status = 2)`,
];

test('rows go when they are older than their rule says, and not before', async () => {
  const counts = `select
    (select count(*)::int from operation_log where login_name = 'old') as log,
    (select count(*)::int from import_row where import_no like 'IMOLD%') as rows,
    (select count(*)::int from import_record where import_no like 'IMOLD%') as imports,
    (select array_agg(state order by state) from job where key like 'old %') as jobs,
    (select pool_size - jsonb_array_length(pool) from draw where stop_time = '2026-03-08 08:00:00') as dropped`;
  const env = { CLOCK: '2027-03-08 07:00:00', RETENTION: 'drawPool:365' };
  await keeping.again(env, ...ROWS);
  await keeping.sweep();
  const [early] = await keeping.again(
    { ...env, CLOCK: '2027-03-09 09:00:00', RETENTION: 'drawPool:365,job:300' },
    counts,
  );
  // A job that is done is kept for a week; the dead wait for somebody.
  expect(early).toEqual({ log: 1_200, rows: 1_200, imports: 2, jobs: [3], dropped: 0 });
  const { retention, retainedAt } = await keeping.sweep();
  expect(retainedAt).toMatch(/^2027-03-09 09:0/);
  const ruled = Object.fromEntries(retention.map(({ name, days, dropped }) => [name, [days, dropped]]));
  expect(ruled).toMatchObject({ operationLog: [1_095, 0], importRow: [365, 1_202], job: [300, 0], drawPool: [365, 1] });
  const [late] = await keeping.again({ CLOCK: '2029-03-09 09:00:00' }, counts);
  expect(late).toEqual({ log: 1_200, rows: 0, imports: 0, jobs: [3], dropped: 1 });
  const { retention: third } = await keeping.sweep();
  expect(third.find(({ name }) => name === 'operationLog')!.dropped).toBeGreaterThanOrEqual(1_200);
});
