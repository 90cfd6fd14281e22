/* A month with forty planted differences, reconciled by keys alone in a browser (docs/domain/workbench.md#workbench). */
import { HANDLE_STATUS, ROW_STATE, SIDE } from '../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../src/contract/finance/statements';
import { workbenchApi } from '../../src/contract/finance/workbench';
import { main } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { openHouse } from './journeys';
import { chord, counts, found, handle, isOn, offered, rowsOn, tabTo } from './paneKeys';
import { bridgeOf, CANCELLED, DIFFERENT, LONE, plant, PLANTED, statementId, UNNAMED } from './plantedMonth';

const { journey, visitor: enter, server } = openHouse({}, main.start);
const onPostgres = process.env.TEST_DATABASE_URL ? journey : test.skip;

/** Waits until the number of open differences, at the head of the statement, is what it should be. */
async function leaves(client: Client, openDiffCount: number) {
  for (let left = 100; left > 0; left -= 1) {
    if ((await bridgeOf(client)).openDiffCount === openDiffCount) return;
    await new Promise((go) => setTimeout(go, 200));
  }
  expect((await bridgeOf(client)).openDiffCount).toBe(openDiffCount);
}

onPostgres('forty differences of a month are settled without a mouse, down to a bridge of nothing', async () => {
  const client = await signedIn(server().origin, 'op.hubei');
  const { different } = await plant(client, server().databaseUrl);
  const visitor = await enter();
  await visitor.signIn('op.hubei', `/reconciliation/checkDiffList?statementId=${statementId}`);
  const { page } = visitor;
  await page.waitForSelector('[data-side="2"] [role=option]');
  await tabTo(visitor, '[data-pane="1"]');
  await page.keyboard.press('?');
  await visitor.sees('连续选定');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-modal-footer'));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.ant-modal-wrap kbd')?.checkVisibility());
  await isOn(visitor, '[data-pane="1"]');

  // What is offered: each with one key, and all of it back and forth with one more.
  let open = PLANTED;
  await counts(visitor, 1, DIFFERENT + UNNAMED);
  for (let left = DIFFERENT + UNNAMED; left > 0; left -= 1) {
    await offered(visitor);
    await page.keyboard.press('Enter');
    await counts(visitor, 1, left - 1);
  }
  open -= DIFFERENT + 2 * UNNAMED;
  await leaves(client, open);
  await chord(visitor, 'Control', 'z');
  await counts(visitor, 1, 1);
  await chord(visitor, 'Control', 'Shift', 'z');
  await counts(visitor, 1, 0);

  // Rows that cancel out: chosen together with Shift, with their sum at the foot.
  await page.keyboard.press('ArrowRight');
  await isOn(visitor, '[data-pane="2"]');
  for (let left = CANCELLED; left > 0; left -= 1) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Shift');
    await visitor.sees('残差 0.00');
    await page.keyboard.press('m');
    await counts(visitor, 2, 2 * (left - 1) + LONE);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
  }
  open -= 2 * CANCELLED;
  await leaves(client, open);
  expect(await rowsOn(visitor, 2)).toBe(LONE);

  // What only he has is carried, each with a reason.
  for (let left = LONE; left > 0; left -= 1) {
    await handle(visitor, '时间性差异挂账', `对方费用单 ${left}，下月入账`);
    await leaves(client, open - (LONE - left + 1));
    await isOn(visitor, '[data-pane="2"]');
    await page.keyboard.press('ArrowDown');
  }
  open -= LONE;
  await chord(visitor, 'Control', 'z');
  await leaves(client, open + 1);
  await chord(visitor, 'Control', 'Shift', 'z');
  await leaves(client, open);

  // Amounts that differ are looked for by number among what is matched, and adjusted.
  for (const { no } of different) {
    await page.keyboard.press('/');
    await isOn(visitor, '#workbench-number');
    if (no === different[0]!.no) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await isOn(visitor, '#workbench-number');
    }
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(no);
    await found(visitor, no);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[data-pane]'));
    if (await page.evaluate(() => document.activeElement?.matches('[data-pane="2"]')))
      await page.keyboard.press('ArrowLeft');
    await isOn(visitor, '[data-pane="1"]');
    await handle(visitor, '我方调整', `按对方单据调整 ${no}`);
    open -= 1;
    await leaves(client, open);
  }
  expect(open).toBe(0);
  expect(await bridgeOf(client)).toMatchObject({
    ...{ openDiffCount: 0, remainder: '0.00', amount: '0.00', status: STATEMENT_STATUS.toConfirm },
  });
  await page.waitForFunction(() => /未说明差额 0\.00/.test(document.querySelector('main')?.textContent ?? ''));
  const { records } = await client.data(workbenchApi.diffs, { statementId, pageSize: 200 });
  expect(new Set(records.map(({ handleStatus }) => handleStatus))).toEqual(new Set([HANDLE_STATUS.handled]));
  const { records: left } = await client.data(workbenchApi.rows, {
    ...{ statementId, side: SIDE.ours, state: [ROW_STATE.free], pageSize: 20 },
  });
  expect(left).toEqual([]);
});
