import type { Step } from '../../support/onStore';

/** Who is told: accounts made in the store, with ids from 900001 on, in a company where nobody else is. */
export const HOME = 'FDD';
export const BELOW = 'FDD01';
export const FIRST = 900_001;

export const userIds = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => FIRST + from - 1 + i);
const listOf = (ids: readonly number[]) => (ids.length === 0 ? '0' : ids.join());

/** So many accounts, at this company. */
export const people = (count: number, branchId: string): Step => ({
  sql: `insert into app_user (user_id, login_name, real_name, staff_id, person_id, i9_phone, password_hash, branch_id,
      login_branch_ids, last_select_branch_id)
    select ${FIRST - 1} + n, 'told.' || n, '员工' || n, 'T' || n, 'T' || n, (13900000000 + n)::text, 'x', '${branchId}',
      array['${branchId}'], '${branchId}' from generate_series(1, ${count}) as n`,
});

export const role = (roleId: number): Step => ({
  sql: `insert into role (role_id, role_code, role_name, data_scope) values (${roleId}, 'TOLD_${roleId}', '角色${roleId}', 'BRANCH')`,
});

export const grant = (roleId: number, ids: readonly number[]): Step => ({
  sql: `insert into user_role (user_id, role_id) select user_id, ${roleId} from app_user where user_id in (${listOf(ids)})
    on conflict do nothing`,
});

export const withdraw = (roleId: number, ids: readonly number[]): Step => ({
  sql: `delete from user_role where role_id = ${roleId} and user_id in (${listOf(ids)})`,
});

/** They have looked at it long enough, some of them have confirmed it as well. */
export const reads = (announcementId: string, at: string, ids: readonly number[], isConfirmed = false): Step => ({
  sql: `insert into announcement_read (announcement_id, reader_id, read_time, opened_time, last_time, stay_sec, confirmed, confirm_time)
    select ${announcementId}, user_id, '${at}', '${at}', '${at}', 9, ${isConfirmed ? `1, '${at}'` : '0, null::timestamp'}
    from app_user where user_id in (${listOf(ids)})
    on conflict (announcement_id, reader_id) do update set confirmed = excluded.confirmed, confirm_time = excluded.confirm_time`,
});
