/* docs/domain/home-pages.md#plans: who takes a page down and who changes its plans at once. */
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { type Backend, main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import { meanwhile } from '../../../support/meanwhile';
import { madePage, title } from './references/page';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const TIMES = { startTime: '2026-05-01 08:00:00', endTime: '2026-05-03 19:59:59' };
const LATER = '2026-05-09 19:59:59';

onPostgres('plans at once', () => {
  let backend: Backend;
  let admin: Client;
  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  async function planned(pageName: string) {
    const { pageId } = await madePage(admin, pageName, ['FDB'], [title('c1')]);
    const form = { pageId, kind: 2 as const, branchIds: ['FDB'] };
    const { planId } = await admin.data(homePlanApi.add, { ...form, ...TIMES, confirm: 1 });
    return { pageId, planId, form };
  }
  const planOf = (planId: string) => ({
    before: `update home_plan set end_time = '${LATER}', version = version + 1 where plan_id = ${planId}`,
  });

  test('a page that is taken down leaves its plans with what others have changed of them', async () => {
    const { pageId: id, planId } = await planned('五月首页');
    const { version } = await admin.data(homeConfigApi.detail, { id });
    await meanwhile(backend.databaseUrl, planOf(planId), () =>
      admin.data(homePublishApi.takeDown, { id, version, reason: '提前', confirm: 1 }),
    );
    const { records } = await admin.data(homePlanApi.page, { pageId: id, pageSize: 20 });
    expect(records.map(({ endTime, version: changed }) => [endTime, changed])).toEqual([[LATER, 3]]);
  });

  test('whoever changes a plan waits for its page before he holds the plan', async () => {
    const { pageId, planId: id, form } = await planned('六月首页');
    const held = {
      before: `select 1 from home_page where page_id = ${pageId} for update`,
      free: `select 1 from home_plan where plan_id = ${id} for update nowait`,
    };
    const changed = { id, version: 1, ...form, ...TIMES, endTime: LATER, confirm: 1 as const };
    expect((await meanwhile(backend.databaseUrl, held, () => admin.call(homePlanApi.update, changed))).code).toBe(200);
  });
});
