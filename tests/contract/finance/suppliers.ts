/* What the tests of suppliers' statements share: documents as the ERP tells them, and statements made of them. */
import { randomUUID } from 'node:crypto';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { ERP_STATE, erpApi, type ErpKind } from '../../../src/contract/orders/erp';
import type { Client } from '../../support/client';
import { runEnds } from '../../support/workStanding';
import type { openErp } from '../orders/erp';

export const BRANCH = 'FDB';
export const FEBRUARY = { periodStart: '2026-02-01', periodEnd: '2026-02-28' };

type Erp = Pick<ReturnType<typeof openErp>, 'client' | 'signed'>;
/** Quantity and price of a product that comes in one batch. */
export const goods = (productId: string, qty: string, price: string) => {
  const amount = (Math.round((Number(qty) * Number(price) + Number.EPSILON) * 100) / 100).toFixed(2);
  return { productId, batchNo: 'B1', qty, price, amount };
};

/** Tells documents of one supplier, each at its day. */
export const sellerOf = (supplierId: string, { client, signed }: Erp) => {
  const told = (kind: ErpKind, day: string, document: Record<string, unknown>) =>
    client.data(
      erpApi.event,
      signed({
        ...{ eventId: randomUUID(), kind, occurredAt: `${day} 10:00:00` },
        payload: { branchId: BRANCH, supplierId, ...document },
      }),
    );
  const well = async (...given: Parameters<typeof told>) => {
    const answer = await told(...given);
    if (answer.state !== ERP_STATE.done) throw new Error(JSON.stringify(answer));
    return answer.docNo;
  };
  return { told, well };
};

/** The month of a supplier: 1,000.00 from January, and what February brings. */
export async function tellMonth(supplierId: string, erp: Erp, mark: string) {
  const { well } = sellerOf(supplierId, erp);
  await well('purchase', '2026-01-20', { docNo: `RK-${mark}-0`, lines: [goods('P003', '100', '10')] });
  await well('purchase', '2026-02-03', { docNo: `RK-${mark}-1`, lines: [goods('P001', '500', '10')] });
  await well('purchase', '2026-02-10', {
    ...{ docNo: `RK-${mark}-2`, lines: [goods('P002', '100', '14.2050'), goods('P003', '80', '11.5')] },
  });
  await well('purchaseReturn', '2026-02-12', { docNo: `CT-${mark}-1`, lines: [goods('P001', '30', '11.3500')] });
  await well('payment', '2026-02-20', { docNo: `FK-${mark}-1`, amount: '3000.00', channel: 1 });
  await well('rebate', '2026-02-25', { docNo: `PZ-${mark}-1`, amount: '120.00' });
}

/** Statements of suppliers of Hubei, as somebody sees and makes them. */
export function suppliersOf(client: Client) {
  const generate = (partyIds: string[], period: Partial<typeof FEBRUARY> = FEBRUARY) =>
    client.data(statementApi.generate, {
      ...{ branchId: BRANCH, partyType: PARTY_TYPE.supplier, partyIds, ...FEBRUARY, ...period },
    });
  const listOf = async (partyId: string) => {
    const asked = { branchId: BRANCH, partyType: PARTY_TYPE.supplier, pageSize: 500 };
    const { records } = await client.data(statementApi.page, asked);
    return records.filter((row) => row.partyId === partyId);
  };
  return {
    generate,
    listOf,
    /** The newest that stands. */
    async made(partyId: string, period: Partial<typeof FEBRUARY> = FEBRUARY) {
      await generate([partyId], period);
      const { periodStart } = { ...FEBRUARY, ...period };
      const found = (await listOf(partyId)).find((row) => row.periodStart === periodStart && row.status !== 9);
      if (!found) throw new Error(`${partyId} has no statement of ${periodStart}.`);
      return found;
    },
    billsOf: async (statementId: string) =>
      (await client.data(statementApi.bills, { statementId, pageSize: 500 })).records,
    /** Sends it, and confirms it on somebody's word. */
    async confirm(id: string) {
      const detail = () => client.data(statementApi.detail, { id });
      if ((await detail()).status === 1)
        await client.data(statementApi.send, { id, version: (await detail()).version });
      await client.data(statementApi.confirm, { id, version: (await detail()).version, basis: '供应商盖章回函' });
      return detail();
    },
    /** Sends the partner's file and waits for the run, as the page does. */
    async send(statementId: string, rows: readonly string[]) {
      const answer = await client.upload(
        workbenchApi.importCounter,
        { statementId },
        { content: rows.join('\n'), name: '明细.csv' },
      );
      return { answer, bridge: await runEnds(client, statementId) };
    },
  };
}
