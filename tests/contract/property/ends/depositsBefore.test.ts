/* docs/domain/property-bills.md#deposits: what was paid before deposits had accounts is held. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEPOSIT_KIND } from '../../../../src/contract/property/deposits';
import { approvedLease } from '../billing/letProperty';
import { leavingDesk } from './leaving';

const MIGRATION = resolve(__dirname, '../../../../server/platform/database/migrations/0084_deposits_before.sql');
const ENDING = { startDate: '2026-03-01', endDate: '2026-04-30', deposit: '17200.00' };

test('a lease without an account gets the payments of its deposit; that of another stays as it is', async () => {
  const at = await leavingDesk('2026-04-02 10:00:00', 3);
  const before = await approvedLease(at.desk(), 0, ENDING);
  await at.pay('10000.00', '2026-04-02');
  await at.pay('7200.00', '2026-04-02');
  const now = await approvedLease(at.desk(), 1, ENDING);
  await at.pay('17200.00', '2026-04-02');
  const unpaid = await approvedLease(at.desk(), 2, ENDING);
  const { received, toppedUp } = DEPOSIT_KIND;
  const paid = [
    [received, '10000.00', '10000.00'],
    [toppedUp, '7200.00', '17200.00'],
  ];
  expect(await at.entries(before)).toEqual(paid);

  const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
  const forget = `delete from pms_deposit_entry where lease_id = ${before}`;
  await at.passTo('2026-05-01 00:10:00', ...[forget, ...statements].map((sql) => ({ sql })));
  expect(await at.entries(before)).toEqual(paid);
  expect(await at.entries(now)).toEqual([[received, '17200.00', '17200.00']]);
  expect(await at.entries(unpaid)).toEqual([]);
  expect(await at.account(before)).toMatchObject({ held: '17200.00', open: '0.00' });
  await at.stop();
});
