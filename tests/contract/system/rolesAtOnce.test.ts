/* docs/domain/system.md#roles: roles that are given while somebody else gives or deletes them. */
import { ERROR } from '../../../src/contract/error-codes';
import { usersApi } from '../../../src/contract/system/users';
import { main } from '../../support/backends';
import { meanwhile } from '../../support/meanwhile';
import { openPeople, type People, ROLE, USER } from './people';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('roles at once', () => {
  let people: People;
  beforeAll(async () => {
    people = await openPeople(() => main.start({ WORKER: '0' }));
  });
  afterAll(() => people.backend.stop());

  const give = (userId: string, roleIds: string[]) => people.admin.call(usersApi.updateRoleUser, { userId, roleIds });

  test('a role that is deleted while it is given is given to nobody', async () => {
    const roleId = await people.addRole('SHORT_LIVED', []);
    const held = {
      before: `select 1 from role where role_id = '${roleId}' for update`,
      last: `update role set deleted = 1, status = 0 where role_id = '${roleId}'`,
    };
    const given = await meanwhile(people.backend.databaseUrl, held, () => give(USER.clerk, [ROLE.clerk, roleId]));
    expect(given.code).toBe(ERROR.invalidInput);
  });

  test('two who make somebody an administrator at once wait for each other, and not in a circle', async () => {
    const held = { before: `select 1 from role where role_id = '${ROLE.administrator}' for update`, many: 2 };
    const both = () =>
      Promise.all([
        give(USER.clerk, [ROLE.clerk, ROLE.administrator]),
        give(USER.auditor, [ROLE.auditor, ROLE.administrator]),
      ]);
    const answers = await meanwhile(people.backend.databaseUrl, held, both);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  });
});
