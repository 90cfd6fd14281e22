import { within } from '@testing-library/react';
import { licenceCancelApi } from '@/contract/master-data/licence-calls';
import { CANCEL_STATUS } from '@/contract/master-data/licences';
import { call } from '@/core/http/call';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, press, rowOf } from '@tests/support/screen';

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
