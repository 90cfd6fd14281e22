import { ERROR } from '../../../../../src/contract/error-codes';
import { type LicenceBlock, type OwnerType, OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import type { Db } from '../../../../platform/database/db';
import { licenceBlocks } from '../../../master-data/public';

/** Who takes part in a fair, for which valid licences are needed (docs/domain/trade-fair.md#licences). */
interface Party {
  id: string;
  name: string;
}

const SHOWN = 3;

const pendingOf = (blocks: readonly LicenceBlock[]) =>
  blocks.map(({ pendingRenewal }) => pendingRenewal).find((one) => one !== null) ?? null;

/** The name of a party, with its renewal that is under way: the party stays refused, but sees what it waits for. */
function nameOf({ name }: Party, blocks: readonly LicenceBlock[], say: ReturnType<typeof translate>) {
  const pending = pendingOf(blocks);
  if (!pending) return name;
  const { entryNo, stepName, newExpiryDate } = pending;
  return say('licence.pendingOf', { name, no: entryNo, step: stepName, day: newExpiryDate ?? '' });
}

async function demand(ownerType: OwnerType, parties: readonly Party[], { db, now, request }: Context) {
  const ownerIds = parties.map(({ id }) => id);
  const blocked = await licenceBlocks(db, { ownerType, ownerIds, day: now.slice(0, 10) });
  if (blocked.size === 0) return;
  const say = translate(request.language);
  const named = parties.filter(({ id }) => blocked.has(id));
  const names = named.slice(0, SHOWN).map((party) => nameOf(party, blocked.get(party.id) ?? [], say));
  const blocks = named.flatMap(({ id }) => blocked.get(id) ?? []);
  throw new Failure(ERROR.partyLicences, {
    params: { names, count: named.length },
    data: { owners: named.map(({ id }) => id), blocks, pendingRenewal: pendingOf(blocks) },
  });
}

export const demandCustomerLicences = (parties: readonly Party[], context: Context) =>
  demand(OWNER_TYPE.customer, parties, context);
export const demandSupplierLicences = (parties: readonly Party[], context: Context) =>
  demand(OWNER_TYPE.company, parties, context);

/** The ids of those customers or suppliers that may not trade on a day. */
export const blockedOn = async (db: Db, ownerType: OwnerType, asked: { ownerIds: readonly string[]; day: string }) =>
  new Set((await licenceBlocks(db, { ownerType, ...asked })).keys());
