import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import { RESERVE_DAYS, type UnitAction, type unitApi } from '../../../../../src/contract/property/units';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { DAY, fromShanghai, shanghai } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';
import { hasMeter } from '../../data/billing/meterBook';
import { pmsLeaseUnit } from '../../data/schema/property';
import { moveOf, unitActions } from '../../rules/unit';
import type { ButtonCode } from '../../../../../src/contract/buttons';
import { changeUnit, lockedUnit } from './write';

const BUTTON: Partial<Record<UnitAction, ButtonCode>> = {
  ...{ reserve: 'unit_reserve', release: 'unit_reserve', maintain: 'unit_maintain', restore: 'unit_maintain' },
};

const buttonOf = (move: UnitAction) => BUTTON[move] ?? 'unit_edit';

export async function moveUnit(input: Parsed<typeof unitApi.updateStatus>, context: Context) {
  const { unitStatus, until, reservedFor } = input;
  const before = await lockedUnit(input, context);
  const move = moveOf(before.unitStatus, unitStatus);
  if (!move) throw new Failure(ERROR.propertyForbids);
  await demandButton(context.db, [buttonOf(move)], context.session);
  if (unitStatus !== UNIT_STATUS.reserved)
    return changeUnit(before, { unitStatus, reservedUntil: null, reservedFor: '' }, context);
  const today = context.now.slice(0, 10);
  const last = shanghai(fromShanghai(today) + RESERVE_DAYS * DAY).slice(0, 10);
  if (until !== null && until < today) throw new InvalidInput([{ field: 'until', text: 'field.future' }]);
  if (until !== null && until > last)
    throw new InvalidInput([{ field: 'until', text: 'field.tooLongPeriod', params: { days: RESERVE_DAYS } }]);
  return changeUnit(before, { unitStatus, reservedUntil: until ?? last, reservedFor }, context);
}

/** Deletes a unit if its state allows it, and no lease or meter names it. */
export async function deleteUnit(input: Parsed<typeof unitApi.delete>, context: Context) {
  const before = await lockedUnit(input, context);
  if (!unitActions(before.unitStatus).includes('del')) throw new Failure(ERROR.propertyForbids);
  const [lease] = await context.db
    .select({ id: pmsLeaseUnit.id })
    .from(pmsLeaseUnit)
    .where(ofParent(pmsLeaseUnit.unitId, before.unitId))
    .limit(1);
  if (lease) throw new Failure(ERROR.hasLease);
  if (await hasMeter(context.db, 'unitId', before.unitId)) throw new Failure(ERROR.hasMeter);
  return changeUnit(before, { deleted: 1 }, context);
}
