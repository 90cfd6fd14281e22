import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawCover } from '../../mock/examples/cover';
import { ENTRY_STATUS } from '../../src/contract/master-data/approval';
import { customerEntryApi } from '../../src/contract/master-data/entries';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor, server } = openHouse();

const NARROW = { width: 390, height: 844, isMobile: true, hasTouch: true };
const PAGE = '/customerEntryNoAuth?branchId=FDB&inviter=S00601';
const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
const shownFile = join(mkdtempSync(join(tmpdir(), 'licence-')), '执照.png');
writeFileSync(shownFile, drawCover([200, 120, 40]).content);

const withText = (name: string, text: string) =>
  `${open} ::-p-xpath(.//*[contains(@class, "${name}")][normalize-space(.) = "${text}"])`;
const input = (name: string) => `#publicEntry_${name}`;

async function fill(phone: Visitor, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await phone.at(input(name)).fill(value);
}

/** What lies under the bar on top, or below the edge, is brought into view first, as a thumb does. */
async function tap(phone: Visitor, selector: string) {
  const found = await phone.page.waitForSelector(selector, { visible: true });
  await found!.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await found!.click();
}

async function fillDay(phone: Visitor, name: string, day: string) {
  const panel = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';
  // Its control comes a moment after its form.
  await tap(phone, `.ant-picker ${input(name)}`);
  await phone.page.waitForSelector(panel, { visible: true });
  await phone.page.keyboard.type(day);
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForSelector(panel, { hidden: true });
  await phone.page.waitForFunction(
    (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
    {},
    input(name),
    day,
  );
}

/** The first step: who applies. */
async function fillCompany(phone: Visitor) {
  await fill(phone, { custName: '汉口同春堂大药房', uscc: '91420100300258142K', legalPerson: '余伯岐' });
  await fill(phone, { address: '江汉路129号' });
  await tap(phone, input('customerType'));
  await tap(phone, withText('ant-select-item-option-content', '单体药店'));
  await tap(phone, input('regionIds'));
  for (const region of ['湖北省', '武汉市', '江汉区']) await tap(phone, withText('ant-cascader-menu-item', region));
  await phone.at(input('operateRangeIds')).fill('化学药制剂');
  await phone.at(withText('ant-select-tree-title', '化学药制剂')).click();
  await phone.page.keyboard.press('Escape');
}

/** The second step: what he is permitted, each with a picture. */
async function fillLicences(phone: Visitor) {
  for (const [i, name] of ['营业执照', '药品经营许可证'].entries()) {
    await phone.press(name);
    await fill(phone, { [`licences_${i}_licenceNo`]: `鄂自助00${i}` });
    await fillDay(phone, `licences_${i}_issueDate`, '2024-05-01');
    await fillDay(phone, `licences_${i}_expiryDate`, '2029-04-30');
    const files = await phone.page.$$('section:not([hidden]) input[type=file]');
    await files[i]!.uploadFile(shownFile);
    await phone.page.waitForFunction(
      (count) => document.querySelectorAll('section:not([hidden]) img[src*="/file/content/"]').length === count,
      {},
      i + 1,
    );
  }
}

async function prove(phone: Visitor) {
  await phone.page.waitForSelector(input('proof_phone'), { visible: true });
  await fill(phone, { proof_phone: '13512349876', proof_smsCode: '000000' });
}

async function confirm(phone: Visitor) {
  await phone.page.waitForSelector(input('proof_agreement'), { visible: true });
  await phone.at(input('proof_agreement')).click();
  await phone.press('提交');
  await phone.sees('申请已收到，我们会尽快审核');
  const [entryNo = '', queryCode = ''] = await phone.page.$$eval('dd', (all) => all.map((one) => one.innerText.trim()));
  return { entryNo, queryCode };
}

journey('on a phone somebody applies without an account, loses the network, and corrects what comes back', async () => {
  const phone = await visitor();
  await phone.page.setViewport(NARROW);
  const addresses: string[] = [];
  phone.page.on('request', (request) => addresses.push(request.url().split('#', 1)[0] ?? ''));
  await phone.open(PAGE);
  await phone.sees('邀请方：江城医药湖北有限公司');
  await fillCompany(phone);
  await phone.sees('草稿已保存');

  await phone.page.setOfflineMode(true);
  await fill(phone, { qualityPerson: '周洁' });
  await phone.sees('保存失败，正在重试');
  await phone.page.setOfflineMode(false);
  await phone.sees('草稿已保存');
  await phone.page.reload();
  await phone.page.waitForSelector(input('custName'));
  const valueOf = (name: string) => phone.page.$eval(input(name), (one) => (one as HTMLInputElement).value);
  expect([await valueOf('custName'), await valueOf('qualityPerson')]).toEqual(['汉口同春堂大药房', '周洁']);

  await phone.press('下一步');
  await phone.page.waitForSelector('::-p-xpath(//button[normalize-space(.)="营业执照"])', { visible: true });
  await fillLicences(phone);
  await phone.sees('草稿已保存');
  await phone.page.reload();
  // The step, and the pictures, are there again.
  await phone.page.waitForFunction(
    () => document.querySelectorAll('section:not([hidden]) img[src*="/file/content/"]').length === 2,
  );
  await phone.press('下一步');
  await phone.page.waitForSelector(input('receivers_0_name'), { visible: true });
  await fill(phone, { receivers_0_name: '王芳', receivers_0_phone: '13871239999', receivers_0_address: '江汉路129号' });
  await prove(phone);
  await phone.press('下一步');
  const { entryNo, queryCode } = await confirm(phone);
  await phone.press('查看申请结果');
  await phone.sees('申请已收到');

  const staff = await signedIn(server().origin, 'admin.hq');
  const { records } = await staff.data(customerEntryApi.page, { entryNo });
  const id = records[0]!.entryId;
  const judge = async (result: 1 | 2, verdicts: { path: string; verdict: 2; remark: string }[]) => {
    const { round, stepNo, contentHash } = await staff.data(customerEntryApi.detail, { id });
    const decision = { id, round, stepNo, contentHash, result, verdicts, confirm: 1 } as const;
    return staff.data(customerEntryApi.audit, decision);
  };
  await judge(2, [{ path: 'address', verdict: 2, remark: '与营业执照上的地址不一致' }]);

  await phone.page.reload();
  await phone.sees('需要补充');
  await phone.sees('与营业执照上的地址不一致');
  await phone.press('重新提交');
  await phone.sees('请先修改以下被退回的内容');
  await phone.at(`[data-asked="address"] ${input('address')}`).fill('江汉路131号');
  await phone.press('下一步');
  await phone.page.waitForFunction(
    () => document.querySelectorAll('section:not([hidden]) img[src*="/file/content/"]').length === 2,
  );
  await phone.press('下一步');
  await prove(phone);
  await phone.press('下一步');
  expect(await confirm(phone)).toEqual({ entryNo, queryCode });
  expect(await judge(1, [])).toMatchObject({ status: ENTRY_STATUS.passed });
  await phone.press('查看申请结果');
  await phone.sees('审核通过');
  // The code travels in no address.
  expect(addresses.filter((address) => address.includes(queryCode))).toEqual([]);
});
