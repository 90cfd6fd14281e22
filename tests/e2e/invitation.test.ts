import { violationsOf } from './axe';
import { openHouse } from './journeys';
import { invitationToken } from '../support/seed';

const { journey, visitor } = openHouse();

/** Of a guest of the fair that is on, as the seed makes it. */
const TOKEN = invitationToken(0);
const NARROW = { width: 390, height: 844, isMobile: true, hasTouch: true };

journey('a guest opens the invitation on a phone, in any language, without signing in', async () => {
  const guest = await visitor();
  await guest.page.setViewport(NARROW);
  const addresses: string[] = [];
  guest.page.on('request', (request) => addresses.push(request.url().split('#', 1)[0] ?? ''));
  await guest.open(`/invitationReply#${TOKEN}`);
  for (const [language, title] of [
    ['English', 'Invitation'],
    ['Español', 'Invitación'],
    ['日本語', '招待状'],
    ['中文', '邀请函'],
  ] as const) {
    await guest.press(language);
    await guest.sees(title);
    const overflow = await guest.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([language, overflow <= 0]).toEqual([language, true]);
    expect(await violationsOf(guest, `invitation in ${language}`)).toEqual([]);
    // What says so stands over the other languages for a moment.
    await guest.page.waitForFunction(() => !document.querySelector('.ant-message-notice'));
  }
  // Where it is not the path of the question itself, the token travels in no address.
  expect(addresses.filter((url) => url.includes(TOKEN) && !url.includes('/invitation/open/'))).toEqual([]);
});
