/* docs/domain/home-pages.md#plans: what the log says of the beginning and the end of a plan. */
import { ERROR } from '../../../../src/contract/error-codes';
import { homePlanApi } from '../../../../src/contract/content/home/plans';
import { openMoments } from '../../promotion/storeAt';
import { madePage, slides, title, webAt } from './references/page';

const day = (time: string) => `2026-03-10 ${time}`;

test('beginning and end are written once each, by whichever process, however late', async () => {
  const moments = await openMoments();
  let pageId = '';
  await moments.at('2026-03-08 10:00:00', async ({ admin }) => {
    const page = await madePage(admin, '十日专场', ['FDC'], [title('c1')]);
    pageId = page.pageId;
    const plan = { pageId, kind: 2 as const, branchIds: ['FDC'], confirm: 1 as const };
    await admin.data(homePlanApi.add, { ...plan, startTime: day('08:00:00'), endTime: day('19:59:00') });
    const late = { startTime: '2026-03-11 08:00:00', endTime: '2026-03-11 09:59:00' };
    const { planId } = await admin.data(homePlanApi.add, { ...plan, ...late });
    // Cancelled before it begins: nothing of it was shown.
    await admin.data(homePlanApi.cancel, { id: planId, version: 1, reason: '改期', confirm: 1 });
  });
  const log = {
    sql: `select changes->'shows'->>1 as shows, operator_name as by from operation_log
      where object_type = 'homePage' and object_id = '${pageId}' and changes ? 'shows' order by log_id`,
  };
  await moments.onStore({ plans: day('07:59:59') });
  const [none, begun, told, again, ended, all] = await moments.onStore(
    log,
    { plans: day('08:00:00') },
    log,
    { plans: day('19:59:59') },
    { plans: '2026-03-12 09:00:00' },
    log,
  );
  expect(none).toEqual([]);
  expect(begun).toEqual(expect.arrayContaining([1, 0]));
  expect(told).toEqual([{ shows: '1', by: '周启明' }]);
  expect(again).toEqual([0, 0]);
  expect((ended as number[]).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  expect(all).toEqual([
    { shows: '1', by: '周启明' },
    { shows: '0', by: '周启明' },
  ]);
  await moments.remove();
});

test('a draft is weighed before a plan freezes it', async () => {
  const moments = await openMoments();
  await moments.onStore({ sql: 'update file set size = 3000000 where file_id = 88409' });
  await moments.at('2026-03-08 10:00:00', async ({ admin }) => {
    const heavy = slides('c1', [webAt('https://example.com/a')]);
    const image = { fileId: '88409', alt: '到货', decorative: 0, focalX: 50, focalY: 50 };
    const items = [{ image, jump: null }];
    const { pageId } = await madePage(admin, '很重', ['FDC'], [
      { ...heavy, data: { ...(heavy.data as object), items } },
    ] as (typeof heavy)[]);
    const plan = { pageId, kind: 2 as const, branchIds: ['FDC'], startTime: day('08:00:00'), endTime: day('19:59:00') };
    const asked = await admin.call(homePlanApi.add, plan);
    expect(asked.code).toBe(ERROR.pageAboveAdvice);
    expect((await admin.call(homePlanApi.add, { ...plan, confirmCodes: [ERROR.pageAboveAdvice] })).code).toBe(200);
  });
  await moments.remove();
});
