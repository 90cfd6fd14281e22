/* What a document was of before stands beside what it is of, and signs that differ are asked about, both in a browser. */
import { ACTION_KIND } from '../../src/contract/finance/matching';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { workOf } from '../support/workStanding';
import { openHouse } from './journeys';
import { fileOf, imports, LESS, money, OTHER, statementId, twoLines, withCredit, WORKBENCH } from './partnerFiles';
import { chord, counts, isOn, rowsOn, tabTo } from './paneKeys';
import { speak } from './looks';
import type { Visitor } from './visitor';

const { journey, visitor: enter, server } = openHouse({}, main.start);

/** Each row of a pane shows all of itself, within its own line. */
const overlapping = ({ page }: Visitor) =>
  page.$$eval('[data-pane] [role=option]', (rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const parts = [...row.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return parts.some((part) => part.top < top - 1 || part.bottom > bottom + 1) ? [row.textContent] : [];
    }),
  );

journey('what the partner has changed says in its pane and in the lists what it was of before', async () => {
  const client = await signedIn(server().origin, 'op.hubei');
  const { bill, cents, lines } = await twoLines(client);
  const [before, after] = [cents, cents - LESS].map(money);
  const visitor = await enter();
  const { page } = visitor;
  await visitor.signIn('op.hubei', WORKBENCH);
  await page.waitForSelector('[data-side="1"] [role=option]');
  await imports(visitor, fileOf('first', lines), '新增 1');
  await visitor.at('::-p-xpath(.//*[@role="tab"][normalize-space(.)="已匹配"])').click();
  await page.waitForSelector('::-p-xpath(.//*[@data-pane="2"]//*[@role="option"][contains(., "CG1")])');
  expect(await visitor.text()).not.toContain('已变化');
  // Nothing else is written while documents are matched.
  await workOf(client, statementId).runEnds();

  // The same document with a line less: its row says so where it stands.
  await imports(visitor, fileOf('second', lines.slice(0, 1)), '变化 1');
  await visitor.sees(`已变化：${before} → ${after}`);
  expect(await overlapping(visitor)).toEqual([]);

  // In the differences of the statement, and in those of all: by the number of our bill.
  const marked = `::-p-xpath(.//tr[contains(., "${bill.no}")][contains(., "金额不一致")]//*[.="已变化"])`;
  await visitor.at('::-p-xpath(.//*[@role="tab"][starts-with(normalize-space(.), "差异")])').click();
  await page.waitForSelector(`main ${marked}`);
  await visitor.open('/reconciliation/checkDiffList');
  await page.waitForSelector(`main ${marked}`);
});

/** What is asked about signs that differ, with the keys at its first answer: not to go on. */
async function isAsked({ page }: Visitor) {
  await page.waitForSelector('.ant-modal-confirm ::-p-text(双方金额方向相反)');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-modal-confirm button'));
  return page.evaluate(() => document.activeElement?.textContent.replace(/\s/g, ''));
}

journey('signs that differ are asked about by keys, and what came of it is taken back and made again', async () => {
  const client = await signedIn(server().origin, 'op.hubei');
  const work = await withCredit(client);
  const visitor = await enter();
  const { page } = visitor;
  await visitor.signIn('op.hubei', `/reconciliation/checkDiffList?statementId=${OTHER}`);
  await page.waitForSelector('[data-side="2"] [role=option]');
  const ours = await rowsOn(visitor, 1);
  await tabTo(visitor, '[data-pane="1"]');
  // The first that we have supplied: what was received has the partner's sign.
  const all = await page.$$eval('[data-pane="1"] [role=option]', (rows) =>
    rows.map((row) => [row.id, row.textContent]),
  );
  const first = all.findIndex(([, said]) => said?.startsWith('CK'));
  const chosen = all[first]![0]!;
  for (let left = first; left > 0; left -= 1) await page.keyboard.press('ArrowDown');
  await page.waitForFunction(
    (id) => document.querySelector('[data-pane]:focus')?.getAttribute('aria-activedescendant') === id,
    {},
    chosen,
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await isOn(visitor, '[data-pane="2"]');
  await page.keyboard.press('Space');
  await visitor.sees('对方 -37.11');

  // Given up: nothing is matched, what was chosen still is, and the keys are where they were.
  await page.keyboard.press('m');
  expect(await isAsked(visitor)).toBe('取消');
  await page.keyboard.press('Enter');
  await isOn(visitor, '[data-pane="2"]');
  expect(await page.$$eval('[data-pane] [aria-selected=true]', (rows) => rows.map(({ id }) => id))).toContain(chosen);
  expect((await work.actionsOf()).map(({ kind }) => kind)).not.toContain(ACTION_KIND.match);

  await page.keyboard.press('m');
  await isAsked(visitor);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.textContent === '仍要继续');
  await page.keyboard.press('Enter');
  await counts(visitor, 2, 0);
  await counts(visitor, 1, ours - 1);
  const [match] = await work.confirmedMatches();
  expect(match!.rows.map(({ rowId, no }) => (no === 'ZP9' ? no : `work-row-${rowId}`)).toSorted()).toEqual(
    ['ZP9', chosen].toSorted(),
  );

  await isOn(visitor, '[data-pane="2"]');
  await chord(visitor, 'Control', 'z');
  await counts(visitor, 2, 1);
  await counts(visitor, 1, ours);
  expect(await work.confirmedMatches()).toEqual([]);
  await chord(visitor, 'Control', 'Shift', 'z');
  await counts(visitor, 1, ours - 1);
  expect(await work.confirmedMatches()).toHaveLength(1);
});

/** What somebody with a phone would have to push sideways. */
const sideways = ({ page }: Visitor) =>
  page.$$eval('body *', (all) =>
    all.flatMap((one) => {
      const isWide = one.checkVisibility() && one.scrollWidth > one.clientWidth + 1;
      return isWide && /auto|scroll/.test(getComputedStyle(one).overflowX) ? [one.className] : [];
    }),
  );

journey('on a phone nothing of a difference, of a figure and of what was learnt is pushed sideways', async () => {
  const client = await signedIn(server().origin, 'op.hubei');
  const [changed] = (await workOf(client, statementId).diffsOf()).filter(({ isChanged }) => isChanged === 1);
  const [row] = (await workOf(client, statementId).rowsOf(2)).filter(({ changedFrom }) => changedFrom !== null);
  const visitor = await enter();
  const { page } = visitor;
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await visitor.signIn('op.hubei', `/reconciliation/checkDiffList?diffNo=${changed!.diffNo}`);
  for (const [language, documents, memory] of [
    ['zh', '单据', '规则记忆'],
    ['es', 'Documentos', 'Reglas de número'],
  ] as const) {
    await speak(visitor, language);
    await visitor.open(`/reconciliation/checkDiffList?diffNo=${changed!.diffNo}`);
    await visitor.press(documents);
    // Each document with all that its table has, and what is of no file yet.
    await page.waitForSelector('.ant-drawer li ::-p-text(CG1)');
    const [from] = await page.$$eval('.ant-drawer li', (cards) => cards.map((card) => card.textContent));
    expect(from).toContain(changed!.billNo);
    const { changedFrom } = row!;
    const fen = Math.round(Number(changedFrom) * 100);
    const shown = (fen / 100).toLocaleString(language === 'es' ? 'de-DE' : 'en-US', { minimumFractionDigits: 2 });
    await page.waitForSelector(`.ant-drawer li ::-p-text(${shown})`);
    expect([language, 'documents', await sideways(visitor)]).toEqual([language, 'documents', []]);

    await visitor.open(`${WORKBENCH}&line=amount`);
    await page.waitForSelector('.ant-drawer li ::-p-text(CG1)');
    expect([language, 'figure', await sideways(visitor)]).toEqual([language, 'figure', []]);

    await visitor.open(WORKBENCH);
    await visitor.at('main header button[aria-haspopup="menu"]').click();
    await visitor.follow(memory);
    await page.waitForSelector('.ant-drawer h3');
    await page.waitForFunction(
      () => !document.querySelector('.ant-drawer .ant-spin-spinning, .ant-drawer .ant-skeleton'),
    );
    expect([language, 'memory', await sideways(visitor)]).toEqual([language, 'memory', []]);
  }
});
