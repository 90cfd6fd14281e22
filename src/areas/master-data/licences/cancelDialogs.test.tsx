import { within } from '@testing-library/react';
import { licenceCancelApi } from '@/contract/master-data/licence-calls';
import { CANCEL_STATUS } from '@/contract/master-data/licences';
import { call } from '@/core/http/call';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, dialogOf, findButton, press, rowOf } from '@tests/support/screen';

test('an application that was taken back meanwhile is not decided', async () => {
  await renderApp('/erp/licenceCancel?cancelStatus=1', { as: 'admin.hq' });
  const { records } = await call(licenceCancelApi.page, { cancelStatus: CANCEL_STATUS.waiting, pageSize: 100 });
  const { licenceNo, cancelNo, cancelVersion } = records.find(({ applyName }) => applyName === '陈思远')!;
  const row = await rowOf(licenceNo);
  const applicant = await signedIn(await startBackend(), 'op.hubei');
  await applicant.data(licenceCancelApi.revoke, { cancelNo: cancelNo!, version: cancelVersion! });
  await press('审核', row);
  const dialog = await dialogOf('审核注销');
  expect(await within(dialog).findByText(`${cancelNo} 已不需您审批`)).toBeVisible();
  expect(within(dialog).queryByLabelText('驳回')).toBeNull();
});

test('what a cancellation would do is asked for again where it could not be read', async () => {
  await renderApp('/erp/licenceCancel?ownerName=仁济诊所&licenceType=4', { as: 'op.hubei' });
  const mend = failCalls('/effects');
  await choose('仁济诊所', '申请注销');
  const dialog = await dialogOf('申请注销 PDY');
  await findButton('重新加载', dialog);
  mend();
  await press('重新加载', dialog);
  expect(await within(dialog).findByText('没有其他有效的同类证照，注销后业务将受限')).toBeVisible();
});
