/* Of what a draft has chosen only the ids are known: a form asks for the rows by them. */
import { SIDE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

test('rows, partners and statements are found by their ids alone', async () => {
  const of = { statementId: '92001', side: SIDE.ours };
  const rowIds = (await operator.data(workbenchApi.rows, of)).records.slice(1, 3).map(({ rowId }) => rowId);
  const found = await operator.data(workbenchApi.rows, { ...of, rowIds });
  expect(found.records.map(({ rowId }) => rowId)).toEqual(rowIds);
  for (const partyType of [PARTY_TYPE.customer, PARTY_TYPE.supplier]) {
    const parties = { branchId: 'FDB', partyType };
    const { records } = await operator.data(statementApi.parties, parties);
    const partyIds = records.slice(1, 3).map(({ partyId }) => partyId);
    expect(partyIds).toHaveLength(2);
    const { records: named } = await operator.data(statementApi.parties, { ...parties, partyIds });
    expect(named.map(({ partyId }) => partyId)).toEqual(partyIds);
  }
  const every = await operator.data(statementApi.page, {});
  const [, second] = every.records;
  const { records } = await operator.data(statementApi.page, { statementIds: [second!.statementId] });
  expect(records).toEqual([second]);
});
