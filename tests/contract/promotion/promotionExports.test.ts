import { ERROR } from '../../../src/contract/error-codes';
import { EXPORT_STATUS, exportApi } from '../../../src/contract/tasks/exports';
import { priceCompareApi } from '../../../src/contract/pricing/compare';
import { activityApi } from '../../../src/contract/promotion/activities';
import { SETTLE_STATUS } from '../../../src/contract/promotion/activity';
import { computeApi } from '../../../src/contract/promotion/settlement';
import { policyApi } from '../../../src/contract/promotion/policies';
import { signedIn } from '../../support/client';
import { main } from '../../support/backends';
import { unzip } from '../../support/unzip';
import { download, ended, linesOf, type Request } from '../tasks/exports';
import { openPromotions, type Promotions } from './promotions';

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

const column = (fieldName: string, dictCode?: string) => ({
  ...{ fieldName, fieldTitle: fieldName },
  ...(dictCode ? { dictCode } : {}),
});
const job = (apiUrl: string, columns: Request['exportFieldDTOList'], queryBodyMap: Record<string, unknown> = {}) => ({
  ...({ fileType: 'CSV', requestMethod: 'POST', apiUrl, queryBodyMap, exportFieldDTOList: columns } as const),
});

async function written(request: Request) {
  const { operator } = world;
  const { jobNo } = await operator.data(exportApi.saveExportJob, request);
  expect(await ended(operator, jobNo)).toMatchObject({ status: EXPORT_STATUS.finished, unknownFields: [] });
  return (await linesOf(operator, jobNo)).slice(1);
}

test('the lists of activities become files, each with the filters of its page and words for codes', async () => {
  const { operator } = world;
  const lists = [activityApi.querySpecialOffers, activityApi.queryFlexible, activityApi.queryDiscount] as const;
  for (const list of lists) {
    const { records, total } = await operator.data(list, { pageSize: 500, orderBy: 'activityCode', orderDir: 'asc' });
    const lines = await written(
      job(
        list.path,
        [column('activityCode'), column('status', 'activity.status'), column('activityType', 'activity.type')],
        { orderBy: 'activityCode', orderDir: 'asc' },
      ),
    );
    expect(lines).toHaveLength(total);
    expect(lines.map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual(
      records.map(({ activityCode }) => activityCode),
    );
    expect(lines.join('\n')).toMatch(/,"(草稿|未开始|进行中|已结束|已停用)","(灵活价|特价|.*(减|返))/);
  }
  const activityTypes = ['fullAmountRebate', 'eachFullAmountRebate'] as const;
  const rebates = await operator.data(activityApi.queryDiscount, { activityTypes: [...activityTypes], pageSize: 500 });
  expect(await written(job(activityApi.queryDiscount.path, [column('activityCode')], { activityTypes }))).toHaveLength(
    rebates.total,
  );
});

test('settlements and policies become files', async () => {
  const { operator } = world;
  const { records } = await operator.data(computeApi.queryCompute, { pageSize: 500 });
  const computed = await written(
    job(computeApi.queryCompute.path, [
      column('activityCode'),
      column('kdText', 'activity.kd'),
      column('rewardAmount'),
    ]),
  );
  expect(computed).toHaveLength(records.length);
  expect(computed.join('\n')).toMatch(/跨品不按单|跨品按单/);
  const policies = await operator.data(policyApi.page, { pageSize: 500 });
  const lines = await written(job(policyApi.page.path, [column('policyNo'), column('policyType', 'policy.type')]));
  expect(lines).toHaveLength(policies.total);
  expect(lines.join('\n')).toMatch(/满数量/);
});

test('prices of branches are numbers in a spreadsheet, to the fourth decimal', async () => {
  const { admin } = world;
  const query = { branchIds: ['FDA', 'FDB'], keyword: 'SP000006', field: 'listPrice' };
  const { jobNo } = await admin.data(exportApi.saveExportJob, {
    ...job(priceCompareApi.page.path, [column('productCode'), column('price0'), column('price1')], query),
    fileType: 'XLSX',
  });
  await ended(admin, jobNo);
  const parts = unzip(Buffer.from(await (await download(admin, jobNo)).arrayBuffer()));
  const sheet = [...parts].find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? '';
  expect(sheet).toContain('SP000006');
  expect([...sheet.matchAll(/<c(?![^>]*t=")[^>]*><v>([^<]*)</g)].map(([, value]) => value)).toEqual([
    '2.4567',
    '2.4567',
  ]);
});

test('whoever lacks the button of a list exports nothing', async () => {
  const auditor = await signedIn(world.backend.origin, 'show.clerk');
  const answer = await auditor.call(
    exportApi.saveExportJob,
    job(activityApi.queryDiscount.path, [column('activityCode')]),
  );
  expect(answer.code).toBe(ERROR.notGranted);
});

test('settlements are searched by state and type; the states part the list', async () => {
  const { operator } = world;
  const paging = { pageNum: 1, pageSize: 500 } as const;
  const [first] = (await operator.data(computeApi.queryCompute, paging)).records;
  const activityId = first!.activityId;
  await operator.data(computeApi.recompute, { activityId });
  const owed = (await operator.data(computeApi.customers, { activityId, ...paging })).records;
  const custIds = owed.filter(({ rewardAmount }) => Number(rewardAmount) > 0).map(({ custId }) => custId);
  await world.admin.data(computeApi.grant, { activityId, custIds, grantType: 2, early: 1 });
  const { records: all } = await operator.data(computeApi.queryCompute, paging);
  let found = 0;
  for (const settleStatus of Object.values(SETTLE_STATUS)) {
    const { records } = await operator.data(computeApi.queryCompute, { ...paging, settleStatus });
    expect(records.map((row) => row.settleStatus)).toEqual(records.map(() => settleStatus));
    found += records.length;
  }
  expect(found).toBe(all.length);
  expect(new Set(all.map(({ settleStatus }) => settleStatus)).size).toBeGreaterThan(1);
  const [{ activityType }] = all as [(typeof all)[number]];
  const { records } = await operator.data(computeApi.queryCompute, { ...paging, activityType });
  expect(records).toHaveLength(all.filter((row) => row.activityType === activityType).length);
});
