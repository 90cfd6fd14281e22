import type { ActivityRow } from '../../data/schema/activity';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { holdsButton } from '../../../../http/permission';

type Scope = Pick<ActivityRow, 'productScopeType' | 'scopeIds'>;

const suppliersOf = ({ productScopeType, scopeIds }: Scope) => new Set(productScopeType === 'SUPPLIER' ? scopeIds : []);

/**
 * Checks suppliers, which are part of the form and have no basket call that could check the button: a user who may not
 * pick them leaves them as they are stored, or chooses another scope (docs/domain/promotion.md#fields).
 */
export async function checkSuppliers(after: Scope, before: Scope | null, { db, session }: Context) {
  const wanted = suppliersOf(after);
  const stored = before ? suppliersOf(before) : new Set<string>();
  const isSame = wanted.size === stored.size && [...wanted].every((id) => stored.has(id));
  if (wanted.size === 0 || isSame) return;
  if (!(await holdsButton(db, session.userId, ['activityForm_pickSupplier'])))
    throw new InvalidInput([{ field: 'supplierIds', text: 'field.supplierPick' }], ERROR.notGranted);
}
