import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { PARTY_TYPE, type PartyType } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { global, within } from '../../../../platform/scope';
import { customer, supplier } from '../../../master-data/public';
import { purchaseDocument } from '../../../orders/public';
import { statement } from '../../data/schema/statements';

interface Asked {
  branchId: string;
  partyType: PartyType;
  partyIds?: readonly string[] | undefined;
  keyword?: string | undefined;
}

type Reader = Pick<Context, 'db' | 'session'>;

function customersOf({ branchId, partyIds, keyword }: Asked, { db, session }: Reader) {
  const { custId: id, custCode: code, custName: name } = customer;
  const listed = db
    .select({ partyId: id, partyCode: code, partyName: name })
    .from(customer)
    .where(
      within(
        session,
        customer,
        and(
          eq(customer.branchId, branchId),
          partyIds?.length ? inArray(id, [...partyIds]) : undefined,
          keyword ? or(hasText(name, keyword), hasText(code, keyword)) : undefined,
        ),
      ),
    )
    .$dynamic();
  return { listed, id, name };
}

/** The suppliers of a company: those with documents of it, or with a statement. */
function suppliersOf({ branchId, partyIds, keyword }: Asked, { db, session }: Reader) {
  const { supplierId: id, supplierCode: code, supplierName: name } = supplier;
  const sells = db
    .select({ one: sql`1` })
    .from(purchaseDocument)
    .where(
      within(
        session,
        purchaseDocument,
        and(eq(purchaseDocument.branchId, branchId), eq(purchaseDocument.supplierId, id)),
      ),
    );
  const isStated = and(eq(statement.branchId, branchId), eq(statement.partyId, id));
  const stands = db
    .select({ one: sql`1` })
    .from(statement)
    .where(within(session, statement, and(isStated, eq(statement.partyType, PARTY_TYPE.supplier))));
  const listed = db
    .select({ partyId: id, partyCode: code, partyName: name })
    .from(supplier)
    .where(
      global(
        'shared',
        and(
          or(exists(sells), exists(stands)),
          partyIds?.length ? inArray(id, [...partyIds]) : undefined,
          keyword ? or(hasText(name, keyword), hasText(code, keyword)) : undefined,
        ),
      ),
    )
    .$dynamic();
  return { listed, id, name };
}

/** The parties for which statements of a company can be made, as far as the caller may see them. */
export const partiesToChoose = (asked: Asked, reader: Reader) =>
  asked.partyType === PARTY_TYPE.supplier ? suppliersOf(asked, reader) : customersOf(asked, reader);

export const everyParty = async (asked: Asked, reader: Reader) => {
  const { listed, id } = partiesToChoose(asked, reader);
  return listed.orderBy(id);
};
