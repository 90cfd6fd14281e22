/* docs/domain/home-pages.md#overrides: whoever sets locks holds the button of locks, whatever he sets them by. */
import { ERROR } from '../../../../src/contract/error-codes';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { main } from '../../../support/backends';
import { signedIn } from '../../../support/client';

const { components, save, rollback } = homeVersionApi;

const title = { ...freshComponent('title', 'c1', '标题栏'), data: { text: '一', subText: '', moreJump: null } };

test('rolling back to a version with other locks asks for the button of locks, as saving does', async () => {
  const data = await main.data();
  await hostSteps(data.env, [
    {
      sql: `insert into role_button (role_id, button_code) select role_id, 'homeConfig_rollback' from role
        where role_code = 'BRANCH_OPERATOR'`,
    },
  ]);
  const backend = await hostBackend(data.env);
  try {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const hubei = await signedIn(backend.origin, 'op.hubei');
    const page = await hubei.data(homeConfigApi.add, { pageName: '湖北首页', branchIds: ['FDB'] });
    const made = await hubei.data(save, { id: page.pageId, version: page.version, components: [title] });
    const id = page.pageId;
    await admin.data(homePublishApi.publish, { id, version: made.version, inherit: 0, confirm: 1 });
    const saved = async (list: (typeof title & { locked?: string[] })[]) => {
      const { version } = await admin.data(components, { id });
      return admin.data(save, { id, version, components: list });
    };
    const back = { id, versionNo: made.versionNo, confirm: 1 as const };
    // The same locks in both: nothing is asked for.
    await saved([{ ...title, name: '新名' }]);
    expect((await hubei.call(rollback, back)).code).toBe(200);
    await saved([{ ...title, locked: ['*'] }]);
    expect((await hubei.call(rollback, back)).code).toBe(ERROR.notGranted);
    expect((await admin.data(components, { id })).components).toMatchObject([{ locked: ['*'] }]);
    expect((await admin.call(rollback, back)).code).toBe(200);
  } finally {
    await backend.stop();
    await data.remove();
  }
});
