import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod';
import { get, post, service } from '@/contract/endpoint';
import { envelope, failure } from '@tests/support/fakeServer';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, findButton, person, press, textsOf } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { ImportDialog } from './ImportDialog';
import { useExport } from './useExport';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

/** The calls of docs/domain/tasks.md#exports, whose server comes with its area: the test answers for it. */
const api = service('platform', '/promotion/api', {
  importCustomers: post(
    '/excel/import/PROMO_CUSTOMER',
    z.object({ branchId: z.string(), goodsCount: z.number() }),
    z.object({ total: z.number(), failed: z.array(z.unknown()) }),
    { access: 'session', write: true, multipart: true },
  ),
  template: get('/promotion/excel/downloadTemplate', z.object({ templateCode: z.string() }), z.unknown(), {
    access: 'session',
    write: false,
    blob: true,
  }),
});

const done = jest.fn();
const start = jest.fn<Promise<{ jobNo: string }>, [number]>();

function TransferStage() {
  const [isOpen, setIsOpen] = useState(false);
  const exporting = useExport({ start, rowCount: 12 });
  return (
    <>
      <button onClick={() => setIsOpen(true)}>导入客户</button>
      <button onClick={exporting.begin}>导出客户</button>
      <ImportDialog
        open={isOpen}
        upload={{ endpoint: api.importCustomers, input: { branchId: 'FDB', goodsCount: 3 } }}
        field="excel"
        template={{ endpoint: api.template, input: { templateCode: 'PROMO_CUSTOMER' } }}
        help={['form.code', 'form.mobile']}
        onDone={done}
        onClose={() => setIsOpen(false)}
      />
      {exporting.dialog}
    </>
  );
}

beforeEach(async () => {
  stage.draw = () => <TransferStage />;
  await renderApp('/dashboard', { as: 'admin.hq' });
});

const file = (name: string, kilobytes = 1) => new File([new Uint8Array(kilobytes * 1024)], name);
const choose = (...files: File[]) =>
  person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);

test('an import: what may be chosen, what is sent, and the rows that the server refuses', async () => {
  const sent: FormData[] = [];
  let answer = () => envelope({ total: 2, failed: [] });
  const real = window.fetch;
  window.fetch = (input, init) => {
    if (String(input).includes('/downloadTemplate')) return Promise.resolve(failure(40004, '数据不存在'));
    if (!String(input).includes('/excel/import/')) return real(input, init);
    if (init?.body instanceof FormData) sent.push(init.body);
    return Promise.resolve(answer());
  };
  await press('导入客户');
  const dialog = await dialogOf('导入说明');
  const save = await findButton('保存', dialog);
  expect(save).toBeDisabled();
  expect(await findButton('下载模板', dialog)).toHaveFocus();
  await press('下载模板', dialog);
  expect(await screen.findByText('数据不存在')).toBeVisible();
  expect(textsOf(dialog.querySelectorAll('li'))).toEqual(['只能包含字母、数字和连字符', '请输入11位手机号']);

  await choose(file('a.csv'));
  expect(await screen.findByText('文件格式不正确，目前仅支持.xls,.xlsx格式!')).toBeVisible();
  await choose(file('a.xlsx', 5121));
  expect(await screen.findByText('图片/文件大小不能超过5120kb')).toBeVisible();
  await choose(file('a.xlsx'), file('b.xlsx'));
  expect(await screen.findByText('文件个数超过上传限制')).toBeVisible();
  expect(save).toBeDisabled();
  await choose(file('客户.XLSX'));
  expect(await within(dialog).findByText('客户.XLSX')).toBeVisible();
  // The next one takes its place.
  await choose(file('新客户.XLSX'));
  expect(await within(dialog).findByText('新客户.XLSX')).toBeVisible();
  expect(within(dialog).queryByText('客户.XLSX')).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.ant-modal-wrap')!);
  expect(dialog).toBeVisible();

  answer = () =>
    failure(47013, '导入失败', {
      data: [{ rowNo: 2, field: 'custCode', value: 'KH1', msg: '第2行 客户编码: 不存在' }],
    });
  await press('保存', dialog);
  expect(await within(dialog).findByText('已导入 0 行，1 行未能导入')).toBeVisible();
  expect(within(dialog).getByText('第2行 客户编码: 不存在')).toBeVisible();
  expect(within(dialog).getByText('关闭')).toBeVisible();
  expect(screen.queryByText('导入失败')).toBeNull();
  answer = () => failure(47011, '模板不正确');
  await press('保存', dialog);
  expect(await screen.findByText('模板不正确')).toBeVisible();
  expect(within(dialog).queryByText('已导入 0 行，1 行未能导入')).toBeNull();
  expect(within(dialog).getByText('取消')).toBeVisible();

  answer = () => envelope({ total: 2, failed: [] });
  await press('保存', dialog);
  await closed(dialog);
  expect(done).toHaveBeenCalledWith({ total: 2, failed: [] });
  const form = sent.at(-1);
  expect([form?.get('branchId'), form?.get('goodsCount'), (form?.get('excel') as File).name]).toEqual([
    'FDB',
    '3',
    '新客户.XLSX',
  ]);
  window.fetch = real;
});

test('an export: says where the file will be, leads there, and can be tried again', async () => {
  start.mockRejectedValueOnce(new Error('down'));
  await press('导出客户');
  const dialog = await dialogOf('按当前筛选条件和排序导出 12 行。');
  expect(within(dialog).getByRole('radio', { name: /Excel/ })).toBeChecked();
  await person.click(within(dialog).getByRole('radio', { name: /CSV/ }));
  expect(start).not.toHaveBeenCalled();
  await press('导出', dialog);
  await within(dialog).findByText('导出未能开始。');
  expect(start).toHaveBeenLastCalledWith(2);
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.ant-modal-wrap')!);
  expect(dialog).toBeVisible();
  let finish: (value: { jobNo: string }) => void = () => undefined;
  start.mockReturnValueOnce(new Promise((answered) => (finish = answered)));
  await press('重试', dialog);
  await waitFor(() => expect(dialog.querySelector('.ant-spin-spinning')).not.toBeNull());
  expect(await findButton('去下载文件', dialog)).toBeDisabled();
  act(() => finish({ jobNo: 'EX202603000001' }));
  expect(await within(dialog).findByText('文件正在导出，稍后可在“文件下载”中查看。')).toBeVisible();
  await press('去下载文件', dialog);
  await waitFor(() => expect(address()).toBe('/downloadFile'));
  await waitFor(() => expect(document.querySelector('.ant-modal-wrap:not([style*=none])')).toBeNull());
});
