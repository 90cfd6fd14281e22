import { type Bill, billApi, URGE_RESULT } from '../../../src/contract/property/bills';
import { formatList } from '@kit/format/list';
import { text } from '@kit/text';
import { call } from '../call';
import { notify } from '../notices';

/** Asks the tenants of these bills for the open amounts, and shows who was not sent a message and why. */
export async function urge(bills: readonly Bill[]) {
  const { tenants } = await call(billApi.urge, { billIds: bills.map(({ billId }) => billId) });
  const namesOf = (result: number) =>
    tenants.filter((one) => one.result === result).map(({ tenantName }) => tenantName);
  const [sent, today, unreachable] = [URGE_RESULT.sent, URGE_RESULT.today, URGE_RESULT.unreachable].map(namesOf);
  if (sent?.length) notify.success(text('pmsBill.urged', { count: sent.length }));
  if (today?.length) notify.warning(text('pmsBill.urgedToday', { names: formatList(today) }));
  if (unreachable?.length) notify.warning(text('pmsBill.unreachable', { names: formatList(unreachable) }));
}
