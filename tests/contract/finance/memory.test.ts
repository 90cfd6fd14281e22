/* docs/domain/reconciliation.md#memory: how a partner's files are read is asked once; what was decided can be forgotten. */
import { ERROR } from '../../../src/contract/error-codes';
import { counterProfileApi, DATE_FORM, SIGN_RULE } from '../../../src/contract/finance/counter-profile';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

let backend: Backend;
let client: Client;
beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

/** Sent to its customer, with nothing of his yet. */
const STATEMENT = '92002';

function send(rows: readonly string[], statementId = STATEMENT) {
  return client.upload(workbenchApi.importCounter, { statementId }, { content: rows.join('\n'), name: '对方明细.csv' });
}

const HIS = '凭证号,记账日期,发生额,借贷,备注说明,货号';

test('a file with other columns is asked about once: then dates, signs and codes are turned into ours', async () => {
  const { branchId, partyType, partyId } = await client.data(statementApi.detail, { id: STATEMENT });
  const whose = { branchId, partyType, partyId };
  const asked = await send([HIS, 'A-1,11/02/2026,296.00,贷,货款,G-1']);
  expect(asked).toMatchObject({ code: ERROR.wrongTemplate, data: { titles: HIS.split(',') } });

  const usual = await client.data(counterProfileApi.profile, whose);
  expect(usual).toMatchObject({ version: 0, columns: { no: '对方单号', amount: '金额' } });
  const columns = {
    ...usual.columns,
    no: '凭证号',
    date: '记账日期',
    amount: '发生额',
    text: '备注说明',
    goods: '货号',
  };
  const form = {
    ...{ ...whose, version: 0, dateForm: DATE_FORM.dayFirst, signRule: SIGN_RULE.byColumn },
    ...{ signColumn: '借贷', plusWord: '贷', goodsMap: { 'G-1': 'SP000001' } },
    columns: { ...columns, kind: '', ourNo: '', qty: '', price: '' },
  };
  expect(await client.call(counterProfileApi.saveProfile, { ...form, plusWord: '' })).toMatchObject({
    ...{ code: ERROR.invalidInput, data: [{ field: 'plusWord' }] },
  });
  await client.data(counterProfileApi.saveProfile, form);
  expect(await client.call(counterProfileApi.saveProfile, form)).toMatchObject({ code: ERROR.versionConflict });

  const rows = [HIS, 'A-1,11/02/2026,296.00,贷,货款,', 'A-2,12/02/2026,40.00,借,退款,'];
  expect(await send(rows)).toMatchObject({ data: { added: 2, bad: 0 } });
  await runEnds(client, STATEMENT);
  const { records } = await client.data(workbenchApi.rows, { statementId: STATEMENT, side: 2, pageSize: 50 });
  expect(records.map(({ no, date, amount, text }) => [no, date, amount, text])).toEqual([
    ['A-1', '2026-02-11', '296.00', '货款'],
    ['A-2', '2026-02-12', '-40.00', '退款'],
  ]);
  // The same file again changes nothing.
  expect(await send(rows)).toMatchObject({ data: { added: 0, known: 2 } });
  await runEnds(client, STATEMENT);
});

test('what was refused is remembered, and offered again once it is forgotten', async () => {
  const statementId = '92001';
  const suggested = async () =>
    (await client.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.suggested], pageSize: 50 })).records;
  const key = ({ rows }: { rows: { rowId: string }[] }) =>
    rows
      .map(({ rowId }) => rowId)
      .sort()
      .join();
  const [refused] = (await suggested()).filter(({ rows }) => rows.length === 2);
  const { matchId, version } = refused!;
  await client.data(workbenchApi.reject, { matchId, version });
  await client.data(workbenchApi.recheck, { statementId });
  await runEnds(client, statementId);
  expect((await suggested()).map(key)).not.toContain(key(refused!));
  const { records } = await client.data(workbenchApi.pairs, { statementId, pageSize: 50 });
  const own = records.find((one) => one.matchId === matchId)!;
  expect(own.status).toBe(MATCH_STATUS.rejected);
  await client.data(workbenchApi.forgetPair, { matchId, version: own.version });
  expect((await client.data(workbenchApi.pairs, { statementId, pageSize: 50 })).records).not.toContainEqual(
    expect.objectContaining({ matchId }),
  );
  await client.data(workbenchApi.recheck, { statementId });
  await runEnds(client, statementId);
  expect((await suggested()).map(key)).toContain(key(refused!));
});

test('a rule about numbers that is forgotten is gone, and may be proposed again', async () => {
  const statementId = '92001';
  const rule = { theirPrefix: 'ZZ', theirSuffix: '', ourPrefix: 'CK', ourSuffix: '' };
  await client.data(workbenchApi.enableRule, { statementId, ...rule });
  const find = async () =>
    (await client.data(workbenchApi.memory, { statementId })).find(({ theirPrefix }) => theirPrefix === 'ZZ');
  const ruleId = (await find())!.ruleId!;
  await client.data(workbenchApi.forgetRule, { ruleId });
  expect(await find()).toBeUndefined();
  expect(await client.call(workbenchApi.forgetRule, { ruleId })).toMatchObject({ success: false });
});
