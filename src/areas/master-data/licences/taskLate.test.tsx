import { act, waitFor, within } from '@testing-library/react';
import { licenceApi, licenceCancelApi } from '@/contract/master-data/licence-calls';
import { renewalApi } from '@/contract/master-data/renewals';
import { navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, person } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

/* A task of the inbox on a slow network, and without a network. */

/** A renewal that waits for its review. */
async function renewed() {
  const applicant = await signedIn(await startBackend(), 'op.hubei');
  const { records } = await applicant.data(licenceCancelApi.page, { pageSize: 500, ownerType: 2, licenceState: 2 });
  const { ownerType, ownerId, licenceId, licenceNo, version } = records.find(({ can }) => can.includes('renew'))!;
  const rows = await applicant.data(licenceApi.ofOwner, { ownerType, ownerId });
  const { images, issuer } = rows.find((one) => one.licenceId === licenceId)!;
  const { entryNo } = await applicant.data(renewalApi.renew, {
    ...{ licenceId, version, licenceNo, issuer, issueDate: '2026-03-01', expiryDate: '2033-02-28' },
    images: images.map(({ fileId }) => fileId),
  });
  return `/erp/licenceCancel?task=${entryNo}`;
}

test('a renewal that could not be read says so, and is there once it was asked for again', async () => {
  const path = await renewed();
  const mend = failCalls('/licence/renewal');
  await renderApp(path, { as: 'quality.hq' });
  const dialog = await dialogOf('审核续期');
  const again = await within(dialog).findByRole('button', { name: '重新加载' });
  mend();
  await person.click(again);
  expect(await within(dialog).findByLabelText('退回修改')).toBeVisible();
});

test('the next task does not call back whoever has gone elsewhere meanwhile', async () => {
  const path = await renewed();
  await renderApp(path, { as: 'quality.hq' });
  const dialog = await dialogOf('审核续期');
  await within(dialog).findByText(/Ctrl Enter/);
  const inbox = slowCalls('/approval/inbox');
  await person.keyboard('a');
  await waitFor(() => expect(within(dialog).getByLabelText('通过')).toBeChecked());
  await person.keyboard('{Control>}{Enter}{/Control}');
  await closed(dialog);
  await waitFor(() => expect(inbox.count()).toBeGreaterThan(0));
  act(() => navigate('/dashboard'));
  await inbox.letGo();
  // Another request has been answered meanwhile, so the answer has been read by now.
  await act(async () => signedIn(await startBackend(), 'op.hubei'));
  expect(address()).toBe('/dashboard');
});
