import { screen, waitFor, within } from '@testing-library/react';
import { guestApi } from '@/contract/trade-fair/guests';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, person, press, selectAllBut } from '@tests/support/screen';

const tradeFairId = '70001';
/** The row of a guest or a group by name; names of groups are names of customers, too. */
const rowNamed = (name: string) =>
  waitFor(() => {
    const cells = [...document.querySelectorAll('tr.ant-table-row > td:nth-child(2)')];
    const row = cells.find((cell) => cell.textContent.trim() === name)?.closest('tr');
    if (!row) throw new Error(`No row ${name}`);
    return row;
  });
const boxOf = async (name: string) => (await rowNamed(name)).querySelector<HTMLElement>('.ant-checkbox-input')!;
const pick = async (field: string, option: RegExp, dialog: HTMLElement) => {
  await person.click(await within(dialog).findByLabelText(field));
  await person.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('all guests except one lose their label, but for those who are in a draw: said before and after', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const labelled = async () =>
    (await admin.data(guestApi.guestList, { tradeFairId, pageSize: 100, prizeGroupLabel: 'VIP' })).records;
  const vips = await labelled();
  const { total } = await admin.data(guestApi.guestList, { tradeFairId });
  await admin.data(lotteryApi.start, { tradeFairId, prizeId: '77001', drawCount: 1 });
  await renderApp('/sale/guestManage', { as: 'admin.hq' });
  await pickFair();
  await selectAllBut({ total, boxOf, spared: '王海涛' });
  await press('设置抽奖分组');
  const dialog = await dialogOf(`设置 ${total - 1} 位嘉宾的抽奖分组`);
  const save = () => press('保存', dialog);
  await save();
  const ask = await dialogOf(`${total - 1} 条中 ${total - vips.length} 条可以处理`);
  expect(ask).toHaveTextContent(`${vips[1]!.guestName}: 该分组正在抽奖`);
  await press('取消', ask);
  await closed(ask);
  // Nothing was changed, and the dialog stays.
  expect(document.contains(dialog)).toBe(true);
  await save();
  await press('仍要继续', await dialogOf('条可以处理'));
  await dialogOf(`${total - vips.length} 条成功，${vips.length - 1} 条失败`);
  expect(await labelled()).toEqual(vips);
});

test('all groups except one are received by another department', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { total } = await admin.data(guestApi.listGroup, { tradeFairId });
  await renderApp('/sale/guestManage', { as: 'admin.hq' });
  await pickFair();
  expect(await screen.findByText('王海涛')).toBeVisible();
  await person.click(screen.getByText('嘉宾组', { selector: '[role=tab]' }));
  await selectAllBut({ total, boxOf, first: '仁济诊所', spared: '城东医院' });
  await press('调整部门');
  const dialog = await dialogOf(`调整 ${total - 1} 个嘉宾组的接待部门`);
  await pick('接待部门', /^市场部/, dialog);
  await press('保存', dialog);
  await press('仍要继续', await dialogOf(`将处理 ${total - 1} 条`));
  await closed(dialog);
  await waitFor(async () => expect(await rowNamed('仁济诊所')).toHaveTextContent('市场部'));
  const { records } = await admin.data(guestApi.listGroup, { tradeFairId, pageSize: 100 });
  expect(records.filter(({ departmentName }) => departmentName === '市场部')).toHaveLength(total - 1);
  expect(await rowNamed('城东医院')).not.toHaveTextContent('市场部');
});
