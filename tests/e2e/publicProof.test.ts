/* docs/domain/public-entry.md#limits: after three wrong codes the browser has to compute something, with nobody else's help. */
import { userApi } from '../../src/contract/account/sign-in';
import { confirm, fill, fillLicences, input, NARROW, pick, pickTrees } from './applicant';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse({ CAPTCHA_PROVIDER: 'picture' });

const shown = (phone: Visitor, name: string) => phone.page.waitForSelector(input(name), { visible: true });

/** Over whatever stands there: a draft that is saved meanwhile would undo what is cleared without a key. */
async function typeCode(phone: Visitor, code: string) {
  await shown(phone, 'proof_smsCode');
  await phone.page.focus(input('proof_smsCode'));
  await phone.page.keyboard.down('Control');
  await phone.page.keyboard.press('a');
  await phone.page.keyboard.up('Control');
  await phone.page.keyboard.type(code);
}

/** From the step with the code to an answer that it is wrong, beside it. */
async function misread(phone: Visitor, code: string, isFirst: boolean) {
  await typeCode(phone, code);
  await phone.press('下一步');
  await shown(phone, 'proof_agreement');
  if (isFirst) await phone.at(input('proof_agreement')).click();
  await phone.press('提交');
  // The focus is where the fault is.
  await phone.page.waitForFunction((field) => document.activeElement?.matches(field), {}, input('proof_smsCode'));
  await phone.sees('验证码错误');
}

journey('an applicant misreads the code three times, and is through with the right one', async () => {
  const phone = await visitor();
  await phone.page.setViewport(NARROW);
  const computed: string[] = [];
  phone.page.on('request', (request) => request.url().includes(userApi.captcha.path) && computed.push(request.url()));
  await phone.open('/customerEntryNoAuth?branchId=FDB');
  await shown(phone, 'custName');
  await fill(phone, { custName: '江夏惠民大药房', uscc: '914201153002581506', legalPerson: '余伯岐' });
  await fill(phone, { address: '纸坊大街9号', qualityPerson: '周洁' });
  await pick(phone, 'customerType', '单体药店');
  await pickTrees(phone);
  await phone.press('下一步');
  await fillLicences(phone, ['营业执照', '药品经营许可证']);
  await phone.press('下一步');
  await shown(phone, 'receivers_0_name');
  await fill(phone, {
    receivers_0_name: '王芳',
    receivers_0_phone: '13871239998',
    receivers_0_address: '纸坊大街9号',
    proof_phone: '13512349870',
  });
  for (const [i, code] of ['111111', '222222', '333333'].entries()) await misread(phone, code, i === 0);
  expect(computed).toEqual([]);
  await typeCode(phone, '000000');
  await phone.press('下一步');
  expect(await confirm(phone, { isAgreed: true })).toMatchObject({ entryNo: expect.stringMatching(/^KH/) });
  expect(computed).toHaveLength(1);
});
