import { ENTRY_STATUS } from '../../src/contract/master-data/approval';
import { customerEntryApi } from '../../src/contract/master-data/entries';
import { signedIn } from '../support/client';
import { confirm, fill, fillLicences, input, NARROW, pick, pickTrees, prove, seesPictures } from './applicant';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor, server } = openHouse();

const PAGE = '/customerEntryNoAuth?branchId=FDB&inviter=S00601';

/** The first step: who applies. */
async function fillCompany(phone: Visitor) {
  await fill(phone, { custName: '汉口同春堂大药房', uscc: '91420100300258142K', legalPerson: '余伯岐' });
  await fill(phone, { address: '江汉路129号' });
  await pick(phone, 'customerType', '单体药店');
  await pickTrees(phone);
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
  await fillLicences(phone, ['营业执照', '药品经营许可证']);
  await phone.sees('草稿已保存');
  await phone.page.reload();
  // The step, and the pictures, are there again.
  await seesPictures(phone, 2);
  await phone.press('下一步');
  await phone.page.waitForSelector(input('receivers_0_name'), { visible: true });
  await fill(phone, {
    receivers_0_name: '王芳',
    receivers_0_phone: '13871239999',
    receivers_0_address: '江汉路129号',
  });
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
  await seesPictures(phone, 2);
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
