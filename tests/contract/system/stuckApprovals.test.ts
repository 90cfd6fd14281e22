/* docs/domain/system.md#users: whoever alone can decide a step is not disabled without a question. */
import { sql } from 'drizzle-orm';
import { ERROR } from '../../../src/contract/error-codes';
import { commodityApplyApi } from '../../../src/contract/master-data/entries';
import { usersApi } from '../../../src/contract/system/users';
import { signedIn } from '../../support/client';
import { storeBeside } from '../../support/storeBeside';
import { commodityForm, withScans } from '../master-data/entryForms';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

/* 许文静, 何晓明 and 秦海波. */
const BUYER = '3007';
const QUALITY = '3008';
const STORAGE = '3010';

onPostgres('disabling asks how many approvals would stand still, and is done when that is accepted', async () => {
  const { backend, db, close } = await storeBeside();
  try {
    const [operator, admin] = [await signedIn(backend.origin, 'op.hubei'), await signedIn(backend.origin, 'admin.hq')];
    const disable = (userId: string, confirmCodes: number[] = []) =>
      admin.call(usersApi.updateStatus, { userId, status: 0, confirmCodes });
    const before = await disable(BUYER);
    const count = (text: string) => Number(/停用后(\d+)张/.exec(text)?.[1]);
    const form = await withScans(operator, commodityForm);
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, { form });
    await operator.data(commodityApplyApi.submit, { id, version });
    const asked = await disable(BUYER);
    expect(asked).toMatchObject({ success: false, code: ERROR.approvalsStandStill });
    expect(count(asked.msg)).toBe(count(before.msg) + 1);

    // Where another could decide it, nothing is asked; nor where it stands still anyway.
    const give = sql`insert into user_role (user_id, role_id) select ${STORAGE}::bigint, role_id from role where role_code = 'PURCHASE_CLERK'`;
    await db.execute(give);
    expect((await disable(BUYER)).code).toBe(200);
    expect((await disable(STORAGE)).code).toBe(ERROR.approvalsStandStill);
    expect((await disable(STORAGE, [ERROR.approvalsStandStill])).code).toBe(200);
    expect((await admin.call(usersApi.updateStatus, { userId: BUYER, status: 1 })).code).toBe(200);

    // A substitute of a disabled user decides nothing any more.
    await db.execute(sql`insert into approval_substitute (user_id, user_name, substitute_id, substitute_name, from_time,
      to_time, biz_kinds, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
      values (${BUYER}, '许文静', ${QUALITY}, '何晓明', '2020-01-01', '2040-01-01', '{1,3}', 'x', 'x', now(), 'x', now())`);
    expect(count((await disable(BUYER)).msg)).toBe(count(asked.msg));
    await db.execute(sql`delete from user_role where user_id = ${QUALITY}`);
    expect((await disable(QUALITY)).code).toBe(200);
  } finally {
    await close();
  }
});
