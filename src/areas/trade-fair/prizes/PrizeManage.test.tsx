import { screen, waitFor, within } from '@testing-library/react';
import { prizeApi, prizeGroupApi } from '@/contract/trade-fair/prizes';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const tradeFairId = '70001';

const open = async () => {
  await renderApp('/sale/prizeManage', { as: 'admin.hq' });
  await pickFair();
};
const pick = async (field: string, option: string, dialog: HTMLElement) => {
  await person.click(within(dialog).getByLabelText(field));
  await person.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('a prize gets a name of its own, is changed, and is deleted as long as nobody has won it', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const prizeOf = async (prizeName: string) => (await admin.data(prizeApi.page, { tradeFairId, prizeName })).records[0];
  await open();
  expect(await rowOf('笔记本电脑')).toHaveTextContent('一等奖');
  expect(await rowOf('保温杯')).toHaveTextContent('全部嘉宾');
  expect(await actionsOf('展会纪念礼盒')).toEqual(['编辑']);

  await press('新增奖品');
  const adding = await dialogOf('随机奖池权重');
  await press('保存', adding);
  await waitFor(() => expect(adding.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(3));
  await fill(within(adding).getByLabelText('奖品'), '保温杯');
  await pick('奖级', '二等奖', adding);
  await fill(within(adding).getByLabelText('数量'), '3');
  await fill(within(adding).getByLabelText('价值（元）'), '388.505');
  await pick('可参与分组', 'VIP', adding);
  await press('保存', adding);
  expect(await within(adding).findByText('已存在')).toBeVisible();
  await fill(within(adding).getByLabelText('奖品'), '电饭煲');
  await press('保存', adding);
  await closed(adding);
  expect(await rowOf('电饭煲')).toHaveTextContent('388.50');
  expect(await prizeOf('电饭煲')).toMatchObject({
    ...{ prizeLevel: 3, quota: 3, unitValue: '388.50', prizeGroupLabels: ['VIP'] },
    ...{ oncePerGuest: 1, oncePerCustomer: 0, weight: 1, sort: 100, status: 1 },
  });

  await choose('电饭煲', '编辑');
  const editing = await dialogOf('编辑奖品“电饭煲”');
  expect(within(editing).getByLabelText('每人一次')).toBeChecked();
  await person.click(within(editing).getByLabelText('每客户一次'));
  await fill(within(editing).getByLabelText('数量'), '12');
  await press('保存', editing);
  await closed(editing);
  await waitFor(async () => expect(await rowOf('电饭煲')).toHaveTextContent('12'));
  expect(await prizeOf('电饭煲')).toMatchObject({ quota: 12, oncePerCustomer: 1, prizeGroupLabels: ['VIP'] });

  await choose('电饭煲', '删除');
  await press('删除', await dialogOf('尚未抽出的 12 份也一并取消'));
  expect(await screen.findByText('已删除')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('电饭煲', { selector: 'td, td *' })).toBeNull());
  expect(await prizeOf('电饭煲')).toBeUndefined();
});

test('a group gets a name that no other has, and takes its prizes along to another one', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const labels = async () =>
    (await admin.data(prizeGroupApi.listPrizeGroup, { tradeFairId })).map(({ label, remark }) => [label, remark]);
  await open();
  await person.click(screen.getByText('抽奖分组', { selector: '[role=tab]' }));
  expect(await rowOf('VIP')).toHaveTextContent('重点客户');

  await press('新增分组');
  const adding = await dialogOf('备注');
  await fill(within(adding).getByLabelText('分组名'), 'VIP');
  await press('保存', adding);
  expect(await within(adding).findByText('已存在')).toBeVisible();
  await fill(within(adding).getByLabelText('分组名'), '新客户');
  await press('保存', adding);
  await closed(adding);
  expect(await rowOf('新客户')).toBeVisible();

  await choose('VIP', '修改分组名');
  const renaming = await dialogOf('修改分组“VIP”');
  await fill(within(renaming).getByLabelText('分组名'), '贵宾');
  await press('保存', renaming);
  await closed(renaming);
  expect(await rowOf('贵宾')).toHaveTextContent('重点客户');
  expect(await labels()).toEqual(
    expect.arrayContaining([
      ['贵宾', '重点客户'],
      ['新客户', ''],
    ]),
  );
  await person.click(screen.getByText('奖品', { selector: '[role=tab]' }));
  expect(await rowOf('笔记本电脑')).toHaveTextContent('贵宾');
});
