import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, discard, fill, person, press, textsOf } from '@tests/support/screen';

const TITLE = '选择公司';
const OPEN = '打开公司列表';

const shown = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[role=treeitem]')].map((item) => item.lastElementChild?.textContent);
const item = (dialog: HTMLElement, name: string) =>
  within(dialog).findByText((_, element) => element?.textContent === name, { selector: '[role=treeitem] > span' });
const chosenNames = () => textsOf(document.querySelectorAll('.ant-select-multiple .ant-select-selection-item-content'));

test('the companies of a fair are found by name or id, chosen with or without those below, and stored', async () => {
  await renderApp('/sale/saleShowEdit?id=70004', { as: 'admin.hq' });
  await press(OPEN);
  const dialog = await dialogOf(TITLE);
  await item(dialog, '江城医药集团总部');
  expect(shown(dialog)).toEqual(['FDA', 'FDB', 'FDB01', 'FDB02', 'FDC', 'FDC01', 'FDD', 'FDD01']);
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.ant-modal-wrap')!);
  expect(dialog).toBeVisible();

  await press('全不选', dialog);
  const filter = within(dialog).getByLabelText('输入公司名称或编码');
  await fill(filter, 'fdd');
  await waitFor(() => expect(shown(dialog)).toEqual(['FDA', 'FDD', 'FDD01']));
  await press('全选', dialog);
  expect(within(dialog).getByText('已选 2 家')).toBeVisible();
  await fill(filter, '不存在');
  expect(await within(dialog).findByText('没有符合条件的公司')).toBeVisible();
  await fill(filter, '湖北');
  await person.click(within(dialog).getByLabelText('含下级公司'));
  await person.click(await item(dialog, '江城医药湖北有限公司'));
  expect(within(dialog).getByText('已选 5 家')).toBeVisible();
  await discard(dialog);
  expect(chosenNames()).not.toContain('江城医药佛山分公司');

  await press(OPEN);
  const again = await dialogOf(TITLE);
  await item(again, '江城医药集团总部');
  await press('全不选', again);
  await person.click(await item(again, '江城医药湖北有限公司'));
  fireEvent.keyDown(within(again).getByRole('tree'), { key: 'ArrowDown' });
  fireEvent.keyDown(within(again).getByRole('tree'), { key: ' ' });
  await press('确定', again);
  await closed(again);
  await press('提交');
  await screen.findByText('已提交，可以在列表中发布');
  const admin = await signedIn(await startBackend(), 'admin.hq');
  expect((await admin.data(tradeFairApi.detail, { id: '70004' })).branchIds).toEqual(['FDB', 'FDB01']);
});
