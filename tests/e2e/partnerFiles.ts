import { ROW_STATE } from '../../src/contract/finance/matching';
import { workbenchApi } from '../../src/contract/finance/workbench';
import type { Client } from '../support/client';
import { workOf } from '../support/workStanding';
import { fileOnDisk } from './fileOnDisk';
import type { Visitor } from './visitor';

/* What a partner sends, handed over at the screen or by a call. */

export const statementId = '92002';
export const WORKBENCH = `/reconciliation/checkDiffList?statementId=${statementId}`;
const TITLES = '行类型,对方单号,我方单号,日期,金额,商品编码,数量,单价';
export const LESS = 5_000;
export const money = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

export const fileOf = (name: string, rows: readonly string[]) =>
  fileOnDisk(`${name}.csv`, [TITLES, ...rows].join('\n'));

/** A document of two lines whose sum is that of a bill of ours, as the partner's file has it. */
export async function twoLines(client: Client) {
  const bill = (await workOf(client, statementId).rowsOf(1)).find(({ amount }) => Number(amount) > 1_000)!;
  const cents = Math.round(Number(bill.amount) * 100);
  const line = (amount: number, goods: string) => `,CG1,${bill.no},${bill.date},${(amount / 100).toFixed(2)},${goods}`;
  return { bill, cents, lines: [line(cents - LESS, 'P001,10,'), line(LESS, 'P002,5,')] as const };
}

/** The partner's file, handed over at the screen, and what the page says of it. */
export async function imports(visitor: Visitor, file: string, said: string) {
  await visitor.press('导入对方明细');
  const input = await visitor.page.waitForSelector('.ant-modal input[type=file]');
  await (input as NonNullable<typeof input> & { uploadFile(path: string): Promise<void> }).uploadFile(file);
  await visitor.sees(said);
  await visitor.at('.ant-modal .ant-modal-close').click();
  await visitor.page.waitForFunction(() => !document.querySelector('.ant-modal input[type=file]')?.checkVisibility());
}

export const OTHER = '92003';

/** A row of the partner that takes something back, and that nothing of ours is offered for. */
export async function withCredit(client: Client) {
  const work = workOf(client, OTHER);
  const [bill] = await work.rowsOf(1);
  await client.upload(
    workbenchApi.importCounter,
    { statementId: OTHER },
    { content: [TITLES, `,ZP9,,${bill!.date},-37.11,,,`].join('\n'), name: '冲账.csv' },
  );
  await work.runEnds();
  expect((await work.rowsOf(2)).map(({ no, state }) => [no, state])).toEqual([['ZP9', ROW_STATE.free]]);
  return work;
}
