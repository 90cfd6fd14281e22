import { screen, waitFor, within } from '@testing-library/react';
import { envelope, failure } from '@tests/support/fakeServer';
import { answer, onPhone, open, person, press, sentTo, startModule } from '@tests/support/modulePage';
import { ERROR } from '../../../src/contract/error-codes';
import type { InspectionTaskDetail } from '../../../src/contract/property/inspections';
import { INSPECTION_STATUS } from '../../../src/contract/property/micro-pms';
import { InspectionPage } from './InspectionPage';

const plain = { autoOrder: 0, category: '其他', urgency: 1 } as const;
const POINT = {
  ...{ pointId: 'p1', pointName: '水泵房', location: '地下一层' },
  items: [
    { ...plain, itemName: '压力', type: 2, min: '0.30', max: '0.60' },
    { ...plain, itemName: '无渗漏', type: 1, min: null, max: null },
  ],
} as unknown as InspectionTaskDetail['points'][number];
const TASK: InspectionTaskDetail = {
  ...{ taskId: '9', taskNo: 'XJ00000009', planName: '设备日检', propertyId: '80001', propertyName: '江城产业园' },
  ...{ planDate: '2026-03-08', handlerName: '张伟', pointCount: 2, checkedCount: 0, abnormalCount: 0 },
  ...{ status: INSPECTION_STATUS.planned, finishTime: null, gmtModified: '2026-03-08 00:05:00', version: 1 },
  ...{ can: ['execute'], points: [POINT], results: [], failedBefore: [{ pointId: 'p1', itemName: '压力' }] },
};
const FAILED: InspectionTaskDetail = {
  ...{ ...TASK, can: [], checkedCount: 2, abnormalCount: 1, status: INSPECTION_STATUS.done },
  results: [
    {
      ...{ pointId: 'p1', itemName: '压力', value: '0.10', normal: 0, remark: '泵停转', orderId: null, orderNo: '' },
      ...{ images: [{ fileId: '5', url: '/files/5' }], repaired: 0 },
    },
    {
      ...{ pointId: 'p1', itemName: '无渗漏', value: '1', normal: 1, remark: '', orderId: null, orderNo: '' },
      ...{ images: [], repaired: 0 },
    },
  ],
};

let task = TASK;
let refused: object[] = [];
/** Photos that have not arrived yet. */
let uploads: (() => void)[] = [];
const stored = (n: number) => envelope({ fileId: String(n), url: `/files/${n}`, name: `${n}.png`, size: 1 });
beforeEach(async () => {
  task = TASK;
  refused = [];
  uploads = [];
  await startModule(['inspection_execute', 'inspection_view', 'inspection_toWorkOrder']);
  answer({ '/base/api/pms/inspection/taskPage': TASK }, ({ url, body }) => {
    if (url.pathname.endsWith('/inspection/task/9')) return envelope(task);
    if (url.pathname.endsWith('/upload')) return new Promise((go) => uploads.push(() => go(stored(uploads.length))));
    if (url.pathname.endsWith('/execute') && refused.length > 0)
      return failure(ERROR.invalidInput, '', { data: refused });
    if (url.pathname.endsWith('/execute')) return envelope({ status: INSPECTION_STATUS.running, orderNos: [] });
    // What the module sends.
    const { confirmCodes } = body as { confirmCodes: number[] };
    const asked = { data: { warnings: [{ code: ERROR.orderStillOpen, msg: '该处已有未完成的工单' }] } };
    return confirmCodes.length > 0
      ? envelope({ orderNo: 'GD00000010', linked: 0 })
      : failure(ERROR.orderStillOpen, '', asked);
  });
});

const value = async () => screen.findByLabelText<HTMLInputElement>('压力 结果');

test('a task is carried out item by item, and only what was looked at is sent', async () => {
  open(<InspectionPage />);
  await press('执行');
  await person.type(await value(), '0.45x');
  expect((await value()).value).toBe('0.45');
  screen.getByText('上次异常');
  // Photos are added by a button, not by the browser's own control.
  const files = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(files.map(({ style }) => style.display)).toEqual(['none', 'none']);
  await press('保存', screen.getByRole('dialog'));
  await waitFor(() =>
    expect(sentTo('/inspection/execute')).toEqual([
      { id: '9', version: 1, results: [{ pointId: 'p1', itemName: '压力', value: '0.45', remark: '', images: [] }] },
    ]),
  );
});

test('what was typed beside an empty result is not dropped, and nothing at all is said', async () => {
  open(<InspectionPage />);
  await press('执行');
  await value();
  const drawer = screen.getByRole('dialog');
  await press('保存', drawer);
  expect(await screen.findByText('尚未填写任何结果')).toBeTruthy();
  await person.type(within(drawer).getByLabelText('压力 备注'), '门锁着，未检');
  await press('保存', drawer);
  expect(await within(drawer).findByText('请填写结果，否则备注和图片不会保存')).toBeTruthy();
  expect(sentTo('/inspection/execute')).toEqual([]);
});

test('what the server refuses of a result stands at its item', async () => {
  refused = [{ field: 'results.0.remark', msg: '不能包含😀' }];
  open(<InspectionPage />);
  await press('执行');
  await value();
  const drawer = screen.getByRole('dialog');
  await person.click(within(drawer).getByLabelText('正常'));
  await person.type(within(drawer).getByLabelText('无渗漏 备注'), '好😀');
  await press('保存', drawer);
  const told = await within(drawer).findByText('不能包含😀');
  expect(told.closest('[class*=form-item]:has(input)')!.querySelector('[aria-label="无渗漏 备注"]')).not.toBeNull();
});

test('on a phone the card of a task says what, where and when', async () => {
  onPhone();
  open(<InspectionPage />);
  for (const fact of ['设备日检', '江城产业园', '2026-03-08']) await screen.findByText(fact);
});

test('a photo that takes long is put beside what was typed meanwhile; more than six are said', async () => {
  open(<InspectionPage />);
  await press('执行');
  await value();
  const files = Array.from({ length: 7 }, (_, i) => new File(['x'], `${i}.png`, { type: 'image/png' }));
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await screen.findByText('最多 6 张图片，其余未上传');
  await person.type(await value(), '0.45');
  for (let i = 0; i < 6; i += 1) {
    await waitFor(() => expect(uploads).toHaveLength(i + 1));
    uploads[i]!();
  }
  await waitFor(() => expect(screen.getAllByLabelText('移除图片')).toHaveLength(6));
  expect((await value()).value).toBe('0.45');
});

test('what is typed into a task is asked about before it goes', async () => {
  open(<InspectionPage />);
  await press('执行');
  await person.type(await value(), '0.45');
  await press('取消', screen.getByRole('dialog'));
  expect(await screen.findAllByText('放弃已输入的内容？')).not.toEqual([]);
  expect((await value()).value).toBe('0.45');
});

test('a failed item shows its photo and becomes an order', async () => {
  task = FAILED;
  open(<InspectionPage />);
  await press('查看');
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText('泵停转');
  await waitFor(() => expect(drawer.querySelector('img')?.getAttribute('src')).toBe('/files/5'));
  await person.click(within(drawer).getByLabelText('压力'));
  expect(within(drawer).queryByLabelText('无渗漏')).toBeNull();
  await press('转工单', drawer);
  // Whoever declines has chosen it still.
  const question = async () => (await screen.findByText('该处已有未完成的工单')).closest<HTMLElement>('[role=dialog]')!;
  await press('取消', await question());
  await waitFor(() => expect(screen.queryByText('该处已有未完成的工单')).toBeNull());
  expect(within(drawer).getByLabelText('压力')).toBeChecked();
  await waitFor(async () => {
    await press('转工单', drawer);
    screen.getByText('该处已有未完成的工单');
  });
  await press('仍要继续', await question());
  await waitFor(() => expect(within(drawer).queryByText('转工单')).toBeNull());
  await waitFor(() =>
    expect(sentTo('/toWorkOrder').slice(-1)).toMatchObject([{ taskId: '9', pointId: 'p1', itemNames: ['压力'] }]),
  );
});
