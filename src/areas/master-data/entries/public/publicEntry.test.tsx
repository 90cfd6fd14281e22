import { act, screen, waitFor, within } from '@testing-library/react';
import { customerEntryApi } from '@/contract/master-data/entries';
import { publicEntryApi } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { renderApp } from '@tests/support/renderApp';
import { fill, findButton, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { violations } from '@tests/support/violations';
import { pictureFile } from '@tests/support/pictureFile';
import { draftStore } from './draft/draftStore';

const PAGE = '/customerEntryNoAuth?branchId=FDB&inviter=S00601';
const DRAFT_KEY = '0123456789abcdef'.repeat(2);

const picture = () => pictureFile('执照.png');
const licence = (licenceId: string, licenceType: number, images: string[]) => ({
  ...{ licenceId, licenceType, licenceNo: `鄂自助${licenceType}`, licenceName: '', issuer: '' },
  ...{ issueDate: '2024-05-01', expiryDate: '2029-04-30', scopeIds: [], images },
});
const formWith = (images: string[]) => ({
  ...{ custName: '黄鹤楼大药房', customerType: 3, uscc: '91420100300258142K', practiceLicenceNo: '', usccOverride: 0 },
  ...{ regionIds: ['420000', '420100', '420106'], address: '民主路88号', legalPerson: '崔颢', qualityPerson: '' },
  receivers: [{ id: 'r1', name: '李白', phone: '13571234568', address: '民主路88号', isDefault: 1 }],
  ...{ purchaser: null, settleType: 1, operateRangeIds: ['1001'], invoiceTitle: '', taxNo: '' },
  licences: [licence('L1', 1, images), licence('L2', 2, images)],
});

/** A draft of an earlier day whose key this browser has. */
async function begun() {
  const draft = { kind: 'customer' as const, branchId: 'FDB', inviter: 'S00601', form: {}, draftKey: DRAFT_KEY };
  const { draftId } = await call(publicEntryApi.saveDraft, draft);
  const key = { draftId, draftKey: DRAFT_KEY };
  const { fileId } = await call.upload(publicEntryApi.upload, key, { file: picture(), name: '执照.png' });
  const { version } = await call(publicEntryApi.saveDraft, { ...draft, ...key, version: 2, form: formWith([fileId]) });
  draftStore('customer', 'FDB').write({ ...key, version });
}

test.each([['/customerEntryNoAuth'], ['/customerEntryNoAuth?branchId=NOBODY'], ['/companyEntryNoAuth?branchId=<x>']])(
  '%s is no invitation, and says so',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByText('邀请链接无效')).toBeVisible();
  },
);

test('what is typed is saved, and is there again after a reload', async () => {
  const view = await renderApp('/companyEntryNoAuth?branchId=FDB');
  expect(await screen.findByText(/邀请方：江城医药湖北有限公司/)).toBeVisible();
  await fill(await screen.findByLabelText('公司名称'), '荆楚自助医药有限公司');
  await waitFor(() => expect(screen.getByText(/草稿已保存 \d\d:\d\d/)).toBeVisible());
  expect(draftStore('company', 'FDB').read()).not.toHaveProperty('unsaved');
  view.unmount();
  await renderApp('/companyEntryNoAuth?branchId=FDB');
  expect(await screen.findByLabelText('公司名称')).toHaveValue('荆楚自助医药有限公司');
});

test('what is missing is said in one way, whether it is typed or chosen', async () => {
  await renderApp(PAGE);
  await screen.findByLabelText('客户名称');
  await press('下一步');
  expect(await screen.findByText('客户类型不能为空')).toBeVisible();
  expect(screen.getByText('客户名称不能为空')).toBeVisible();
});

const nextStep = () => press('下一步');
const result = async () => {
  const texts = await waitFor(() => {
    const found = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.trim());
    if (found.length < 2) throw new Error('There is no number yet.');
    return found;
  });
  return { entryNo: texts[0]!, queryCode: texts[1]! };
};

test('an applicant goes through the steps, submits, is asked to correct, and corrects', async () => {
  const view = await renderApp('/login');
  await begun();
  act(() => navigate(PAGE));
  expect(await screen.findByDisplayValue('黄鹤楼大药房')).toBeVisible();
  expect(await violations()).toEqual([]);
  await nextStep();
  const pictures = await waitFor(() => screen.getAllByRole('img', { name: '图片 1' }));
  expect(pictures).toHaveLength(2);
  expect(await violations()).toEqual([]);
  await nextStep();
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
  await nextStep();
  // Without a phone the next step does not open.
  expect(screen.getByLabelText('手机号')).toBeVisible();
  await fill(screen.getByLabelText('手机号'), '13512349999');
  await press('获取验证码');
  expect(await screen.findByText('验证码已发送')).toBeVisible();
  await fill(screen.getByLabelText('短信验证码'), '111111');
  await nextStep();
  expect(await screen.findByText(/李白 · 13571234568/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /我确认所填内容真实有效/ }));
  await press('提交');
  // A wrong code is reported at its field.
  await waitFor(() => expect(screen.getByLabelText('短信验证码')).toBeVisible());
  expect(screen.getByLabelText('短信验证码')).toHaveAttribute('aria-invalid', 'true');
  await fill(screen.getByLabelText('短信验证码'), '000000');
  await nextStep();
  await press('提交');
  expect(await screen.findByText('申请已收到，我们会尽快审核')).toBeVisible();
  const { entryNo, queryCode } = await result();
  expect(entryNo).toMatch(/^KH\d{12}$/);
  expect(draftStore('customer', 'FDB').read()).toBeNull();
  await press('查看申请结果');
  expect(await screen.findByText('申请已收到')).toBeVisible();
  expect(screen.getByText('黄*')).toBeVisible();
  expect(await violations()).toEqual([]);

  view.unmount();
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { records } = await call(customerEntryApi.page, { entryNo });
  const id = records[0]!.entryId;
  const { round, stepNo, contentHash } = await call(customerEntryApi.detail, { id });
  const remark = '与营业执照上的地址不一致';
  await call(customerEntryApi.audit, {
    ...{ id, round, stepNo, contentHash, result: 2, verdicts: [{ path: 'address', verdict: 2, remark }] },
  });
  act(() => navigate(`/customerEntryAddResult?no=${entryNo}&type=customer#${queryCode}`));
  expect(await screen.findByText('需要补充')).toBeVisible();
  expect(screen.getByText(new RegExp(remark))).toBeVisible();
  await press('重新提交');
  expect(await screen.findByText('请先修改以下被退回的内容')).toBeVisible();
  const asked = document.querySelector<HTMLElement>('[data-asked="address"]')!;
  await fill(within(asked).getByLabelText('地址'), '汉正街88号');
  await nextStep();
  await nextStep();
  await fill(await screen.findByLabelText('手机号'), '13512349999');
  await fill(screen.getByLabelText('短信验证码'), '000000');
  await nextStep();
  await person.click(screen.getByRole('checkbox', { name: /我确认所填内容真实有效/ }));
  await press('提交');
  expect(await screen.findByText('申请已收到，我们会尽快审核')).toBeVisible();
  expect(await result()).toEqual({ entryNo, queryCode });
  expect((await call(customerEntryApi.detail, { id })).form).toMatchObject({ address: '汉正街88号' });
});

test('a number without its code says nothing, and a lost code is asked for', async () => {
  await renderApp('/customerEntryAddResult?no=KH202603000001');
  await fill(await screen.findByLabelText('查询码'), '0000000000');
  await press('查询');
  expect(await screen.findByText('单号或查询码不正确')).toBeVisible();
  await press('找回查询码');
  await fill(screen.getByLabelText('手机号'), '13512340000');
  await fill(screen.getByLabelText('短信验证码'), '000000');
  // A second click would be refused, because the code of the message is valid only once.
  const answers = slowCalls('/result/newCode');
  await press('发送新的查询码');
  await waitFor(() => expect(answers.count()).toBe(1));
  await person.click(screen.getByText('发送新的查询码'));
  await answers.letGo();
  expect(answers.count()).toBe(1);
  expect(await screen.findByText(/如果手机号与申请一致/)).toBeVisible();
});

test('staff show a link that has their company and themselves', async () => {
  await renderApp('/erp/customerEntry', { as: 'op.hubei' });
  await person.click(await findButton('邀请二维码'));
  const link = await waitFor(() => document.querySelector('.ant-modal code')!.textContent);
  expect(link).toMatch(/\/customerEntryNoAuth\?branchId=FDB&inviter=S\d+$/);
});
