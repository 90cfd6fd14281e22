/* A month with forty planted differences, handled by keys alone until none is open. */
import { screen, waitFor, within } from '@testing-library/react';
import { SIDE } from '@/contract/finance/matching';
import { STATEMENT_STATUS } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, person, press } from '@tests/support/screen';

const statementId = '92003';
/** Rows of the partner that cancel out, two by two. */
const PAIRS = 20;

const bridgeOf = () => call(workbenchApi.bridge, { statementId });

/** The partner's file: our bills as they are, and forty rows that we do not have. */
async function fileOf() {
  const { records } = await call(workbenchApi.rows, { statementId, side: SIDE.ours, pageSize: 100 });
  const period = (await bridgeOf()).periodStart.slice(0, 7);
  const day = (n: number) => `${period}-${String(n).padStart(2, '0')}`;
  const same = records.map(({ no, date, amount }) => `${no},${date},${amount}`);
  const pairs = Array.from({ length: PAIRS }, (_, i) => [
    `ZP${i}A,${day(i + 1)},${100 + i}.25`,
    `ZP${i}B,${day(i + 1)},-${100 + i}.25`,
  ]);
  const lines = ['对方单号,日期,金额', ...same, ...pairs.flat()];
  return new File([lines.join('\n')], '对方明细.csv', { type: 'text/csv' });
}

test('forty differences of a month are settled by keys alone', async () => {
  await renderApp(`/reconciliation/checkDiffList?statementId=${statementId}`, { as: 'op.hubei' });
  await press('导入对方明细');
  const dialog = await dialogOf('导入对方明细');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, await fileOf());
  expect(await within(dialog).findByText(/新增 ?\d+/)).toBeVisible();
  await press('关闭', dialog);
  await closed(dialog);
  await waitFor(async () => expect((await bridgeOf()).running).toBe(0));
  const theirs = await screen.findByRole('listbox', { name: '对方明细' });
  const total = () => Number(/(\d+) 行/.exec(theirs.parentElement!.textContent)?.[1]);
  const planted = 2 * PAIRS;
  await waitFor(() => expect(total()).toBe(planted));
  expect(await bridgeOf()).toMatchObject({ openDiffCount: planted, status: STATEMENT_STATUS.different });

  theirs.focus();
  for (let left = PAIRS; left > 0; left -= 1) {
    await person.keyboard(' {ArrowDown} ');
    await screen.findByText(/残差 0\.00/);
    await person.keyboard('m');
    await waitFor(() => expect(total()).toBe(2 * (left - 1)));
    theirs.focus();
    await person.keyboard('k');
  }
  const { openDiffCount, remainder, status } = await bridgeOf();
  expect({ openDiffCount, remainder, status }).toEqual({
    ...{ openDiffCount: 0, remainder: '0.00', status: STATEMENT_STATUS.toConfirm },
  });
});

test('keys choose several rows, change the side, lead to the filters and name themselves', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92001', { as: 'op.hubei' });
  const [ours, theirs] = await Promise.all(
    ['我方单据', '对方明细'].map((name) => screen.findByRole('listbox', { name })),
  );
  await waitFor(() => expect(within(ours!).queryAllByRole('option').length).toBeGreaterThan(2));
  ours!.focus();
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(within(ours!).getAllByRole('option', { selected: true })).toHaveLength(2);
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(within(ours!).getAllByRole('option', { selected: true })).toHaveLength(3);
  await person.tab();
  expect(theirs).toHaveFocus();
  await person.keyboard('{ArrowLeft}');
  expect(ours).toHaveFocus();
  await person.keyboard('/');
  expect(screen.getByRole('textbox', { name: '单号' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(ours).toHaveFocus();
  await person.keyboard('?');
  const keys = await dialogOf('快捷键');
  expect(within(keys).getByText('连续选定')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(keys).toBeVisible();
  await person.keyboard('{Enter}');
  await closed(keys);
  await waitFor(() => expect(ours).toHaveFocus());
});
