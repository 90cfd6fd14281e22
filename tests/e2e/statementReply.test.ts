import { statementLinkApi } from '../../src/contract/finance/replies';
import { signedIn } from '../support/client';
import { violationsOf } from './axe';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor, server } = openHouse();

const NARROW = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Answers whose text runs out of its button. */
const spilt = ({ page }: Visitor) =>
  page.$$eval('article .ant-radio-button-wrapper', (buttons) =>
    buttons.flatMap((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.lastElementChild!);
      const [said, own] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      const isIn = said.left >= own.left && said.right <= own.right && said.top >= own.top && said.bottom <= own.bottom;
      return isIn ? [] : [button.textContent];
    }),
  );

journey('a partner opens his statement on a phone, in any language, without signing in', async () => {
  const operator = await signedIn(server().origin, 'op.hubei');
  const { token } = await operator.data(statementLinkApi.create, { statementId: '92002', phone: '13511112222' });
  const partner = await visitor();
  await partner.page.setViewport(NARROW);
  const addresses: string[] = [];
  partner.page.on('request', (request) => addresses.push(request.url().split('#', 1)[0] ?? ''));
  await partner.open(`/statementReply#${token}`);
  for (const [language, title] of [
    ['English', 'Check your statement'],
    ['Español', 'Revise su extracto'],
    ['日本語', '照合書の確認'],
    ['中文', '对账单核对'],
  ] as const) {
    await partner.press(language);
    await partner.sees(title);
    await partner.page.waitForSelector('article');
    const overflow = await partner.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([language, overflow <= 0]).toEqual([language, true]);
    expect([language, await spilt(partner)]).toEqual([language, []]);
    expect(await violationsOf(partner, `statement in ${language}`)).toEqual([]);
    // What says so stands over the other languages for a moment.
    await partner.page.waitForFunction(() => !document.querySelector('.ant-message-notice'));
  }
  // The token travels in no address.
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});
