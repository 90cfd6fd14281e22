/* docs/domain/approval.md#substitutes: nobody is represented by whoever is represented himself. */
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('of two who name each other at once the second is refused', async () => {
  const backend = await main.start({ WORKER: '0' });
  const [head, quality] = [await signedIn(backend.origin, 'head.hq'), await signedIn(backend.origin, 'quality.hq')];
  const period = { fromTime: '2026-03-08 00:00:00', toTime: '2026-03-20 18:00:00', bizKinds: [3 as const] };
  const userNamed = async (name: string) => (await head.data(approvalApi.people, { name }))[0];
  const hers = (await userNamed('何晓明'))!.userId;
  const his = (await quality.data(approvalApi.people, { name: '秦海波' }))[0]!.userId;
  const both = () =>
    Promise.all([
      head.call(approvalApi.addSubstitute, { ...period, substituteId: hers }),
      quality.call(approvalApi.addSubstitute, { ...period, substituteId: his }),
    ]);
  // Neither is through before both have begun.
  const held = { before: 'lock table approval_substitute in exclusive mode', many: 2 };
  const answers = await meanwhile(backend.databaseUrl, held, both);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.substituteWrong]);
  await backend.stop();
});
