/* docs/domain/reconciliation.md#settings: what headquarters set, what the run makes of it, and whether it was right. */
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { rulesApi } from '../../../src/contract/finance/rule-settings';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const statementId = '92002';

let backend: Backend;
let admin: Client;
let operator: Client;
let whose: { branchId: string; partyId: string };

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
  const { branchId, partyId } = await operator.data(statementApi.detail, { id: statementId });
  whose = { branchId, partyId };
});
afterAll(() => backend.stop());

const NONE: 'M01'[] = [];
const SET = { fen: 5, rate: '0.00', near: 3, far: 7, sums: 7, manual: NONE, sureNear: 0 as const };

async function send(rows: readonly string[]) {
  await operator.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: ['对方单号,我方单号,日期,金额', ...rows].join('\r\n'), name: '对方明细.csv' },
  );
  await runEnds(operator, statementId);
}

const rules = async (status: 1 | 2) =>
  (
    await operator.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.suggested, status], pageSize: 200 })
  ).records
    .filter((match) => match.status === status)
    .map(({ rule }) => rule)
    .sort();

test('headquarters set what the run goes by, for a partner or his company, each save another version', async () => {
  const usual = await operator.data(rulesApi.rules, whose);
  expect(usual).toMatchObject({ ...SET, from: 0, ruleVersion: 0, decided: 0 });
  expect((await operator.call(rulesApi.update, { ...whose, ...SET, ruleVersion: 0 })).code).toBe(ERROR.notGranted);
  const company = { branchId: whose.branchId };
  await admin.data(rulesApi.update, { ...company, ...SET, manual: ['M01'], ruleVersion: 0 });
  expect(await operator.data(rulesApi.rules, whose)).toMatchObject({ from: 1, ruleVersion: 1, manual: ['M01'] });
  const bills = (await operator.data(workbenchApi.rows, { statementId, side: 1, pageSize: 200 })).records.filter(
    ({ no }) => no.startsWith('CK'),
  );
  await send(bills.map(({ no, date, amount }, i) => `CG${i},${no},${date},${(Number(amount) - 1.5).toFixed(2)}`));
  expect([await rules(1), await rules(2)]).toEqual([bills.map(() => 'M07'), []]);

  // Two per cent of the smallest is more than 1.50: his own rules go before those of his company.
  expect(bills.every(({ amount }) => Number(amount) * 0.02 >= 1.5)).toBe(true);
  const own = { ...whose, ...SET, rate: '2.00' };
  expect((await admin.call(rulesApi.update, { ...own, ruleVersion: 0 })).code).toBe(ERROR.versionConflict);
  expect(await admin.data(rulesApi.update, { ...own, ruleVersion: 1 })).toEqual({ ruleVersion: 2 });
  // A supplier of the same id is another partner.
  const supplier = { ...whose, partyType: PARTY_TYPE.supplier };
  expect(await operator.data(rulesApi.rules, supplier)).toMatchObject({ from: 1, ruleVersion: 1, rate: '0.00' });
  await operator.data(workbenchApi.recheck, { statementId });
  await runEnds(operator, statementId);
  expect(await rules(2)).toEqual(bills.map(() => 'M05'));
});

test('what makes no sense is refused, and M11 confirms itself only after two hundred decisions', async () => {
  const { ruleVersion } = await admin.data(rulesApi.rules, whose);
  const update = (more: object) => admin.call(rulesApi.update, { ...whose, ...SET, ...more, ruleVersion });
  for (const wrong of [{ rate: '2.01' }, { fen: 101 }, { near: 8 }, { far: 32 }, { manual: ['M07'] }])
    expect([wrong, (await update(wrong)).code]).toEqual([wrong, ERROR.invalidInput]);
  expect(await update({ sureNear: 1 })).toMatchObject({
    code: ERROR.evaluationTooThin,
    msg: '还没有足够的评估数据：0 次判断，0 次错误',
  });
  expect(await admin.data(rulesApi.rules, whose)).toMatchObject({ ruleVersion, sureNear: 0 });
});

test('the evaluation repeats the run on what was confirmed, to the same figures, and writes nothing', async () => {
  const id = '92001';
  const actions = async () => (await operator.data(workbenchApi.actions, { statementId: id })).total;
  const before = await actions();
  const evaluate = () => admin.data(rulesApi.evaluate, { branchId: whose.branchId, days: 365 });
  expect((await operator.call(rulesApi.evaluate, { branchId: whose.branchId, days: 90 })).code).toBe(ERROR.notGranted);
  const first = await evaluate();
  expect(await evaluate()).toEqual(first);
  expect(first.statements).toBeGreaterThan(0);
  expect(first.rules.every(({ found, right, wrong, open }) => found === right + wrong + open)).toBe(true);
  expect(await actions()).toBe(before);
});
