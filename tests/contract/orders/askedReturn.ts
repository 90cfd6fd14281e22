import { CHECK_RESULT, RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import type { Client } from '../../support/client';
import { returning } from './returning';

/** A return that waits, and how it is approved. */
export async function askedReturn(operator: Client, admin: Client) {
  const orderNo = 'DD2026021400000001';
  const [first] = (await operator.data(returnApi.goods, { orderNo })).rows;
  const lines = [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '2' }];
  const returnNo = await returning(operator, admin).ask({ orderNo, lines });
  const returnable = async () => (await operator.data(returnApi.goods, { orderNo })).rows[0]!.returnableQty;
  return {
    ...{ returnNo, before: first!.returnableQty, returnable },
    async approve() {
      const wish = { orderNo, lines, returnType: RETURN_TYPE.quality, returnNo };
      const { previewHash } = await admin.data(returnApi.preview, wish);
      const { version } = await admin.data(returnApi.detail, { returnNo });
      await admin.data(returnApi.approve, { returnNo, version, previewHash, opinion: '同意' });
    },
    async receive() {
      const { version } = await admin.data(returnApi.detail, { returnNo });
      const got = lines.map(({ returnQty, ...line }) => ({ ...line, receivedQty: returnQty }));
      const good = got.map((line) => ({ ...line, checkResult: CHECK_RESULT.good }));
      await admin.data(returnApi.receive, { returnNo, version, lines: good });
    },
    status: async () => (await admin.data(returnApi.detail, { returnNo })).status,
  };
}
