import { violationsOf } from './axe';
import { openHouse } from './journeys';

const { journey, visitor } = openHouse();

const NARROW = { width: 390, height: 844, isMobile: true, hasTouch: true };

journey('the pages of applicants fit a phone in every language, and everybody can use them', async () => {
  const phone = await visitor();
  await phone.page.setViewport(NARROW);
  for (const [path, titles] of [
    [
      '/customerEntryNoAuth?branchId=FDB&inviter=S00601',
      ['Customer application', 'Alta de cliente', '得意先の申請', '客户自助录入'],
    ],
    [
      '/companyEntryNoAuth?branchId=FDB',
      ['Supplier application', 'Alta de proveedor', '仕入先の申請', '供应商自助录入'],
    ],
    ['/customerEntryAddResult', ['Application result', 'Resultado de la solicitud', '申請結果', '申请结果']],
  ] as const) {
    await phone.open(path);
    for (const [i, language] of ['English', 'Español', '日本語', '中文'].entries()) {
      await phone.press(language);
      await phone.sees(titles[i]!);
      await phone.page.waitForSelector('form');
      const overflow = await phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, language, overflow <= 0]).toEqual([path, language, true]);
      // What says so stands over the other languages for a moment.
      await phone.page.waitForFunction(() => !document.querySelector('.ant-message-notice'));
      expect(await violationsOf(phone, `${path} in ${language}`)).toEqual([]);
    }
  }
});
