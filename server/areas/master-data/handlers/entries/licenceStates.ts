import * as z from 'zod';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { LICENCE_STATE, type LicenceState, OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { ownedLicences } from '../../data/licences';
import type { EntryRow } from '../../data/schema/entry';
import { licenceStateOn } from '../../rules/licence';

const inForm = z
  .array(z.object({ licenceType: z.number(), expiryDate: z.string().nullable() }))
  .catch([])
  .transform((rows) => rows.map((one) => ({ ...one, validFrom: '', cancelledFrom: null, renewedFrom: null })));

/** The best licence of each type counts, and the worst of these is told; the worse a state, the higher its code. */
function stateOf(rows: readonly (Parameters<typeof licenceStateOn>[0] & { licenceType: number })[], day: string) {
  const states = [...groupBy(rows, ({ licenceType }) => licenceType).values()].map((own) =>
    own.map((one) => licenceStateOn(one, day)).filter((state) => state !== LICENCE_STATE.renewed),
  );
  const best = states.flatMap((own) => (own.length > 0 ? [Math.min(...own)] : []));
  const worst = best.length > 0 ? Math.max(...best) : null;
  return Object.values(LICENCE_STATE).find((one) => one === worst) ?? null;
}

/** How the licences of customers stand: those of the master once it is there, until then those of the form. */
export async function licenceStatesOf(rows: readonly EntryRow[], { db, day }: { db: Db; day: string }) {
  const states = new Map<string, LicenceState | null>();
  const customers = rows.filter(({ kind }) => kind === BIZ_KIND.customer);
  const ids = customers.flatMap(({ masterId }) => masterId ?? []);
  const owned = ids.length > 0 ? await ownedLicences(db, OWNER_TYPE.customer, ids) : [];
  const byOwner = groupBy(owned, ({ ownerId }) => ownerId);
  for (const { entryId, masterId, form } of customers)
    states.set(entryId, stateOf(masterId ? (byOwner.get(masterId) ?? []) : inForm.parse(form.licences), day));
  return states;
}
