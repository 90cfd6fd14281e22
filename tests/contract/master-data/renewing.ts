import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { OWNER_TYPE } from '../../../src/contract/master-data/licences';
import { renewalApi } from '../../../src/contract/master-data/renewals';
import type { Client } from '../../support/client';

export const owner = { ownerType: OWNER_TYPE.customer, ownerId: 'C101' };
export const practice = async (client: Client) => {
  const rows = await client.data(licenceApi.ofOwner, owner);
  return rows.filter(({ licenceType }) => licenceType === 4);
};
export const form = {
  licenceNo: 'PDY20260301',
  issuer: '武昌区卫生健康局',
  issueDate: '2026-03-05',
  expiryDate: '2031-03-19',
};

export async function renew(client: Client, change: object = {}) {
  const rows = await practice(client);
  const { licenceId, version, images } = rows[0]!;
  const input = { ...form, licenceId, version, images: images.map(({ fileId }) => fileId), ...change };
  return client.call(renewalApi.renew, input);
}
export const seen = async (client: Client) => {
  const [row] = await practice(client);
  return client.data(renewalApi.renewal, { licenceId: row!.licenceId });
};
