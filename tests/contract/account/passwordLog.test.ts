/* docs/domain/platform.md#writes: a password is set together with its row in the log, or not at all. */
import { Client as PgClient } from 'pg';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { ERROR } from '../../../src/contract/error-codes';
import { usersApi } from '../../../src/contract/system/users';
import { main } from '../../support/backends';
import { Client } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';
import { openPeople, USER } from '../system/people';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('where the log takes no row, no password is changed, and no account is made', async () => {
  const backend = await main.start();
  const { admin, as, form } = await openPeople(() => Promise.resolve(backend));
  const clerk = await as('show.clerk');
  const database = new PgClient({ connectionString: backend.databaseUrl });
  await database.connect();
  await database.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.object_type = 'user' and new.result_code = 200 then raise exception 'full'; end if; return new; end $$`);
  await database.query('create trigger refused before insert on operation_log for each row execute function refuse()');
  const passwords = { oldPassword: SEED_PASSWORD, newPassword: 'Changed2026' };
  const answers = [
    await clerk.call(profileApi.changePassword, passwords),
    await admin.call(usersApi.resetPassword, { userId: USER.auditor }),
    await admin.call(usersApi.addUser, form('not.made', 'S00541')),
  ];
  expect(answers.map(({ code }) => code)).toEqual([ERROR.serverFailed, ERROR.serverFailed, ERROR.serverFailed]);
  const enter = (username: string) =>
    new Client(backend.origin).call(userApi.usernameLogin, { username, password: SEED_PASSWORD });
  expect((await enter('show.clerk')).code).toBe(200);
  expect((await enter('audit.ro')).code).toBe(200);
  expect((await database.query(`select from app_user where login_name = 'not.made'`)).rowCount).toBe(0);
  await database.end();
  await backend.stop();
});
