import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { REGISTER_STATUS, registrationApi } from '@/contract/trade-fair/hand-over';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, press, rowOf } from '@tests/support/screen';

const tradeFairId = '70001';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** 徐文斌, 王海涛 and 周建军 have each won a box. */
const [FIRST, SECOND, THIRD] = ['ZJ00000001', 'ZJ00000002', 'ZJ00000003'];

test('a prize is handed over, taken back and waived; who has been quicker elsewhere is not overwritten', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const winOf = async (winNo: string) => (await admin.data(registrationApi.page, { tradeFairId, winNo })).records[0];
  await renderApp('/sale/prizeRegistration', { as: 'admin.hq' });
  await pickFair();
  expect(await rowOf(FIRST)).toHaveTextContent('待领取');
  expect(await actionsOf(FIRST)).toEqual(['登记领取', '放弃']);

  await choose(FIRST, '登记领取');
  const dialog = await dialogOf('徐文斌 领取“展会纪念礼盒”');
  expect(within(dialog).getByLabelText('领取人')).toHaveValue('徐文斌');
  await fill(within(dialog).getByLabelText('领取人电话'), '1360000');
  await fill(within(dialog).getByLabelText('证件后四位'), '44');
  await press('登记领取', dialog);
  expect(await within(dialog).findByText('四位数字，或三位数字加 X')).toBeVisible();
  await fill(within(dialog).getByLabelText('领取人电话'), '13600003410');
  await fill(within(dialog).getByLabelText('证件后四位'), '441X');
  await press('登记领取', dialog);
  await closed(dialog);
  expect(await screen.findByText('已登记领取')).toBeVisible();
  await waitFor(async () => expect(await rowOf(FIRST)).toHaveTextContent('已领取'));
  expect(await winOf(FIRST)).toMatchObject({
    registerStatus: REGISTER_STATUS.received,
    receiver: '徐文斌',
    remark: '',
  });

  await choose(FIRST, '撤销登记');
  const revoking = await dialogOf('撤销 徐文斌 的领取登记');
  await fill(revoking.querySelector('textarea')!, '登记错误，重新领取');
  await press('撤销登记', revoking);
  await closed(revoking);
  await waitFor(async () => expect(await rowOf(FIRST)).toHaveTextContent('待领取'));
  expect(await winOf(FIRST)).toMatchObject({ receiver: '', remark: '登记错误，重新领取' });
  // The reason of the revocation is not kept as the remark of the next receipt.
  await choose(FIRST, '登记领取');
  const again = await dialogOf('徐文斌 领取“展会纪念礼盒”');
  await fill(within(again).getByLabelText('领取人电话'), '13600003410');
  await press('登记领取', again);
  await closed(again);
  expect(await winOf(FIRST)).toMatchObject({ registerStatus: REGISTER_STATUS.received, remark: '' });

  await choose(SECOND, '放弃');
  const waiving = await dialogOf('王海涛 放弃“展会纪念礼盒”');
  await fill(waiving.querySelector('textarea')!, '本人放弃领取');
  await press('放弃', waiving);
  await closed(waiving);
  await waitFor(async () => expect(await rowOf(SECOND)).toHaveTextContent('已放弃'));
  expect(await actionsOf(SECOND)).toEqual([]);

  const receipt = { winNo: THIRD, receiver: '李四', receiverPhone: '13600009999' };
  await choose(THIRD, '登记领取');
  const late = await dialogOf('周建军 领取“展会纪念礼盒”');
  await admin.data(registrationApi.register, receipt);
  await fill(within(late).getByLabelText('领取人电话'), '13600003408');
  await press('登记领取', late);
  expect(await screen.findByText('奖品已经领取')).toBeVisible();
  // The list has been read again, and shows why the server refused.
  await waitFor(async () => expect(await rowOf(THIRD)).toHaveTextContent('李四'));
  expect(document.contains(late)).toBe(true);
  expect(await winOf(THIRD)).toMatchObject({ receiver: '李四' });
});

test('what is drawn on the pad is stored with the hand-over', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  // jsdom draws nothing: the calls of the pen are recorded.
  const pen = {
    scale: jest.fn(),
    fillRect: jest.fn(),
    beginPath: jest.fn(),
    moveTo: jest.fn(),
    lineTo: jest.fn(),
    stroke: jest.fn(),
  };
  const draws = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  const pictures = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob([PNG], { type: 'image/png' })));
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
  await renderApp('/sale/prizeRegistration', { as: 'admin.hq' });
  await pickFair();
  await choose('ZJ00000004', '登记领取');
  const dialog = await dialogOf('领取“展会纪念礼盒”');
  await fill(within(dialog).getByLabelText('领取人电话'), '13600003410');
  const pad = within(dialog).getByRole('img', { name: /签名区/ });
  fireEvent.pointerDown(pad, { pointerId: 1 });
  fireEvent.pointerMove(pad, { pointerId: 1, buttons: 1 });
  await press('登记领取', dialog);
  await closed(dialog);
  const { records } = await admin.data(registrationApi.page, { tradeFairId, winNo: 'ZJ00000004' });
  expect(records[0]).toMatchObject({ registerStatus: REGISTER_STATUS.received });
  const stored = await fetch(records[0]!.signatureUrl);
  expect(Buffer.from(await stored.arrayBuffer()).equals(PNG)).toBe(true);
  for (const spy of [draws, pictures]) spy.mockRestore();
});
