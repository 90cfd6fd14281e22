import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Report {
  answers: readonly [unknown[], unknown[]];
  transactions: readonly [Record<string, unknown>, Record<string, unknown>];
  keptAfterMany: number;
}

test('statements that are kept answer, fail and roll back as others do, and are a bounded number', () => {
  const directory = mkdtempSync(join(tmpdir(), 'kept-'));
  const script = resolve(__dirname, '../../../tests/support/keptStatements.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script, directory], { encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  // The script prints what the type says.
  const { answers, transactions, keptAfterMany } = JSON.parse(printed) as Report;
  const [mine, theirs] = answers;
  expect(mine).toEqual(theirs);
  expect(mine).toEqual(
    expect.arrayContaining([
      { code: '23505', constraint: 't_pkey' },
      { code: '42703' },
      { code: '22012' },
      expect.objectContaining({ rows: [[1, '一']] }),
    ]),
  );
  const [own] = transactions;
  expect(own).toMatchObject({
    outcome: 'Error: enough',
    late: 'refused',
    inside: [{}, { code: '23505' }, { code: '25P02' }],
  });
  // A query from outside does not see the changes of an open transaction.
  expect([own.meanwhile, own.before]).toEqual([own.before, own.before]);
  expect(own.after).not.toEqual(own.before);
  expect(transactions[0]).toEqual(transactions[1]);
  expect(keptAfterMany).toBeLessThanOrEqual(251);
}, 120_000);
