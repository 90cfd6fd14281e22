import type { Input, Output } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { prodRulesApi, ruleDetail, ruleList } from '../../../src/contract/pricing/prod-rules';
import { ENGINES, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

type NewRule = Input<typeof prodRulesApi.addRule>;
type Saved = Output<typeof prodRulesApi.addRule>;

let backend: Awaited<ReturnType<(typeof ENGINES)[number]['start']>>;
let client: Client;
let count = 0;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const form = (more: Partial<NewRule> = {}): NewRule => ({
  ruleName: `折扣${(count += 1)}`,
  categoryCode: 'DISCOUNT',
  branchId: 'FDB',
  effectiveStart: '2026-03-01 00:00:00',
  effectiveEnd: '2026-03-31 23:59:59',
  params: { discountRate: '97.00' },
  ...more,
});
const add = (more?: Partial<NewRule>) => client.data(prodRulesApi.addRule, form(more));
const codeOf = async (more: Partial<NewRule>) => (await client.call(prodRulesApi.addRule, form(more))).code;
const update = (saved: Pick<Saved, 'id' | 'version'>, change: object) =>
  client.call(prodRulesApi.updateRule, { id: saved.id, version: saved.version, ...change });

test('a rule is written, read, switched on, revised within its limits, switched off and deleted', async () => {
  const saved = await add({
    priority: 555,
    ruleName: '连锁客户97折',
    customerScopeType: 'CATEGORY',
    customerTypeCodes: ['2'],
  });
  expect([saved.ruleCode, saved.status, saved.version]).toEqual([expect.stringMatching(/^GZ202603\d{4}$/), 0, 1]);
  const on = await update(saved, { status: 1 });
  expect([on.data.status, on.data.version]).toEqual([1, 2]);

  for (const change of [
    { ruleName: '改名' },
    { customerScopeType: 'ALL' },
    { categoryId: '3002' },
    { branchId: 'FDB01' },
  ])
    expect((await update(on.data, change)).code).toBe(ERROR.ruleFieldFixed);
  expect((await update(on.data, { effectiveEnd: '2026-03-05 00:00:00' })).code).toBe(ERROR.ruleTime);
  const revised = await update(on.data, { params: { discountRate: '96.5' }, priority: 300 });
  const { params, revision, paramText, customerScopeText, productScopeText, editing, can } = await client.data(
    ruleDetail,
    {
      id: saved.id,
    },
  );
  expect([params, revision, editing, can]).toEqual([{ discountRate: '96.5' }, 2, 'limited', ['edit', 'enable']]);
  expect([paramText, customerScopeText, productScopeText]).toEqual(['基准价 × 96.50%', '连锁药店', '全部商品']);

  const stale = await update(on.data, { remark: '旧' });
  expect([stale.code, stale.data]).toMatchObject([ERROR.versionConflict, { version: 3, priority: 300 }]);
  const present = revised.data;
  expect((await client.call(prodRulesApi.deleteRule, { id: saved.id, version: 3 })).code).toBe(ERROR.ruleInUse);
  const off = await update(present, { status: 0 });
  expect(await client.data(prodRulesApi.deleteRule, { id: saved.id, version: off.data.version })).toBe(true);
  expect((await client.call(ruleDetail, { id: saved.id })).code).toBe(ERROR.notFound);
});

test('what is wrong with a rule is said by its code', async () => {
  await add({ ruleName: '同名' });
  expect(await codeOf({ ruleName: '同名' })).toBe(ERROR.ruleNameTaken);
  expect(await codeOf({ ruleName: '同名', branchId: 'FDB01' })).toBe(200);
  expect(await codeOf({ effectiveEnd: '2026-03-01 00:00:00' })).toBe(ERROR.ruleTime);
  expect(await codeOf({ customerScopeType: 'REGION' })).toBe(ERROR.ruleScopeEmpty);
  expect(await codeOf({ productScopeType: 'BRAND', brandIds: [] })).toBe(ERROR.ruleScopeEmpty);
  expect(await codeOf({ branchId: 'FDC' })).toBe(ERROR.branchNotGranted);
  expect(await codeOf({ customerScopeType: 'CUSTOMER', custIds: ['C103'] })).toBe(ERROR.invalidInput);
  const step = { threshold: '100', rate: '1.00' };
  const wrong: Partial<NewRule>[] = [
    { params: {} },
    { params: { discountRate: '100' } },
    { categoryCode: 'SPECIAL', params: { items: [] } },
    { categoryCode: 'SPECIAL', params: { items: Array(2).fill({ productId: 'P001', specialPrice: '1' }) } },
    { categoryCode: 'FLEXIBLE', productScopeType: 'BRAND', brandIds: ['PP000001'], params: { lowerRate: '90' } },
    { categoryCode: 'FLEXIBLE', params: { items: [{ productId: 'P001', floorPrice: '9', ceilPrice: '8' }] } },
    { categoryCode: 'CALCULATION', params: { baseSource: 'COST', factor: '0' } },
    { categoryCode: 'REBATE', params: { period: 'YEAR', basis: 'AMOUNT', ladders: [step, step] } },
    { categoryCode: 'REBATE', params: { period: 'YEAR', basis: 'QTY', ladders: [step] } },
  ];
  for (const one of wrong) expect([one, await codeOf(one)]).toEqual([one, ERROR.ruleParams]);
  const { data, msg } = await client.call(prodRulesApi.addRule, form({ params: { discountRate: '0.5' } }));
  expect([msg, data]).toEqual(['规则内容不完整或不正确', [{ field: 'params.discountRate', msg: '格式不正确' }]]);
});

test('an enabled rule that meets another one asks first, and only then', async () => {
  const scope = { priority: 777, saveAndEnable: 1 } as const;
  await add({ ...scope, ruleName: '湖北', customerScopeType: 'REGION', regionIds: ['420000'] });
  const meets: Partial<NewRule> = { ...scope, customerScopeType: 'CUSTOMER', custIds: ['C100'] };
  const asked = await client.call(prodRulesApi.addRule, form(meets));
  expect([asked.code, asked.msg]).toEqual([ERROR.ruleOverlaps, '与已启用的规则“湖北”优先级相同，范围和时间重叠']);
  // Another customer, another time, another priority, not enabled: nothing to ask.
  expect(await codeOf({ ...scope, customerScopeType: 'REGION', regionIds: ['310000'] })).toBe(200);
  expect(await codeOf({ ...meets, effectiveStart: '2026-04-01 00:00:00', effectiveEnd: null })).toBe(200);
  expect(await codeOf({ ...meets, priority: 778 })).toBe(200);
  expect(await codeOf({ ...meets, saveAndEnable: 0 })).toBe(200);
  const accepted = await client.data(prodRulesApi.addRule, form({ ...meets, confirmCodes: [ERROR.ruleOverlaps] }));
  expect(accepted).toMatchObject({ status: 1, warnings: [{ code: ERROR.ruleOverlaps }] });
});

test('the list finds rules by what they are for, and categories count them', async () => {
  const names = async (filter: Input<typeof ruleList>) =>
    (await client.data(ruleList, { ...filter, pageSize: 100 })).records.map(({ ruleName }) => ruleName);
  expect(await names({ productId: 'P116', custId: 'C100', categoryCode: 'SPECIAL' })).toEqual(['康宁连锁年度协议价']);
  expect(await names({ productCode: 'SP000116', customerCode: 'KH00101', categoryCode: 'SPECIAL' })).toEqual([]);
  expect(await names({ categoryId: '50', status: 1 })).toEqual(['连锁季度返利']);
  expect(await names({ effectiveOn: '2025-11-11' })).toEqual(['外用药上年清仓折扣']);
  expect((await names({ ruleName: '协议' }))[0]).toBe('康宁连锁年度协议价');
  const tree = await client.data(prodRulesApi.category, { branchId: 'FDB', withCount: 1 });
  expect(tree.map(({ categoryCode, ruleCount }) => [categoryCode, ruleCount! > 0])).toEqual(
    ['SPECIAL', 'FLEXIBLE', 'DISCOUNT', 'CALCULATION', 'REBATE'].map((code) => [code, true]),
  );
  expect((await client.call(prodRulesApi.category, { branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
});

test('an auditor reads rules and writes none; who works elsewhere does not see them', async () => {
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await auditor.data(ruleList, { branchId: 'FDB' })).total).toBeGreaterThan(10);
  expect((await auditor.call(prodRulesApi.addRule, form())).status).toBe(403);
  const elsewhere = await signedIn(backend.origin, 'admin.hq', 'FDC');
  expect((await elsewhere.call(ruleDetail, { id: '81003' })).code).toBe(ERROR.notFound);
});

test('fixed prices and floors below the minimum are switched on after a warning, once', async () => {
  const fixed = (specialPrice: string) => ({
    categoryCode: 'SPECIAL' as const,
    productScopeType: 'PRODUCT' as const,
    params: { items: [{ productId: 'P001', specialPrice }] },
  });
  const saved = await add(fixed('0.0200'));
  const asked = await update(saved, { status: 1 });
  expect(asked.code).toBe(ERROR.belowMinPrice);
  expect(asked.msg).toBe('低于最低销售价（1个）：阿莫西林胶囊 0.02 < 10.50');
  const on = await update(saved, { status: 1, confirmCodes: [ERROR.belowMinPrice] });
  expect(on.data.warnings).toMatchObject([{ code: ERROR.belowMinPrice }]);
  const noted = await update(on.data, { remark: '已与厂家商定' });
  expect(noted.data.version).toBe(on.data.version + 1);
  expect((await update(noted.data, { params: fixed('0.0100').params })).code).toBe(ERROR.belowMinPrice);
  const floor = {
    categoryCode: 'FLEXIBLE' as const,
    productScopeType: 'PRODUCT' as const,
    params: { items: [{ productId: 'P001', floorPrice: '0.0100', ceilPrice: '12.0000' }] },
    saveAndEnable: 1 as const,
  };
  expect(await codeOf(floor)).toBe(ERROR.belowMinPrice);
});
