/* docs/domain/releases.md#back: one release after the other, also where one is taken back. */
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { LOCKS } from '../../../../server/platform/database/advisoryLocks';
import { main } from '../../../support/backends';
import { signedIn } from '../../../support/client';
import { meanwhile } from '../../../support/meanwhile';
import { banner, madeBanner, saved } from './world';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('whoever takes a release back waits for one that goes out before he holds anything of it', async () => {
  const backend = await main.start({ CLOCK: '2026-03-09 09:00:00', WORKER: '0' });
  const operator = await signedIn(backend.origin, 'op.hubei');
  const { bannerId } = await madeBanner(operator, '甲');
  const { releaseId: id, version } = await saved(operator, [banner(bannerId)], { endTime: null });
  const out = await operator.data(releaseApi.publish, { id, version });
  const held = {
    before: `select pg_advisory_xact_lock(${LOCKS.releases})`,
    // Fails where it is not out any more.
    free: `select 1 / count(*) from content_release where release_id = ${id} and status = ${RELEASE_STATUS.out}`,
  };
  const back = await meanwhile(backend.databaseUrl, held, () =>
    operator.data(releaseApi.withdraw, { id, version: out.version, reason: '提前' }),
  );
  expect(back.status).toBe(RELEASE_STATUS.ended);
  await backend.stop();
});
