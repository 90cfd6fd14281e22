import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

test('a trial takes goods whole that are sold whole, and says at which line they are not', async () => {
  const server = await main.start();
  const client = await signedIn(server.origin, 'op.hubei');
  const ask = (qty: string) =>
    client.call(prodRulesApi.trial, {
      ...{ branchId: 'FDB', custId: 'C100' },
      lines: [
        { lineNo: 1, productId: 'P001', qty: '2.0000' },
        { lineNo: 2, productId: 'P002', qty },
      ],
    });
  expect((await ask('1.5')).data).toEqual([{ field: 'lines.1.qty', msg: '该商品按整数销售，不能有小数' }]);
  expect((await ask('2')).success).toBe(true);
  await server.stop();
});
