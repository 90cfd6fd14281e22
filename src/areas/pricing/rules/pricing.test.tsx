import { screen, waitFor, within } from '@testing-library/react';
import { prodRulesApi, ruleList } from '@/contract/pricing/prod-rules';
import { basketApi } from '@/contract/promotion/baskets';
import { ERROR } from '@/contract/error-codes';
import { activityApi, createOf } from '@/contract/promotion/activities';
import { form } from '@tests/contract/promotion/promotions';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, closed, dialogOf, fill, person, press } from '@tests/support/screen';
import { rowOf, textsOf } from '@tests/support/screen';

const LADDERS = [{ threshold: '100.00', rewardType: 'AMOUNT' as const, rewardValue: '10.00' }];

const drawerOf = (text: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-drawer')].find((one) =>
      one.textContent.includes(text),
    );
    if (!found) throw new Error(`No drawer says ${text}`);
    return found;
  });

test('a rule is written and says what it does in words; it is switched on and deleted by its name', async () => {
  await renderApp('/market/pricingRule', { as: 'op.hubei' });
  expect(await actionsOf('连锁客户98折')).toEqual(['编辑', '查看', '复制', '变更记录', '停用']);
  expect(await rowOf('连锁客户98折')).toHaveTextContent('基准价 × 98.00%');
  await press('新增规则');
  const drawer = await drawerOf('新增价格规则');
  await fill(await within(drawer).findByLabelText('规则名称'), '诊所九五折');
  await person.click(within(drawer).getByLabelText('类别'));
  await person.click(await screen.findByText('客户折扣', { selector: '.ant-select-tree-title' }));
  await fill(await within(drawer).findByLabelText('折扣率'), '95');
  expect(await within(drawer).findByText('规则：基准价 × 95.00%')).toBeVisible();
  await press('保存', drawer);
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
  const client = await signedIn(await startBackend(), 'op.hubei');
  const { records } = await client.data(ruleList, { ruleName: '诊所九五折' });
  expect(records).toMatchObject([{ paramText: '基准价 × 95.00%', status: 0, categoryName: '客户折扣' }]);
  await choose('诊所九五折', '删除');
  const ask = await dialogOf('删除规则“诊所九五折”？');
  await press('删除', ask);
  await closed(ask);
  await waitFor(() => expect(screen.queryByText('诊所九五折')).toBeNull());
});

test('a link is a trial: its result, and line by line why', async () => {
  const lines = 'P001~60;P006~137';
  // The fair of that time, of which the customer is a guest, is over.
  await renderApp(`/market/priceTrial?branch=FDB&cust=C100&time=2026-03-12T09:00&lines=${lines}&rules=81014`, {
    as: 'op.hubei',
  });
  const cells = async (product: string) => textsOf((await rowOf(product)).querySelectorAll('td')).slice(3);
  expect((await cells('阿莫西林胶囊')).slice(0, 7)).toEqual([
    ...['60', '12.80', '12.352', '768.00', '26.88', '0.00', '741.12'],
  ]);
  const links = screen
    .getAllByText('P05 阿莫西林96.5折')
    .flatMap((one) => one.closest('a')?.getAttribute('href') ?? []);
  expect(new Set(links)).toEqual(new Set(['/market/pricingRule?id=81014']));
  // Activities that are not for this order are only counted until the user unfolds them.
  expect(screen.queryByText(/不在客户范围|不在商品范围/)).toBeNull();
  await person.click(screen.getByText(/^另有 \d+ 条不在本单范围内$/));
  expect(screen.getAllByText(/不在客户范围|不在商品范围/).length).toBeGreaterThan(0);
  await fill(screen.getByLabelText('第 2 行数量'), '1');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toContain('P006%7E1&'));
  expect(await screen.findByText('康宁大药房连锁')).toBeVisible();
});

test('a draft is tried out before it is published; whoever may not try prices is not told of drafts', async () => {
  const origin = await startBackend();
  const client = await signedIn(origin, 'op.hubei');
  await client.data(createOf('fullAmountReduction'), {
    ...form({ activityName: '春雷行动', productScopeType: 'ALL', ladders: LADDERS }),
    saveMode: 'DRAFT',
  });
  const clerk = await signedIn(origin, 'show.clerk');
  expect(await clerk.call(activityApi.queryTrial, {})).toMatchObject({ code: ERROR.notGranted });
  await renderApp('/market/priceTrial?branch=FDB&cust=C100&time=2026-03-12T09:00&lines=P001~60', { as: 'op.hubei' });
  const paid = async () => textsOf((await rowOf('阿莫西林胶囊')).querySelectorAll('td')).at(-1);
  const before = await paid();
  await fill(screen.getByLabelText('假如发布活动'), '春雷');
  await person.click(await screen.findByText('春雷行动 · 满金额减', { selector: '.ant-select-item-option-content' }));
  await press('试算');
  await waitFor(() => expect(address()).toMatch(/activities=\d+/));
  await waitFor(async () => expect(await paid()).not.toBe(before));
  expect(screen.getAllByText('春雷行动', { selector: 'a, a *' }).length).toBeGreaterThan(0);
});

test('the history of a rule says its content in words, and its products by their names', async () => {
  const client = await signedIn(await startBackend(), 'op.hubei');
  const goods = await client.data(basketApi.products, { branchId: 'FDB', keyword: '', pageSize: 20 });
  const [one, other] = goods.records;
  const items = [
    { productId: one!.productId, specialPrice: '12.50', minQty: 1 },
    { productId: other!.productId, specialPrice: '8.00', minQty: 5 },
  ];
  const params = { items, lockPrice: 1 as const, contractNo: 'HT-1' };
  const { id, version } = await client.data(prodRulesApi.addRule, {
    ...{ ruleName: '协议价一批', categoryCode: 'SPECIAL', branchId: 'FDB', effectiveStart: '2026-03-01 00:00:00' },
    ...{ productScopeType: 'PRODUCT', params },
  });
  const dearer = { ...items[1]!, specialPrice: '9.00' };
  await client.data(prodRulesApi.updateRule, { id, version, params: { ...params, items: [items[0]!, dearer] } });
  await renderApp('/market/pricingRule', { as: 'op.hubei' });
  await choose('协议价一批', '变更记录');
  const drawer = await drawerOf('变更记录：协议价一批');
  const label = `${other!.productName} ${other!.spec} ${other!.productCode}`;
  // Of a list only what has changed.
  const [edited] = await within(drawer).findAllByText('商品与价格', { selector: 'td' });
  expect(textsOf(edited!.closest('tr')!.querySelectorAll('td'))).toEqual([
    ...['商品与价格', `${label} ¥8.00 ≥ 5`, `${label} ¥9.00 ≥ 5`],
  ]);
  expect(within(drawer).getByText('锁价（协议价）').closest('tr')).toHaveTextContent('是');
  expect(drawer.textContent).not.toMatch(/params|SPECIAL|productId/);
});
