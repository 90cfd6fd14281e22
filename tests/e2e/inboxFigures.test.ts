import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();

/** Each kind as the card, the palette and the badge call it, and where it is listed. */
const KINDS = ['公司录入', '客户录入', '商品录入', '证照续期', '证照注销'] as const;
type Kind = (typeof KINDS)[number];
type Figures = Partial<Record<Kind, number>>;

/** Figures of these texts by kind; what says nothing of one is left out. */
function figuresIn(texts: readonly string[], form: (kind: Kind) => RegExp): Figures {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const found = texts.flatMap((text) => form(kind).exec(text)?.[1] ?? []);
      return found.length > 0 ? [[kind, Number(found[0])]] : [];
    }),
  );
}

const textsAt = (who: Visitor, selector: string) =>
  who.page.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ')));

/** The numbers of the documents that the list of entries shows, or of the tasks on the licences. */
async function shownRows(who: Visitor) {
  await who.page.waitForFunction(() => {
    const table = document.querySelector('main .ant-table-tbody');
    return table !== null && document.querySelector('main .ant-spin-spinning') === null;
  });
  return who.page.$$eval('main .ant-table-tbody tr[data-row-key]', (all) => all.length);
}

const openBadge = async (who: Visitor) => {
  const badge = await who.page.waitForSelector('button[aria-label^="待我审批，"]');
  await badge!.click();
  await who.page.waitForSelector('.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]');
  return Number(/\d+/.exec((await badge!.evaluate((one) => one.getAttribute('aria-label'))) ?? '')?.[0]);
};

journey('card, palette and badge say one figure of each kind, and open just those rows', async () => {
  const who = await visitor();
  await who.page.setViewport({ width: 1440, height: 900 });
  await who.signIn('quality.hq', '/dashboard');
  await who.sees('证照注销待我审批');
  const cards = figuresIn(await textsAt(who, 'main a, main [role=link], main .ant-card'), (kind) => {
    return new RegExp(`^${kind}待我审批 (\\d+)`);
  });
  expect(Object.keys(cards).length).toBeGreaterThan(3);

  const total = await openBadge(who);
  const inBadge = figuresIn(
    await textsAt(who, '.ant-dropdown [role=menuitem]'),
    (kind) => new RegExp(`^${kind}（(\\d+)）`),
  );
  await who.page.keyboard.press('Escape');
  const known = Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
  expect(inBadge).toEqual(known);
  expect(Object.values(inBadge).reduce((sum, one) => sum + one, 0)).toBe(total);

  await who.page.keyboard.down('Control');
  await who.page.keyboard.press('k');
  await who.page.keyboard.up('Control');
  await who.page.waitForSelector('[role=dialog] input');
  await who.page.keyboard.type('待我审批');
  await who.page.waitForFunction(() => document.querySelectorAll('[role=dialog] [role=option]').length > 1);
  const inPalette = figuresIn(
    await textsAt(who, '[role=dialog] [role=option]'),
    (kind) => new RegExp(`${kind}.*?(\\d+)`),
  );
  expect(inPalette).toEqual(known);
  await who.page.keyboard.press('Escape');

  for (const [kind, count] of Object.entries(inBadge)) {
    await who.open('/dashboard');
    await openBadge(who);
    await who.page.$$eval(
      '.ant-dropdown [role=menuitem]',
      (all, name) =>
        all
          .find((one) => one.textContent.startsWith(`${name}（`))
          ?.querySelector('*')
          ?.closest('li')
          ?.click(),
      kind,
    );
    await who.page.waitForFunction(() => window.location.search.includes('mine='));
    await who.page.waitForFunction(
      (wanted) => document.querySelectorAll('main .ant-table-tbody tr[data-row-key]').length === wanted,
      {},
      count,
    );
    expect(await shownRows(who)).toBe(count);
  }
});
