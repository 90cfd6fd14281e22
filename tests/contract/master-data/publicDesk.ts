import { customerEntryApi } from '../../../src/contract/master-data/entries';
import type { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import type { customerForm } from './entryForms';
import { Applicant, openGateway } from './publicApplicant';

/** Strangers who apply, the messages to them, and the staff who look at what has come, for one suite. */
export function publicDesk(start: typeof main.start) {
  let backend: HostedBackend;
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  let staff: Client;

  beforeAll(async () => {
    gateway = await openGateway();
    backend = await start({ TRUST_PROXY: '1', ...gateway.env });
    staff = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(async () => {
    await backend.stop();
    await gateway.close();
  });

  return {
    staff: () => staff,
    gateway: () => gateway,
    applicant: () => new Applicant(backend.origin),
    async apply(form: typeof customerForm, more: object = {}) {
      const who = new Applicant(backend.origin);
      return { who, answer: await who.submit(await who.withPictures(form), more) };
    },
    async entryOf(entryNo: string) {
      const { records } = await staff.data(customerEntryApi.page, { entryNo });
      return staff.data(customerEntryApi.detail, { id: records[0]!.entryId });
    },
  };
}
