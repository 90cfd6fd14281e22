import { screen, waitFor, within } from '@testing-library/react';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, dialogOf, fill, person, press, textsOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

/** The codes of suppliers in the list behind the drawer. */
const codes = () =>
  textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child')).filter((text) => text.startsWith('GYS'));

const file = () =>
  new File(
    [
      new Uint8Array(
        workbook([
          ['供应商编码*', '展位号', '联系人', '电话'],
          ['GYS00030', 'Z-01', '', ''],
          ['GYS90000', '', '', '139'],
          ['GYS90000', '', '', '13900001111'],
        ]),
      ),
    ],
    '供应商.xlsx',
  );

test('a file is imported in part, its faulty rows are mended in place, and all of it is taken back', async () => {
  await renderApp('/sale/upstreamSupplier', { as: 'admin.hq' });
  await pickFair();
  await waitFor(() => expect(codes()).toContain('GYS00012'));
  const before = codes();

  await press('导入');
  const dialog = await dialogOf('供应商编码必填');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file());
  await press('保存', dialog);
  expect(await within(dialog).findByText('已导入 1 行，2 行未能导入')).toBeVisible();
  for (const reason of ['第3行 供应商编码: 不存在', '第3行 电话: 格式不正确，应为11位手机号'])
    expect(within(dialog).getByText(reason)).toBeVisible();
  await waitFor(() => expect(codes()).toContain('GYS00030'));

  await press('在线修正', dialog);
  const drawer = await dialogOf('共 3 行 = 成功 1 + 失败 2');
  const cell = (label: string) => drawer.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!;
  expect(cell('供应商编码 3')).toBeInvalid();
  expect(cell('展位号 3')).toBeValid();
  await fill(cell('供应商编码 3'), 'GYS00034');
  expect(within(drawer).getByText('还有 1 行的供应商编码也是“GYS90000”，一并改为“GYS00034”？')).toBeVisible();
  await press('应用到 1 行', drawer);
  expect(cell('供应商编码 4')).toHaveValue('GYS00034');
  await person.clear(cell('电话 3'));
  await press('重新校验 2 行', drawer);
  // Both rows name the same supplier now: only one of them is imported.
  expect(await within(drawer).findByText('共 3 行 = 成功 2 + 失败 1')).toBeVisible();
  expect(cell('供应商编码 4')).toBeInvalid();

  await press('撤销导入', drawer);
  await press('撤销导入', await dialogOf('撤销已导入的 2 行？'));
  expect(await screen.findByText('已撤销 2 行')).toBeVisible();
  await waitFor(() => expect(codes()).toEqual(before));
  expect(buttonNames(drawer)).not.toContain('撤销导入');
});
