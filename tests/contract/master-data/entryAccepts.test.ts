/* docs/domain/approval.md#alike, #writing: what somebody who passes an entry says with it, and what he sees of others. */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { ERROR } from '../../../src/contract/error-codes';
import {
  commodityApplyApi,
  commodityEntryApi,
  customerApplyApi,
  customerEntryApi,
} from '../../../src/contract/master-data/entries';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { standardApi } from '../../../src/contract/master-data/standards';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { customer, NOW, scan } from './duplicateRows';
import { commodityForm, customerForm, withScans } from './entryForms';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

async function submitted(who: Client) {
  const form = await withScans(who, customerForm);
  const { entryId: id, version } = await who.data(customerApplyApi.save, { form: { ...form } });
  await who.data(customerApplyApi.submit, { id, version, dupReason: '总部已核实为不同主体', confirm: 1 });
  return id;
}
const passing = async (who: Client, id: string, opinion: string) => {
  const { round, stepNo, contentHash } = await who.data(customerEntryApi.detail, { id });
  return who.call(customerEntryApi.audit, { id, round, stepNo, contentHash, result: 1, opinion, confirm: 1 });
};

test('what is very likely one with another, and gives no reason, is passed with one and not by a confirmation', async () => {
  const { custName } = customerForm;
  await moments.onStore(customer({ id: 'X1', name: custName, regionId: '420106' }), scan);
  const id = await moments.at(NOW, ({ operator }) => submitted(operator));
  // As a stranger's application has it.
  await moments.onStore({ sql: `update entry set dup_reason = '' where entry_id = ${id}` });
  await moments.at(NOW, async ({ admin }) => {
    expect((await passing(admin, id, '同意')).code).toBe(ERROR.recordAlike);
    expect((await passing(admin, id, '已电话核实为两家')).code).toBe(200);
    const { status, dupReason } = await admin.data(customerEntryApi.detail, { id });
    expect([status, dupReason]).toEqual([ENTRY_STATUS.passed, '已电话核实为两家']);
  });
});

test('the code of what it is a duplicate of is for those who see that company', async () => {
  await moments.onStore(customer({ id: 'X1', name: '浦东长春大药房', branchId: 'FDC' }), scan);
  const id = await moments.at(NOW, ({ operator }) => submitted(operator));
  const [, rows] = await moments.onStore(
    {
      sql: `update entry set dup_of = (select code from duplicate_facts where source_id = 'X1') where entry_id = ${id}`,
    },
    { sql: `select dup_of as code from entry where entry_id = ${id}` },
  );
  // A statement answers rows.
  const [{ code }] = rows as [{ code: string }];
  await moments.at(NOW, async ({ operator, admin }) => {
    expect((await admin.data(customerEntryApi.detail, { id })).dupOf).toBe(code);
    const { dupOf } = await operator.data(customerEntryApi.detail, { id });
    expect(dupOf).not.toBe('');
    expect(dupOf).not.toContain(code);
  });
});

test('the standard of a commodity is said with the decision, and written with it', async () => {
  await moments.at(NOW, async ({ operator, admin }) => {
    const form = { ...(await withScans(operator, commodityForm)), firstBusiness: 0 };
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, { form });
    await operator.data(commodityApplyApi.submit, { id, version, confirm: 1 });
    const { round, stepNo, contentHash, standard } = await admin.data(commodityEntryApi.detail, { id });
    expect(standard).toEqual({ chosen: null, auto: null, candidates: [] });
    const seen = { id, round, stepNo, contentHash, result: 1 as const, confirm: 1 as const };
    const wrong = await admin.call(commodityEntryApi.audit, { ...seen, matchStandardCode: 'BZ99999999' });
    expect(wrong).toMatchObject({ data: [{ field: 'matchStandardCode' }] });
    await admin.data(commodityEntryApi.audit, { ...seen, matchStandardCode: 'BZ00000001' });
    const passed = await admin.data(commodityEntryApi.detail, { id });
    expect(passed.standard?.chosen).toBe('BZ00000001');
    const { erpCode } = await admin.data(commodityEntryApi.writeErp, { id, version: passed.version });
    const { records } = await admin.data(onlineGoodsApi.page, { pageSize: 10, keyword: erpCode });
    expect(records).toMatchObject([{ standardCode: 'BZ00000001' }]);
  });
});

test('the standard that the codes of a commodity lead to is proposed however many others have its name', async () => {
  const { commonName, spec, dosageForm, manufacturer, approvalNo, packUnit } = commodityForm;
  const common = { commonName, dosageForm, manufacturer, packUnit, otcType: 3 as const };
  await moments.at(NOW, async ({ operator, admin }) => {
    for (let at = 1; at <= 21; at += 1) {
      const other = { spec: `0.1g*${at}片`, approvalNo: `国药准字H209900${String(at).padStart(2, '0')}` };
      await admin.data(standardApi.add, { ...common, ...other });
    }
    const { standardCode } = await admin.data(standardApi.add, { ...common, spec, approvalNo });
    const form = { ...(await withScans(operator, commodityForm)), firstBusiness: 0 };
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, { form });
    await operator.data(commodityApplyApi.submit, { id, version, confirm: 1 });
    const { standard } = await admin.data(commodityEntryApi.detail, { id });
    expect(standard).toMatchObject({ chosen: null, auto: standardCode });
    expect(standard!.candidates).toHaveLength(21);
    expect(standard!.candidates[0]).toMatchObject({ standardCode, approvalNo });
  });
});
