/* docs/domain/reconciliation.md#numbers: what three confirmed pairs agree on is proposed, and holds after one click. */
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92002';

let backend: Backend;
let client: Client;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const rowsOf = async (side: 1 | 2) =>
  (await client.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;

async function runEnds() {
  while ((await client.data(workbenchApi.bridge, { statementId })).running === 1)
    await new Promise((go) => setTimeout(go, 100));
}

test('R03, R17: pairs matched by hand propose a rule; in force it confirms, and a pair against it refuses it', async () => {
  const bills = (await rowsOf(1)).filter(({ no }) => no.startsWith('CK'));
  const [receipt] = (await rowsOf(1)).filter(({ no }) => no.startsWith('SK'));
  expect(bills.length).toBeGreaterThanOrEqual(3);
  // The partner leaves the letters out, so that a receipt and an outbound of one order have the same digits.
  const body = new FormData();
  body.append('statementId', statementId);
  const rows = bills.map(({ no, date, amount }) => `${no.slice(2)}/A,${date},${amount}`);
  body.append('file', new Blob([['对方单号,日期,金额', ...rows].join('\n')]), '明细.csv');
  await client.call(workbenchApi.importCounter, { statementId }, { body });
  await runEnds();
  expect(await client.data(workbenchApi.memory, { statementId })).toEqual([]);

  const suggested = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.suggested],
    pageSize: 50,
  });
  for (const { matchId, version } of suggested.records.slice(0, 3))
    await client.data(workbenchApi.confirm, { matchId, version });
  const [proposed, ...others] = await client.data(workbenchApi.memory, { statementId });
  const rule = { theirPrefix: '', theirSuffix: 'A', ourPrefix: 'CK', ourSuffix: '' };
  expect([proposed, others]).toMatchObject([{ ...rule, ruleId: null, enabled: 0 }, []]);
  expect(proposed?.pairs).toHaveLength(3);

  const wrong = { ...rule, ourPrefix: 'FL' };
  const refused = await client.call(workbenchApi.enableRule, { statementId, ...wrong });
  expect(refused.code).toBe(ERROR.ruleContradicted);
  await client.data(workbenchApi.enableRule, { statementId, ...rule });
  const [stored] = await client.data(workbenchApi.memory, { statementId });
  expect(stored).toMatchObject({ ...rule, enabled: 1 });
  await client.data(workbenchApi.disableRule, { ruleId: stored!.ruleId! });
  expect((await client.data(workbenchApi.memory, { statementId }))[0]).toMatchObject({ enabled: 0 });
  await client.data(workbenchApi.enableRule, { statementId, ...rule });

  // A number of its own, which no rule of parts and no amount would pair with the receipt.
  const late = new FormData();
  late.append('statementId', statementId);
  const own = `${receipt!.no.slice(2)}/B,2026-02-28,1.00`;
  late.append('file', new Blob([['对方单号,日期,金额', ...rows, own].join('\n')]), '明细.csv');
  await client.call(workbenchApi.importCounter, { statementId }, { body: late });
  await runEnds();
  const matches = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.confirmed],
    pageSize: 50,
  });
  const mapped = matches.records.filter((match) => match.rule === 'M03');
  expect(mapped.length).toBe(bills.length - 3);
  expect(mapped.every(({ number }) => number === 'MAP')).toBe(true);
});
