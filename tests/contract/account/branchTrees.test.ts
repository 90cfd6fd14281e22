import { ERROR } from '../../../src/contract/error-codes';
import { branchTreeApi, type TreeNode } from '../../../src/contract/pricing/branch-trees';
import { MAIN_ENGINE } from '../../support/backends';
import { signedIn } from '../../support/client';

const named = (nodes: readonly TreeNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length > 0 ? [name, ...named(children)] : name));

describe.each(MAIN_ENGINE)('the trees of a company ($engine)', ({ start }) => {
  let backend: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());

  test('are those of the company that is named, which has to be one of the user', async () => {
    const operator = await signedIn(backend.origin, 'op.hubei');
    expect(named(await operator.data(branchTreeApi.regionTree, { branchId: 'FDB02' }))).toEqual([
      ['湖北省', ['宜昌市', '西陵区', '伍家岗区']],
    ]);
    const ranges = JSON.stringify(await operator.data(branchTreeApi.operateRangeTree, { branchId: 'FDB02' }));
    expect([ranges.includes('中药饮片'), ranges.includes('第二类精神药品')]).toEqual([true, false]);
    for (const branchId of ['FDC', 'FDA', 'NONE'])
      expect(await operator.call(branchTreeApi.regionTree, { branchId })).toMatchObject({
        success: false,
        code: ERROR.branchNotGranted,
      });
  });
});
