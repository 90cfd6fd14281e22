import { waitFor, within } from '@testing-library/react';
import { standardApi } from '@/contract/master-data/standards';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';

const of = (commonName: string) => ({
  ...{ commonName, tradeName: '', spec: '10g*20袋', dosageForm: '颗粒剂', manufacturer: '楚康制药有限公司' },
  ...{ approvalNo: '', barcode: '', packUnit: '盒', shelfLifeMonths: 24, storage: 1 as const, otcType: 5 as const },
});

const openDrawer = async () => {
  await press('疑似重复');
  return dialogOf('疑似重复');
};

test('a form says what it is like while it is typed', async () => {
  await renderApp('/item/standardManage', { as: 'op.hubei' });
  await press('新增');
  const dialog = await dialogOf('新增标准');
  await fill(within(dialog).getByLabelText('通用名'), '阿莫西林胶囊');
  await fill(within(dialog).getByLabelText('厂家'), '楚天制药有限公司');
  await fill(within(dialog).getByLabelText('批准文号'), '国药准字H20010001');
  expect(await within(dialog).findByText('疑似重复')).toBeVisible();
  expect(within(dialog).getByText(/^BZ00000001 /)).toBeVisible();
});

test('two standards of one sound are compared, merged, and taken apart again', async () => {
  await renderApp('/item/standardManage', { as: 'admin.hq' });
  for (const name of ['板蓝根颗粒', '板兰根颗粒']) await call(standardApi.add, { ...of(name), confirm: 1 });
  const drawer = await openDrawer();
  await press('对比', drawer);
  const pair = await dialogOf('板蓝根颗粒 与 ');
  expect(await within(pair).findByText('板兰根颗粒')).toBeVisible();
  expect(within(pair).getAllByText('不一致')).toHaveLength(1);
  await press('重复，待合并', pair);
  const ask = await dialogOf('是重复，待总部合并？');
  await fill(within(ask).getByLabelText('原因'), '同一厂家同一规格');
  await press('重复，待合并', ask);
  await closed(pair);
  expect(await within(drawer).findByText('没有疑似重复')).toBeVisible();
  await person.click(within(drawer).getByRole('tab', { name: '待合并' }));
  expect(await within(drawer).findByText('同一厂家同一规格')).toBeVisible();
  await press('对比', drawer);
  const again = await dialogOf('板蓝根颗粒 与 ');
  await press('合并', again);
  const merging = await dialogOf('合并：');
  await person.click(await within(merging).findByRole('radio', { name: '板兰根颗粒' }));
  await press('合并', merging);
  await closed(merging);
  await person.click(within(drawer).getByRole('tab', { name: '合并记录' }));
  expect(await within(drawer).findByText(/^HB\d{12}$/)).toBeVisible();
  await press('撤销合并', drawer);
  const undo = await dialogOf('撤销合并 HB');
  expect(undo).toHaveTextContent(/：BZ\d+ \S+ 并入 BZ\d+ \S+？/);
  await press('撤销合并', undo);
  await waitFor(() => expect(within(drawer).getByText('已撤销', { selector: '.ant-tag' })).toBeVisible());
});
