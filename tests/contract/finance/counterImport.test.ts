/* docs/domain/workbench.md#the-partners-file: importing twice changes nothing. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { counterApi } from '../../../src/contract/finance/counter';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const statementId = '92002';
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const bridgeOf = () => operator.data(workbenchApi.bridge, { statementId });
const rowsOf = async (side: 1 | 2) =>
  (await operator.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;
const matchesOf = async (status: 2, id: string) =>
  (await operator.data(workbenchApi.matches, { statementId: id, status: [status], pageSize: 200 })).records;
const { confirmed } = MATCH_STATUS;

function send(rows: readonly string[], name = '对方明细.csv') {
  return operator.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: ['行类型,对方单号,我方单号,日期,金额,摘要', ...rows].join('\r\n'), name },
  );
}

test('a file of the partner brings nothing twice; what is wrong with a row is said, and what is missing now', async () => {
  const bills = await rowsOf(1);
  const rows = bills.map(({ no, date, amount }, i) => `,CG${i},${no},${date},${amount},`);
  const first = await send([...rows, ',,,2026-02-30,abc,', '期末,,,,1000.00,']);
  expect(first.data).toMatchObject({ total: rows.length + 2, added: rows.length, known: 0, bad: 1, missing: [] });
  expect(first.data.errors.map(({ field, row }) => [row, field])).toContainEqual([rows.length + 2, '金额']);
  const bridge = await runEnds(operator, statementId);
  expect(bridge).toMatchObject({ freeOurs: 0, freeTheirs: 0, counterClosing: '1000.00' });
  // Their closing is not what their rows make: that is shown, not spread.
  expect(Number(bridge.remainder)).toBeCloseTo(Number(bridge.difference), 2);
  const detail = await operator.data(statementApi.detail, { id: statementId });
  expect(detail.unexplained).toBe(bridge.remainder);
  const refused = await admin.call(statementApi.confirm, {
    id: statementId,
    version: detail.version,
    basis: '客户盖章回执',
  });
  expect(refused.code).toBe(ERROR.statementUnexplained);
  await operator.data(workbenchApi.closing, {
    statementId,
    counterOpening: bridge.opening === '0.00' ? '0.00' : null,
    counterClosing: null,
  });

  const again = await send(rows.toReversed());
  expect(again.data).toMatchObject({ added: 0, known: rows.length, changed: 0, missing: [] });
  const less = await send(rows.slice(1));
  expect(less.data).toMatchObject({ added: 0, known: rows.length - 1, missingCount: 1 });
  const rowId = less.data.missing[0]!.rowId;
  await operator.data(workbenchApi.retire, { statementId, rowIds: [rowId] });
  expect((await rowsOf(2)).some((row) => row.rowId === rowId)).toBe(false);
  // Its identity is free again.
  expect((await send(rows)).data).toMatchObject({ added: 1 });
  await runEnds(operator, statementId);
  expect(await bridgeOf()).toMatchObject({ freeOurs: 0, freeTheirs: 0, remainder: '0.00', openDiffCount: 0 });
  expect((await send(rows, '对方明细.pdf')).code).toBe(ERROR.fileTypeRefused);
  expect((await send([])).code).toBe(ERROR.noRows);
});

test('each row of a file is counted once, also a second closing', async () => {
  const { data } = await send([',X1,,2026-02-03,1.00,', '期末,,,,1000.00,', '期末,,,,900.00,']);
  expect(data).toMatchObject({ total: 3, added: 1, bad: 1 });
  const rowIds = (await rowsOf(2)).filter(({ no }) => no === 'X1').map(({ rowId }) => rowId);
  await runEnds(operator, statementId);
  await operator.data(workbenchApi.retire, { statementId, rowIds });
  await operator.data(workbenchApi.closing, { statementId, counterOpening: null, counterClosing: null });
  await runEnds(operator, statementId);
});

onPostgres('goods of a partner are called as he calls them, whatever words a program knows', async () => {
  const codes = ['constructor', 'toString', '__proto__'];
  const rows = codes.map((code, i) => `Y${i},2026-02-04,1.00,${code},1`);
  const content = ['对方单号,日期,金额,商品编码,数量', ...rows].join('\r\n');
  const { data } = await operator.upload(workbenchApi.importCounter, { statementId }, { content, name: '商品.csv' });
  expect(data).toMatchObject({ added: 3, bad: 0 });
  const database = new PgClient({ connectionString: backend.databaseUrl });
  await database.connect();
  const { rows: found } = await database.query<{ code: unknown; row_id: string }>(
    `select row_id, lines->0->'code' as code from statement_row where no in ('Y0', 'Y1', 'Y2') order by no`,
  );
  await database.end();
  expect(found.map(({ code }) => code)).toEqual(codes);
  await runEnds(operator, statementId);
  await operator.data(workbenchApi.retire, { statementId, rowIds: found.map((row) => row.row_id) });
  await runEnds(operator, statementId);
});

test('a statement without differences is confirmed, and nothing moves afterwards', async () => {
  const { records: bad } = await operator.data(counterApi.faults, { statementId });
  const faultIds = bad.map(({ faultId }) => faultId);
  await operator.data(counterApi.discard, { statementId, faultIds, reason: '对方确认作废' });
  const { version } = await operator.data(statementApi.detail, { id: statementId });
  await operator.data(statementApi.confirm, { id: statementId, version, basis: '双方明细一致，客户已回函' });
  const [match] = await matchesOf(confirmed, statementId);
  const answer = await operator.call(workbenchApi.unmatch, { matchId: match!.matchId, version: match!.version });
  expect(answer.code).toBe(ERROR.periodLocked);
  expect((await send([',X,,2026-02-03,1.00,'])).code).toBe(ERROR.periodLocked);
});
