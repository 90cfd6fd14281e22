import { screen } from '@testing-library/react';
import { CELL_MAX, type ImportDetail, importApi } from '@/contract/tasks/imports';
import { call } from '@/core/http/call';
import { envelope } from '@tests/support/fakeServer';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { RepairGrid } from './RepairGrid';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const row = (number: number) => ({
  row: number,
  values: { custCode: 'KH9' },
  problems: [{ field: 'custCode', msg: '不存在' }],
});
const detail: ImportDetail = {
  ...{ importNo: 'IM202603000001', templateCode: 'FAIR_GUEST', fileName: 'a.xlsx' },
  ...{ totalCount: 3_000, successCount: 0, failCount: 3_000, undoneCount: 0, waitingCount: 0, status: 4 },
  ...{ operatorName: '周启明', branchName: '总部', createTime: '2026-03-08 09:00:00', finishTime: null },
  columns: [{ field: 'custCode', title: '单位编码', required: true }],
  failed: [row(2), row(3)],
};

const answer = { importNo: detail.importNo, status: 3, total: 3_000, success: 2, fail: 2_998, failed: [] };

test('of more faulty rows than are shown it says how many are left, and how many came in', async () => {
  stage.draw = () => (
    <RepairGrid
      {...detail}
      cellMax={CELL_MAX}
      save={async (rows) => {
        const { fail } = await call(importApi.repair, { importNo: detail.importNo, rows });
        return { written: detail.failCount - fail, fail };
      }}
      onChanged={() => undefined}
    />
  );
  await renderApp('/dashboard', { as: 'admin.hq' });
  const real = window.fetch;
  const path = importApi.repair.path.replace(':importNo', detail.importNo);
  window.fetch = (input, init) =>
    String(input).includes(path) ? Promise.resolve(envelope(answer)) : real(input, init);
  const cell = await screen.findByLabelText('单位编码 2');
  await person.clear(cell);
  await person.type(cell, 'KH1');
  expect(screen.getByText('原值：KH9')).toBeVisible();
  await press('应用到 1 行');
  await press('重新校验 2 行');
  expect(await screen.findByText('已导入 2 行，仍有 2998 行需要修正')).toBeVisible();
  window.fetch = real;
});

test('a cell that was empty had no value, which is said', async () => {
  const failed = [{ ...row(2), values: { custCode: '' } }];
  stage.draw = () => (
    <RepairGrid
      {...detail}
      cellMax={CELL_MAX}
      failed={failed}
      save={() => new Promise(() => {})}
      onChanged={() => {}}
    />
  );
  await renderApp('/dashboard', { as: 'admin.hq' });
  await person.type(await screen.findByLabelText('单位编码 2'), 'KH1');
  expect(screen.getByText('原值：–')).toBeVisible();
});

test('what was missing may stand elsewhere by now: without a change all rows are checked again', async () => {
  const save = jest.fn(() => Promise.resolve({ written: 2, fail: 0 }));
  stage.draw = () => <RepairGrid {...detail} cellMax={CELL_MAX} save={save} onChanged={() => undefined} />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  await press('重新校验 2 行');
  expect(save).toHaveBeenCalledWith([
    { row: 2, values: {} },
    { row: 3, values: {} },
  ]);
});

test('what is typed is checked as a cell of a file would be: a mobile with blanks is not cut off', async () => {
  const save = jest.fn(() => Promise.resolve({ written: 1, fail: 0 }));
  const phone = { ...row(2), values: { phone: '136' }, problems: [{ field: 'phone', msg: '格式不正确' }] };
  const columns = [{ field: 'phone', title: '手机', required: true }];
  stage.draw = () => (
    <RepairGrid columns={columns} failed={[phone]} cellMax={CELL_MAX} save={save} onChanged={() => undefined} />
  );
  await renderApp('/dashboard', { as: 'admin.hq' });
  const cell = await screen.findByLabelText('手机 2');
  await person.clear(cell);
  await person.type(cell, '+86 136-0000-1022');
  await press('重新校验 1 行');
  expect(save).toHaveBeenCalledWith([{ row: 2, values: { phone: '+86 136-0000-1022' } }]);
});
