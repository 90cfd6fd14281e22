import { screen, waitFor, within } from '@testing-library/react';
import { savedViewApi } from '@/contract/account/saved-views';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, dialogOf, person, press, textsOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

const names = () => textsOf(document.querySelectorAll('tr.ant-table-row'));
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr')!;

const file = () =>
  new File(
    [
      new Uint8Array(
        workbook([
          ['客户编码', '上级编码', '名称', '联系人', '电话', '信用代码'],
          ['', 'KH00100', '康宁大药房新店', '李倩', '13700002323', ''],
          ['', 'KH00100', '', '李倩', '13700002323', ''],
        ]),
      ),
    ],
    '客户.xlsx',
  );

test('customers come in from a file, and what did not is found again by its button', async () => {
  await renderApp('/sale/saleCustomer', { as: 'admin.hq' });
  await pickFair();
  await rowOf('康宁大药房连锁');
  await press('失败数据');
  expect(await screen.findByText('七天内没有未导入的行')).toBeVisible();

  await press('导入');
  const dialog = await dialogOf('填客户编码的行是一级客户');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file());
  await press('保存', dialog);
  expect(await within(dialog).findByText('第3行 名称: 不能为空')).toBeVisible();
  await press('关闭', dialog);
  await person.click(screen.getByRole('tab', { name: '二级客户' }));
  await waitFor(() => expect(names().join()).toContain('康宁大药房新店'));

  await press('失败数据');
  const drawer = await dialogOf('共 2 行 = 成功 1 + 失败 1');
  await press('撤销导入', drawer);
  await press('撤销导入', await dialogOf('撤销已导入的 1 行？'));
  expect(await screen.findByText('已撤销 1 行')).toBeVisible();
  await waitFor(() => expect(names().join()).not.toContain('康宁大药房新店'));
});

test('a customer is invited from its row: its guests without an invitation are chosen already', async () => {
  await renderApp('/sale/saleCustomer', { as: 'show.clerk' });
  await pickFair();
  const row = await rowOf('同济堂药店');
  expect(buttonNames(row)).toContain('邀请');
  await press('邀请', row);
  expect(await screen.findByText('新增邀请', { selector: 'h1' })).toBeVisible();
  // Eighteen of the twenty guests of the fair are invited; the two others are guests of this customer.
  await waitFor(() =>
    expect(textsOf(document.querySelectorAll('.ant-select-selection-item')).join()).toMatch(/马立新.*罗美玲/),
  );
});

test('each of the two lists has views of its own', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const save = (listKey: string, name: string) =>
    admin.data(savedViewApi.save, {
      ...{ listKey, name, share: 1, isDefault: 1 },
      content: { filters: {}, columns: [] },
    });
  await save('/sale/saleCustomer#id', '一级视图');
  await save('/sale/saleCustomer#idSecond', '二级视图');
  await renderApp('/sale/saleCustomer', { as: 'admin.hq' });
  await pickFair();
  await rowOf('康宁大药房连锁');
  await screen.findByText('一级视图');
  expect(screen.queryByText('二级视图')).toBeNull();
  await person.click(screen.getByRole('tab', { name: '二级客户' }));
  await screen.findByText('二级视图');
  expect(screen.queryByText('一级视图')).toBeNull();
});
