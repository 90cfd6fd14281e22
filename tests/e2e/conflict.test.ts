import { openHouse } from './journeys';

const { journey, visitor } = openHouse();
const FAIR = '/sale/saleShowEdit?id=70004';

journey('who saves second sees the other change, and loses nothing', async () => {
  const [operator, admin] = await Promise.all([visitor(), visitor()]);
  await Promise.all([operator.signIn('op.hubei', FAIR), admin.signIn('admin.hq', FAIR)]);
  await Promise.all([operator, admin].map(({ page }) => page.waitForSelector('[id$=edit_subject]')));
  const untouched = await admin.valueOf('contactPhone');

  await operator.fill('subject', '2026新品发布会');
  await operator.fill('venue', '武汉国际博览中心B馆');
  await operator.press('提交');
  await operator.sees('已提交，可以在列表中发布');

  await admin.fill('subject', '2026新品品鉴会');
  await admin.fill('contactName', '沈立');
  await admin.press('提交');
  await admin.sees('数据已被他人修改');
  await admin.sees('陈思远');
  const dialog = await admin.page.$eval('.ant-modal', (element) => element.textContent);
  expect(dialog).toContain('2026新品发布会');
  expect(dialog).toContain('2026新品品鉴会');

  await admin.answer('按选择继续编辑');
  await admin.page.waitForSelector('.ant-modal', { hidden: true });
  const values = await Promise.all(
    ['subject', 'venue', 'contactName', 'contactPhone'].map((one) => admin.valueOf(one)),
  );
  expect(values).toEqual(['2026新品品鉴会', '武汉国际博览中心B馆', '沈立', untouched]);
  await admin.press('提交');
  await admin.sees('已提交，可以在列表中发布');
  await admin.sees('2026新品品鉴会');

  await operator.open(FAIR);
  await operator.page.waitForSelector('[id$=edit_subject]');
  const seen = await Promise.all(['subject', 'venue', 'contactName'].map((one) => operator.valueOf(one)));
  expect(seen).toEqual(['2026新品品鉴会', '武汉国际博览中心B馆', '沈立']);
});
