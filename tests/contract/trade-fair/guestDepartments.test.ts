/* docs/domain/tasks.md#imports: a file names departments by name; companies have departments of the same name. */
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { ENGINES } from '../../support/backends';
import { signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { FAIR as tradeFairId, good, send } from '../tasks/imports';
import { GUEST_HEAD } from './plantedGuests';

/** FDD takes no part in the fair; the customer of KH00100 is FDB's. */
const DEPARTMENTS = `insert into department (department_id, department_name, branch_id) values
  ('X1', '甲部', 'FDB'), ('X2', '甲部', 'FDC'), ('X3', '乙部', 'FDA'), ('X4', '乙部', 'FDC'),
  ('X5', '丙部', 'FDC'), ('X6', '丁部', 'FDC'), ('X7', '丁部', 'FDE'), ('X8', '戊部', 'FDZ')`;
const COMPANIES = `insert into branch (branch_id, branch_name, parent_id, org_type, path)
  select id, 'company ' || id, 'FDA', 2, '/FDA/' || id || '/' from unnest(array['FDE', 'FDZ']) as id`;
const TAKE_PART = `update trade_fair set branch_ids = array['FDA', 'FDB', 'FDC', 'FDE'] where trade_fair_id = ${tradeFairId}`;

test.each(ENGINES)(
  '$engine: a department is one of a company that takes part, the nearest of its name',
  async ({ data }) => {
    const { env, remove } = await data();
    await hostSteps(env, [{ sql: COMPANIES }, { sql: DEPARTMENTS }, { sql: TAKE_PART }]);
    const backend = await hostBackend(env);
    const admin = await signedIn(backend.origin, 'admin.hq');
    const rows = ['甲部', '乙部', '丙部', '丁部', '戊部'].map((department, i) => [
      ...[`嘉宾${i}`, `1350009900${i}`, 'KH00100', '经理', '0', '新组', department, '', ''],
    ]);
    const file = workbook([GUEST_HEAD, ...rows]);
    const result = good(
      await send(admin, file, { endpoint: fairImportApi.importGuests, tradeFairId, branchId: 'FDA' }),
    );
    expect(result).toMatchObject({ success: 3, fail: 2 });
    const { failed } = await admin.data(importApi.detail, { importNo: result.importNo });
    expect(failed.map(({ problems }) => problems)).toEqual([
      [{ field: 'departmentName', msg: '参展公司中有多个同名，无法确定' }],
      [{ field: 'departmentName', msg: '不存在' }],
    ]);
    const { records } = await admin.data(guestApi.guestList, { tradeFairId, phone: '1350009900', pageSize: 10 });
    const found = records.map(({ phone, departmentId }) => [phone.slice(-1), departmentId]).sort();
    expect(found).toEqual([
      ['0', 'X1'],
      ['1', 'X3'],
      ['2', 'X5'],
    ]);
    await backend.stop();
    await remove();
  },
);
