import { screen, waitFor, within } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answer, onPhone, open, person, press, sentTo, startModule, type } from '@tests/support/modulePage';
import { WORK_ORDER_STATUS } from '../../../src/contract/property/micro-pms';
import type { WorkOrder, WorkOrderDetail } from '../../../src/contract/property/work-orders';
import { WorkOrderPage } from './WorkOrderPage';

const ORDER: WorkOrder = {
  ...{ orderId: '7', orderNo: 'GD00000007', propertyId: '80001', propertyName: '江城产业园', unitId: null },
  ...{ unitText: 'A座 0801', category: '水', urgency: 2, description: '卫生间漏水', reporterName: '何敏' },
  ...{ phone: '13900001212', handlerId: 'S00511', handlerName: '张伟', status: WORK_ORDER_STATUS.working },
  ...{ reportTime: '2026-03-07 09:00:00', appointTime: null, finishTime: null, score: null, alertTime: null },
  ...{ gmtModified: '2026-03-07 10:00:00', version: 4, can: ['finish'] },
};
const photo = (fileId: string) => ({ fileId, url: `/files/${fileId}` });
const DETAIL: WorkOrderDetail = {
  ...ORDER,
  ...{ images: [photo('1')], sourceImages: [photo('2'), photo('3')], finishImages: [], result: '' },
  materials: [{ name: '灯管', qty: '2', price: '35.5' }],
  ...{ cost: '0.00', rejectReason: '', taskNo: 'XJ00000003', pointName: '水泵房', outageText: '' },
};

beforeEach(async () => {
  await startModule(['workOrder_view', 'workOrder_finish', 'workOrder_add']);
  answer({ '/base/api/pms/workOrder/page': ORDER }, ({ url }) =>
    envelope(url.pathname.endsWith('/workOrder/7') ? DETAIL : true),
  );
});

test('an order shows the point that it came from, with the photos of both', async () => {
  open(<WorkOrderPage />);
  await press('查看');
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText('水泵房');
  within(drawer).getByText('XJ00000003');
  within(drawer).getByText('灯管 2 × 35.50');
  await waitFor(() =>
    expect([...drawer.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      ...['/files/1', '/files/2', '/files/3'],
    ]),
  );
});

test('it is finished with what was used up for it', async () => {
  open(<WorkOrderPage />);
  await press('完工');
  await screen.findByRole('dialog');
  await type('edit_result', '更换软管');
  await press('添加材料');
  await type('edit_materials_0_name', '软管');
  await type('edit_materials_0_qty', '2');
  await type('edit_materials_0_price', '15.50');
  await type('edit_cost', '31');
  const dialog = screen.getByRole('dialog');
  await press('完工', dialog);
  await waitFor(() => expect(sentTo('/workOrder/finish')).toHaveLength(1));
  expect(sentTo('/workOrder/finish')[0]).toMatchObject({
    ...{ id: '7', version: 4, result: expect.stringContaining('更换软管'), cost: '31' },
    materials: [{ name: '软管', qty: '2', price: '15.50' }],
  });
});

test('an order is not finished without the photo that is still on its way', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  answer({ '/base/api/pms/workOrder/page': ORDER }, ({ url }) => {
    if (url.pathname.endsWith('/upload')) return new Promise<Response>((go) => waiting.push(go));
    return envelope(url.pathname.endsWith('/workOrder/7') ? DETAIL : true);
  });
  open(<WorkOrderPage />);
  await press('完工');
  await type('edit_result', '更换软管');
  const dialog = screen.getByRole('dialog');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, new File(['.'], '1.png'));
  await press('完工', dialog);
  await screen.findByText('图片上传完成后才能保存');
  expect(sentTo('/workOrder/finish')).toEqual([]);
  waiting[0]!(envelope({ fileId: '5', url: '/files/5', name: '1.png', size: 1 }));
  await screen.findByLabelText('移除图片');
  await press('完工', dialog);
  await waitFor(() => expect(sentTo('/workOrder/finish')[0]).toMatchObject({ images: ['5'] }));
});

test('a material without its quantity is not sent', async () => {
  open(<WorkOrderPage />);
  await press('完工');
  await type('edit_result', '更换软管');
  await press('添加材料');
  await type('edit_materials_0_name', '软管');
  await person.click(within(screen.getByRole('dialog')).getByText('完工', { selector: 'button, button *' }));
  await waitFor(() => expect(document.querySelectorAll('.pms-form-item-explain-error').length).toBeGreaterThan(0));
  expect(sentTo('/workOrder/finish')).toEqual([]);
});

test('on a phone its card says where something is broken, and what', async () => {
  onPhone();
  open(<WorkOrderPage />);
  expect(await screen.findByText('卫生间漏水')).toBeTruthy();
  screen.getByText('江城产业园');
});

test('what is missing is said in the words of the console, below a title that leaves room for its cross', async () => {
  open(<WorkOrderPage />);
  await press('新增工单');
  const dialog = await screen.findByRole('dialog');
  await press('新增工单', dialog);
  expect(await within(dialog).findByText('类别不能为空')).toBeTruthy();
  expect(dialog.querySelector<HTMLElement>('.pms-modal-title')!.style.paddingInlineEnd).toBe(
    'var(--pms-control-height)',
  );
});
