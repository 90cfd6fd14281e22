import { CHECK_RESULT, RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import type { Client } from '../../support/client';

export const fen = (yuan: string) => Math.round(Number(yuan) * 100);

interface Asked {
  orderNo: string;
  lines: { lineNo: number; batchNo: string; returnQty: string }[];
}

const returnType = RETURN_TYPE.quality;

/** How goods come back: somebody asks, somebody else approves and receives. */
export const returning = (asker: Client, approver: Client) => {
  const preview = (asked: Asked) => asker.data(returnApi.preview, { ...asked, returnType });
  async function ask(asked: Asked) {
    const { previewHash } = await preview(asked);
    const form = { ...asked, returnType, reason: '外包装破损，客户要求退回', previewHash };
    return (await asker.data(returnApi.add, form)).returnNo;
  }
  return {
    preview,
    ask,
    /** Makes a whole return of these goods, and answers what it gave back. */
    async whole(asked: Asked) {
      const returnNo = await ask(asked);
      const { previewHash } = await approver.data(returnApi.preview, { ...asked, returnType, returnNo });
      await approver.data(returnApi.approve, { returnNo, version: 1, previewHash, opinion: '' });
      const lines = asked.lines.map(({ returnQty, ...line }) => ({
        ...{ ...line, receivedQty: returnQty, checkResult: CHECK_RESULT.good },
      }));
      return fen((await approver.data(returnApi.receive, { returnNo, version: 2, lines })).refundAmount);
    },
  };
};
