/* docs/domain/workbench.md#the-partners-file: a customer and a supplier of one id are two parties. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HANDLE_TYPE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, type PartyType, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { ERP_ENV, openErp } from '../orders/erp';
import { type Moments, openMoments } from '../promotion/storeAt';
import { goods, sellerOf, suppliersOf } from './suppliers';

const NOW = '2026-03-08 09:00:00';
const OF_CUSTOMER = '92002';
const MIGRATION = resolve(__dirname, '../../../server/platform/database/migrations/0078_party_type.sql');
const migration = readFileSync(MIGRATION, 'utf8')
  .split('--> statement-breakpoint')
  .map((statement) => ({ sql: statement }));

const file = ['对方单号,日期,金额', 'SAME-1,2026-02-11,12.00', 'SAME-2,2026-02-12,13.00', 'SAME-3,2026-02-13,abc'];

/** Rows of suppliers as they were known before their type was part of it, without those of the customer. */
const asBefore = [
  `update statement_row set retired = 1 where statement_id = '${OF_CUSTOMER}' and side = 2`,
  `delete from counter_fault where statement_id = '${OF_CUSTOMER}'`,
  ...['statement_row', 'counter_fault'].map(
    (table) => `update ${table} set source_ref = replace(source_ref, ' supplier ', ' ')`,
  ),
].map((sql) => ({ sql }));

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments(ERP_ENV);
});
afterAll(() => moments.remove());

test('what one of them has brought is new of the other, and stays known', async () => {
  const partyId = await moments.at(NOW, async ({ admin }) => {
    const { partyId } = await admin.data(statementApi.detail, { id: OF_CUSTOMER });
    return partyId;
  });
  await moments.onStore({
    sql: `insert into supplier select (jsonb_populate_record(one, '${JSON.stringify({ supplier_id: partyId, supplier_code: 'SAME' })}')).*
          from supplier one where supplier_id = 'G0025'`,
  });
  const ofSupplier = await moments.at(NOW, async ({ admin, backend }) => {
    const work = suppliersOf(admin);
    const { well } = sellerOf(
      partyId,
      openErp(backend.origin, () => admin.now()),
    );
    await well('purchase', '2026-02-03', { docNo: 'RK-SAME-1', lines: [goods('P001', '5', '10')] });
    const { statementId } = await work.made(partyId);
    expect((await work.send(OF_CUSTOMER, file)).answer.data).toMatchObject({ added: 2, known: 0, bad: 1 });
    expect((await work.send(statementId, file)).answer.data).toMatchObject({ added: 2, known: 0, bad: 1 });
    const { records } = await admin.data(workbenchApi.rows, { statementId, side: 2 });
    expect(records.map(({ no }) => no)).toEqual(['SAME-1', 'SAME-2']);
    return statementId;
  });
  await moments.onStore(...asBefore, ...migration);
  await moments.at(NOW, async ({ admin }) => {
    const { send } = suppliersOf(admin);
    expect((await send(ofSupplier, file)).answer.data).toMatchObject({ added: 0, known: 2, bad: 1 });
  });
});

test("what one of them carries on is not listed as the other's", () =>
  moments.at(NOW, async ({ admin }) => {
    const { partyId, branchId } = await admin.data(statementApi.detail, { id: OF_CUSTOMER });
    await suppliersOf(admin).send(OF_CUSTOMER, ['对方单号,日期,金额', 'SAME-9,2026-02-14,14.00']);
    const { records } = await admin.data(workbenchApi.diffs, { statementId: OF_CUSTOMER, pageSize: 100 });
    const { diffId, version } = records.find(({ counterBillNo }) => counterBillNo === 'SAME-9')!;
    const remark = '在途，下月入账';
    await admin.data(workbenchApi.handle, { diffId, version, handleType: HANDLE_TYPE.carry, remark });
    const carriedOf = async (partyType: PartyType) =>
      (await admin.data(statementApi.carried, { partyType, partyId, branchId })).records;
    expect(await carriedOf(PARTY_TYPE.customer)).toMatchObject([{ diffId }]);
    expect(await carriedOf(PARTY_TYPE.supplier)).toEqual([]);
  }));
