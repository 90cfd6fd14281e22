import { and, eq, ne, sql } from 'drizzle-orm';
import { OWNER_TYPE, type OwnerType } from '../../../../../src/contract/master-data/licences';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import type { Scoped } from '../../../../platform/scope';
import { entry } from '../../data/schema/entry';
import { customer } from '../../data/schema/customer';
import { licence, licenceCancel, type LicenceRow } from '../../data/schema/licence';
import { product } from '../../data/schema/product';
import { supplier } from '../../data/schema/supplier';
import { licenceActions } from '../../rules/cancellation';
import { pendingOf } from '../../rules/licence';
import type { Context } from '../../../../http/context';
import type { LicenceTask } from './cancelEntry';

/** The name of the owner, of whatever type. */
export const ownerName = sql<string>`coalesce(${customer.custName}, ${supplier.supplierName}, ${product.productName}, ${branch.branchName}, '')`;

const isOf = (ownerType: OwnerType) => eq(licence.ownerType, ownerType);

type Cancel = typeof licenceCancel.$inferSelect;

/** Licences with their owners' names and the last application to cancel each. */
export const listedLicences = (db: Db, where: Scoped) =>
  db
    .select({
      row: licence,
      ownerName,
      branchName: sql<string>`coalesce(${branch.branchName}, '')`,
      cancel: licenceCancel,
      renewedBy: entry.createdBy,
    })
    .from(licence)
    .leftJoin(licenceCancel, eq(licenceCancel.cancelNo, licence.cancelNo))
    .leftJoin(entry, and(ne(licence.renewalNo, ''), eq(entry.entryNo, licence.renewalNo)))
    .leftJoin(branch, eq(branch.branchId, licence.branchId))
    .leftJoin(customer, and(isOf(OWNER_TYPE.customer), eq(customer.custId, licence.ownerId)))
    .leftJoin(supplier, and(isOf(OWNER_TYPE.company), eq(supplier.supplierId, licence.ownerId)))
    .leftJoin(product, and(isOf(OWNER_TYPE.commodity), eq(product.productId, licence.ownerId)))
    .where(where)
    .$dynamic();

export interface Listed {
  row: LicenceRow;
  ownerName: string;
  branchName: string;
  cancel: Cancel | null;
  /** Login name of whoever submitted the renewal that is on its way. */
  renewedBy: string | null;
}

/** A licence as every list of licences has it. */
export function toOwned(
  { row, ownerName: name, branchName, cancel, renewedBy }: Listed,
  { session, now }: Context,
  found: readonly LicenceTask[],
) {
  const { licenceId, licenceNo, licenceType, ownerType, ownerId, branchId, expiryDate, version } = row;
  const { licenceState, renewalState } = row;
  const tasks = found.filter(({ entryNo }) => entryNo === cancel?.cancelNo || entryNo === row.renewalNo);
  const isOpen = (no: string | undefined) => tasks.some(({ entryNo }) => entryNo === no);
  const shown = { licenceState, expiryDate, renewalState, cancelStatus: cancel?.status ?? null };
  return {
    ...{ licenceId, licenceNo, licenceType, ownerType, ownerId, ownerName: name, branchName, expiryDate, version },
    branchId: branchId ?? '',
    licenceState,
    renewalState,
    renewalNo: row.renewalNo,
    pendingRenewal: pendingOf(row),
    tasks,
    can: licenceActions(
      {
        ...shown,
        isDecider: isOpen(cancel?.cancelNo),
        isRenewalDecider: isOpen(row.renewalNo),
        isApplicant: cancel?.applicant === session.loginName,
        isRenewing: renewedBy === session.loginName,
      },
      now.slice(0, 10),
    ),
  };
}
