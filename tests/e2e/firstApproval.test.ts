import { confirm, fill, fillLicences, input, NARROW, pick, pickTrees, prove, seesPictures } from './applicant';
import { decide, enter, fieldCount, isAt, judge, takeFromInbox } from './decider';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();

const NAME = '汉口同心医药有限公司';
const LIST = '/erp/companyEntry';

/** Pictures of each step, for whoever wants to look: SHOTS=1 (.cache/e2e). */
const shot = async (who: Visitor, name: string) => {
  if (process.env.SHOTS) await who.picture(`first-approval-${name}`);
};

/** The first step on the phone: who applies; the network goes while he types, and comes again. */
async function fillCompany(phone: Visitor) {
  await shot(phone, '01-start');
  await fill(phone, { companyName: NAME, uscc: '91420100300258142K', legalPerson: '陈同' });
  await pick(phone, 'companyKind', '批发企业');
  await phone.sees('草稿已保存');
  await phone.page.setOfflineMode(true);
  await fill(phone, { address: '江汉路210号' });
  await phone.sees('保存失败，正在重试');
  await shot(phone, '02-offline');
  await phone.page.setOfflineMode(false);
  await phone.sees('草稿已保存');
  await pickTrees(phone);
}

/** The licences, with a picture each, and the page left and opened again in between. */
async function fillPapers(phone: Visitor) {
  const papers = ['营业执照', '药品经营许可证', '质量保证协议'];
  await fillLicences(phone, papers);
  await phone.sees('草稿已保存');
  await shot(phone, '03-licences');
  await phone.page.reload();
  await seesPictures(phone, papers.length);
}

async function apply(phone: Visitor) {
  await phone.page.setViewport(NARROW);
  await phone.open('/companyEntryNoAuth?branchId=FDB&inviter=S00601');
  await phone.sees('邀请方：江城医药湖北有限公司');
  await fillCompany(phone);
  await phone.press('下一步');
  await fillPapers(phone);
  await phone.press('下一步');
  await phone.page.waitForSelector(input('contactName'), { visible: true });
  await fill(phone, { contactName: '李敏', contactPhone: '13512349876' });
  await prove(phone);
  await shot(phone, '04-contact');
  await phone.press('下一步');
  await phone.page.waitForSelector(input('proof_agreement'), { visible: true });
  await shot(phone, '05-confirm');
  const received = await confirm(phone);
  await shot(phone, '06-received');
  return received;
}

journey('a new supplier applies on a phone and is approved by three people, who need the keyboard only', async () => {
  const phone = await visitor();
  const { entryNo, queryCode } = await apply(phone);
  expect(entryNo).toMatch(/^GS\d{12}$/);
  expect(queryCode).toMatch(/^[0-9A-Z]{10}$/);

  const buyer = await visitor();
  await enter(buyer, { name: 'purchase.hq', list: LIST, entryNo });
  await shot(buyer, '08-purchase');
  await judge(buyer);
  await shot(buyer, '09-purchase-judged');
  await decide(buyer, entryNo);

  const quality = await visitor();
  await enter(quality, { name: 'quality.hq', list: LIST, entryNo });
  await judge(quality, { legalPerson: '与营业执照上的法人不一致' });
  await shot(quality, '10-quality-marked');
  await decide(quality, entryNo);

  await phone.lookAt();
  await phone.press('查看申请结果');
  await phone.sees('需要补充');
  await phone.sees('与营业执照上的法人不一致');
  await shot(phone, '11-result-returned');
  // Who said so is nobody's business outside.
  expect(await phone.text()).not.toMatch(/何晓明|质管/);
  await phone.press('重新提交');
  await phone.sees('请先修改以下被退回的内容');
  await phone.at(`[data-asked="legalPerson"] ${input('legalPerson')}`).fill('陈同心');
  await phone.at('[data-asked="legalPerson"] textarea').fill('已按营业执照更正');
  await shot(phone, '12-resubmission');
  await phone.press('下一步');
  await seesPictures(phone, 3);
  await phone.press('下一步');
  await prove(phone);
  await phone.press('下一步');
  expect(await confirm(phone)).toEqual({ entryNo, queryCode });

  await quality.lookAt();
  await quality.open(LIST);
  await takeFromInbox(quality, entryNo);
  await isAt(quality, 'legalPerson');
  await quality.sees('项已通过且未变');
  const changed = await quality.page.$eval('[data-path="legalPerson"]', (one) => (one as HTMLElement).innerText);
  expect(changed).toMatch(/陈同心[\s\S]*修改[\s\S]*陈同/);
  await quality.sees('已按营业执照更正');
  await shot(quality, '13-quality-difference');
  expect(await fieldCount(quality)).toBe(1);
  await judge(quality);
  await decide(quality, entryNo);

  const head = await visitor();
  await enter(head, { name: 'head.hq', list: LIST, entryNo });
  // Both signatures are there, also that of the round before.
  await head.page.waitForFunction(() => {
    const steps = document.querySelector<HTMLElement>('main .ant-steps')?.innerText ?? '';
    return steps.includes('许文静') && steps.includes('何晓明');
  });
  await shot(head, '14-head');
  await decide(head, entryNo);

  const hq = await visitor();
  await hq.page.setViewport({ width: 1440, height: 900 });
  await hq.signIn('admin.hq', `${LIST}?entryNo=${entryNo}`);
  await hq.at(`::-p-xpath(//tr[contains(., "${entryNo}")]//button[. = "写入ERP"])`).click();
  await hq.sees(`将 ${entryNo}“${NAME}”写入ERP？`);
  await hq.answer('写入ERP');
  const row = `//tr[contains(., "${NAME}") and contains(., "已写入ERP")]`;
  await hq.at(`::-p-xpath(${row}//button[. = "查看"])`).click();
  await hq.page.waitForFunction(() => /ERP编码\s*GYS\d+/.test(document.body.innerText));
  await shot(hq, '15-written');

  await phone.lookAt();
  await phone.press('查看申请结果');
  await phone.sees('审核通过');
  await shot(phone, '16-result-passed');
});
