import { screen, within } from '@testing-library/react';
import { UNIT_STATUS } from '@/contract/property/micro-pms';
import { unitApi } from '@/contract/property/units';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, press, rowOf, textsOf } from '@tests/support/screen';

test('what was changed of a unit is told in the order of its own form, its codes as words', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei', 'FDB');
  const { records } = await operator.data(unitApi.page, { unitStatus: UNIT_STATUS.vacant });
  const { unitId, unitNo, version } = records[0]!;
  await operator.data(unitApi.updateStatus, {
    ...{ id: unitId, version, unitStatus: UNIT_STATUS.reserved, until: '2026-03-15', reservedFor: '张三' },
  });
  await renderApp('/permissionSys/operationLog', { as: 'admin.hq' });
  await press('查看', await rowOf(unitNo));
  const drawer = await dialogOf('标准操作日志');
  const changes = (await within(drawer).findByText('预定人')).closest('table')!;
  expect(textsOf(changes.querySelectorAll('tbody tr.ant-table-row'))).toEqual([
    '状态空置预定',
    expect.stringMatching(/^预定至–2026-0?3-15$/),
    '预定人–张三',
  ]);
  expect(screen.queryByText('unitStatus')).toBeNull();
});
