import { drawCover } from '../../mock/examples/cover';
import { fileOnDisk } from './fileOnDisk';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const SUBJECT = '2026海滨订货会';
const { journey, restart, visitor } = openHouse();

async function fillFair(admin: Visitor, cover: string) {
  await admin.fill('subject', SUBJECT);
  await admin.fillMoment('startTime', '2026-06-01 09:00');
  await admin.fillMoment('endTime', '2026-06-03 18:00');
  await admin.fill('venue', '襄阳会展中心');
  await admin.fill('contactName', '何敏');
  await admin.fill('contactPhone', '13900001212');
  await admin.attach('coverImage', cover);
  await admin.page.waitForSelector('img[alt="封面"]');
  await admin.choose('hostBranchId', '江城医药湖北有限公司');
  await admin.pickBranches('江城医药湖北有限公司', '江城医药襄阳分公司');
}

/** What the list says of the fair. */
async function rowOf(admin: Visitor) {
  const row = await admin.page.waitForSelector(`::-p-xpath(//tr[contains(., "${SUBJECT}")])`);
  return row?.evaluate((element) => element.textContent);
}

journey('a fair is created, submitted and published, and is there after a restart', async () => {
  const cover = fileOnDisk('封面.png', drawCover([30, 110, 200]).content);
  const admin = await visitor();

  await admin.signIn('admin.hq');
  await admin.follow('展会管理');
  await admin.follow('展会列表');
  await admin.arrivesAt('/sale/tradeFairManage');
  await admin.sees('共 6 条');
  await admin.press('新增');
  await admin.sees('新增展会');
  await fillFair(admin, cover);
  await admin.press('提交');
  await admin.sees('已提交，可以在列表中发布');
  await admin.arrivesAt('/sale/tradeFairManage');
  expect(await rowOf(admin)).toContain('初始');

  await admin.at(`::-p-xpath(//tr[contains(., "${SUBJECT}")]//button[. = "发布"])`).click();
  await admin.sees(`发布展会“${SUBJECT}”？`);
  await admin.answer('发布');
  await admin.sees('请确认以下事项');
  await admin.answer('仍要继续');
  await admin.page.waitForSelector(`::-p-xpath(//tr[contains(., "${SUBJECT}") and contains(., "已发布")])`);

  await restart();
  await admin.page.reload();
  expect(await rowOf(admin)).toContain('已发布');
  expect(await rowOf(admin)).toContain('2026-06-01 09:00');
});
