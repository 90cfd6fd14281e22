import { act, screen, waitFor } from '@testing-library/react';
import { customerEntryApi } from '@/contract/master-data/entries';
import { publicEntryApi } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { pictureFile } from '@tests/support/pictureFile';
import { draftStore } from './draft/draftStore';

/* docs/domain/public-entry.md#submission: the answer to a submission gets lost, and the page with it. */

const PAGE = '/customerEntryNoAuth?branchId=FDB';
const NAME = '晴川阁大药房';
const nextStep = () => press('下一步');
const pictureFields = () =>
  document.querySelectorAll<HTMLInputElement>('section:not([hidden]) input[type=file]:enabled');
const pictures = () => document.querySelectorAll('section:not([hidden]) img[src*="/file/content/"]');

function formWith(images: string[]) {
  const licence = (licenceId: string, licenceType: number) => ({
    ...{ licenceId, licenceType, licenceNo: `鄂失联${licenceType}`, licenceName: '', issuer: '' },
    ...{ issueDate: '2024-05-01', expiryDate: '2029-04-30', scopeIds: [], images },
  });
  return {
    ...{ custName: NAME, customerType: 3, uscc: '12440300455751783K', practiceLicenceNo: '', usccOverride: 0 },
    ...{ regionIds: ['420000', '420100', '420105'], address: '洗马长街86号', legalPerson: '范增', qualityPerson: '' },
    receivers: [{ id: 'r1', name: '陆游', phone: '13571234599', address: '洗马长街86号', isDefault: 1 }],
    ...{ purchaser: null, settleType: 1, operateRangeIds: ['1001'], invoiceTitle: '', taxNo: '' },
    licences: [licence('L1', 1), licence('L2', 2)],
  };
}

/** A draft that lacks only the phone, the code and the captcha. */
async function begun(draftKey = 'fedcba9876543210'.repeat(2), shown = true) {
  const draft = { kind: 'customer' as const, branchId: 'FDB', inviter: null, draftKey };
  const { draftId } = await call(publicEntryApi.saveDraft, { ...draft, form: {} });
  const file = pictureFile('执照.png', [60, 120, 180]);
  const { fileId } = await call.upload(publicEntryApi.upload, { draftId, draftKey }, { file, name: '执照.png' });
  const { version } = await call(publicEntryApi.saveDraft, {
    ...{ ...draft, draftId, version: 2, form: formWith(shown ? [fileId] : []) },
  });
  draftStore('customer', 'FDB').write({ draftKey, draftId, version });
}

/** Requests to these calls arrive, but their answers get lost. */
function loseAnswers(of = '/public/customerEntry/submit') {
  const send = globalThis.fetch;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (String(input).includes(of)) throw new TypeError('Failed to fetch');
    return answer;
  });
}

test('whoever comes back after an answer that was lost is told his number and code, and has applied once', async () => {
  const view = await renderApp('/login');
  await begun();
  act(() => navigate(PAGE));
  await screen.findByDisplayValue(NAME);
  await nextStep();
  await waitFor(() => expect(screen.getAllByRole('img', { name: '图片 1' })).toHaveLength(2));
  await nextStep();
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
  await fill(screen.getByLabelText('手机号'), '13512348888');
  await fill(screen.getByLabelText('短信验证码'), '000000');
  await nextStep();
  expect(await screen.findByText(/陆游 · 13571234599/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /我确认所填内容真实有效/ }));
  const network = loseAnswers();
  await press('提交');
  const staff = await signedIn(await startBackend(), 'admin.hq');
  const applied = async () => (await staff.data(customerEntryApi.page, { name: NAME })).records;
  await waitFor(async () => expect(await applied()).toHaveLength(1));
  network.mockRestore();
  // The tab is closed, and the page is opened again.
  view.unmount();
  const again = await renderApp(PAGE);
  expect(await screen.findByText('申请已收到，我们会尽快审核')).toBeVisible();
  const [entryNo, queryCode] = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.trim());
  expect(draftStore('customer', 'FDB').read()).toBeNull();
  expect(await call(publicEntryApi.result, { entryNo: entryNo!, queryCode: queryCode! })).toMatchObject({
    entryNo,
  });
  expect((await applied()).map((one) => one.entryNo)).toEqual([entryNo]);
  // A page that is opened now starts a new application.
  again.unmount();
  await renderApp(PAGE);
  expect(await screen.findByLabelText('客户名称')).toHaveValue('');
});

test('a picture that could not be sent stays at hand, and goes with the form once the network is back', async () => {
  const view = await renderApp('/login');
  await begun('0011223344556677'.repeat(2), false);
  act(() => navigate(PAGE));
  await screen.findByDisplayValue(NAME);
  await nextStep();
  await waitFor(() => expect(pictureFields()).toHaveLength(2));
  const network = loseAnswers('/public/upload');
  const file = pictureFile('许可证.png', [10, 90, 60]);
  await person.upload(pictureFields()[0]!, file);
  expect(await screen.findByText(/许可证.png 未能上传，请检查网络/)).toBeVisible();
  expect(pictures()).toHaveLength(0);
  network.mockRestore();
  await press('重新上传');
  await waitFor(() => expect(pictures()).toHaveLength(1));
  await waitFor(() => expect(draftStore('customer', 'FDB').read()).not.toHaveProperty('unsaved'));
  view.unmount();
  await renderApp(PAGE);
  await screen.findByDisplayValue(NAME);
  await waitFor(() => expect(document.querySelectorAll('img[src*="/file/content/"]')).toHaveLength(1));
});

test('nobody goes on, and submits, without the picture that is still on its way', async () => {
  await renderApp('/login');
  await begun('89abcdef01234567'.repeat(2));
  act(() => navigate(PAGE));
  await screen.findByDisplayValue(NAME);
  await nextStep();
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const answers = slowCalls('/public/upload');
  await person.upload(pictureFields()[0]!, pictureFile('背面.png', [10, 20, 30]));
  await waitFor(() => expect(answers.count()).toBe(1));
  await nextStep();
  expect(await screen.findByText('文件上传完成后才能保存')).toBeVisible();
  expect(screen.getByLabelText('手机号')).not.toBeVisible();
  await answers.letGo();
  await waitFor(() => expect(pictures()).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText('文件上传完成后才能保存')).toBeNull());
  await nextStep();
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
});

test('nobody goes on without a picture that could not be sent, unless he takes it away', async () => {
  await renderApp('/login');
  await begun('76543210fedcba98'.repeat(2));
  act(() => navigate(PAGE));
  await screen.findByDisplayValue(NAME);
  await nextStep();
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const mend = failCalls('/public/upload');
  await person.upload(pictureFields()[0]!, pictureFile('正面.png', [10, 20, 30]));
  expect(await screen.findByText(/正面.png 未能上传，请检查网络/)).toBeVisible();
  await waitFor(() => expect(pictureFields()).toHaveLength(2));
  // The next one takes nothing from the first.
  await person.upload(pictureFields()[0]!, pictureFile('背面.png', [40, 50, 60]));
  expect(await screen.findByText(/背面.png 未能上传，请检查网络/)).toBeVisible();
  expect(screen.getByText(/正面.png 未能上传，请检查网络/)).toBeVisible();
  await nextStep();
  expect(await screen.findByText('请重新上传或删除未能上传的文件')).toBeVisible();
  expect(screen.getByLabelText('手机号')).not.toBeVisible();
  mend();
  await person.click(screen.getAllByText('重新上传')[0]!);
  await waitFor(() => expect(pictures()).toHaveLength(3));
  await person.click(screen.getByRole('button', { name: '删除背面.png' }));
  await waitFor(() => expect(screen.queryByText('请重新上传或删除未能上传的文件')).toBeNull());
  await nextStep();
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
});
