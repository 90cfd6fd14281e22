import { screen, waitFor, within } from '@testing-library/react';
import { counterApi } from '@/contract/finance/counter';
import { MATCH_STATUS, SIDE } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { notifier } from '@/core/notify/notifier';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, discard, fill, person, press } from '@tests/support/screen';

test('a file with other columns asks once which is which, and comes in after that', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92002', { as: 'op.hubei' });
  await press('导入对方明细');
  const dialog = await dialogOf('导入对方明细');
  const rows = ['凭证号,记账日期,发生额', 'A-1,11/02/2026,296.00', 'A-2,12/02/2026,40.00'];
  const file = new File([rows.join('\n')], '对方明细.csv', { type: 'text/csv' });
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const profile = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-drawer')].find((one) =>
      one.textContent.includes('的列映射'),
    );
    expect(found).toBeDefined();
    return found!;
  });
  expect(await within(profile).findByText('记账日期')).toBeVisible();
  for (const [label, title] of [
    ['对方单号列', '凭证号'],
    ['日期列', '记账日期'],
    ['金额列', '发生额'],
  ] as const)
    await fill(within(profile).getByLabelText(label), title);
  await person.click(within(profile).getByLabelText('日期格式'));
  await person.click(await screen.findByText('日/月/年', { selector: '.ant-select-item-option-content' }));
  await press('保存', profile);
  await closed(profile);
  expect(await within(dialog).findByText(/新增 ?2/)).toBeVisible();
});

test('a rule that two confirmed matches speak against is shown as suspended, and comes back with a reason', async () => {
  const statementId = '92002';
  const address = `/reconciliation/checkDiffList?statementId=${statementId}`;
  await renderApp(address, { as: 'op.hubei' });
  const runEnds = async () => {
    for (;;) if ((await call(workbenchApi.bridge, { statementId })).running === 0) return;
  };
  await runEnds();
  const shapes = { theirPrefix: 'ZZ', theirSuffix: '', ourPrefix: 'CK', ourSuffix: '' };
  await call(workbenchApi.enableRule, { statementId, ...shapes });
  const { records } = await call(workbenchApi.rows, { statementId, side: SIDE.ours, pageSize: 100 });
  const bills = records.filter(({ no }) => no.startsWith('CK')).slice(0, 2);
  const matchIds: string[] = [];
  for (const [i, { rowId, amount, date }] of bills.entries()) {
    const row = await call(counterApi.add, { statementId, no: `ZZ2026029900000${i + 1}`, date, amount });
    await runEnds();
    const { matchId } = await call(workbenchApi.match, { statementId, ourIds: [rowId], counterIds: [row.rowId] });
    matchIds.push(matchId);
  }
  expect(await screen.findByText(/该对象有 1 条单号规则已暂停/)).toBeVisible();
  await press('查看反例');
  const drawer = await dialogOf('规则记忆');
  const ruleRow = async () => (await within(drawer).findByText('ZZ…')).closest('tr')!;
  const row = await ruleRow();
  expect(within(row).getByText('已暂停')).toBeVisible();
  for (const [i, { no }] of bills.entries())
    expect(within(row).getByText(new RegExp(`ZZ2026029900000${i + 1} → ${no}`))).toBeVisible();
  const resume = async () => {
    await press('恢复', await ruleRow());
    const asked = await dialogOf('恢复单号规则 ZZ… → CK…？');
    await fill(asked.querySelector('textarea')!, '对方已更正单号');
    await press('恢复', asked);
    return asked;
  };
  const asked = await resume();
  expect(await screen.findByText('该单号规则与 2 个已确认的匹配矛盾')).toBeVisible();
  await discard(asked);
  for (const matchId of matchIds) {
    const found = await call(workbenchApi.matches, { statementId, pageSize: 100 });
    const { version } = found.records.find((one) => one.matchId === matchId)!;
    await call(workbenchApi.unmatch, { matchId, version });
  }
  await closed(await resume());
  await waitFor(async () => expect(within(await ruleRow()).getByText('生效中')).toBeVisible());
  expect(within(await ruleRow()).getByText('对方已更正单号')).toBeVisible();

  const forget = async (of: string, title: string) => {
    const row = (await within(drawer).findByText(of)).closest('tr')!;
    await person.click(within(row).getByText('忘记'));
    await press('忘记', await dialogOf(title));
  };
  const suggested = await call(workbenchApi.matches, { statementId, status: [MATCH_STATUS.suggested], pageSize: 100 });
  const { matchId, version } = suggested.records[0]!;
  await call(workbenchApi.reject, { matchId, version });
  await within(drawer).findByText('已拒绝');
  const mend = failCalls('/delete');
  await forget('ZZ…', '忘记单号规则 ZZ… → CK…？');
  expect(await screen.findByText('请求失败')).toBeVisible();
  notifier.clear();
  await waitFor(() => expect(screen.queryByText('请求失败')).toBeNull());
  await forget('已拒绝', '忘记对匹配');
  expect(await screen.findByText('请求失败')).toBeVisible();
  mend();
});
