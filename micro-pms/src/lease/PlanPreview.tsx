import { Form, Typography } from 'antd';
import type { Input } from '../../../src/contract/endpoint';
import { tariffApi } from '../../../src/contract/property/fee-items';
import { trialApi } from '../../../src/contract/property/trial';
import { useCall } from '@kit/data/useCall';
import { Awaited } from '../Awaited';
import { useSay } from '../say';
import type { LeaseValues } from './leaseFields';
import { type LeaseUnit, useFeeItems } from './picks';
import { type PlanRow, PlanTable } from './PlanTable';
import { trialTerms, type Typed } from './trialTerms';
import { useSettled } from './useSettled';

const MOST = 500;
const RENT = 'RENT';

type Asked = Extract<Input<typeof trialApi.trial>, { kind: 'SCHEDULE' }>;

/** The rows that the present input would bill; undefined while something is missing or the answer is on its way. */
function usePlan(units: readonly LeaseUnit[]) {
  const say = useSay();
  const form = Form.useFormInstance<LeaseValues>();
  const watched: unknown = Form.useWatch([], form);
  // All values of the form; undefined before it is drawn.
  const typed = (watched ?? {}) as Typed;
  const { propertyId = '' } = typed;
  const items = useFeeItems();
  const asked = { propertyId, pageSize: MOST };
  const tariffs = useCall(tariffApi.page, asked, { ready: propertyId !== '' }).data?.records ?? [];
  const terms = trialTerms(typed, { items, tariffs, units });
  const settled = useSettled(JSON.stringify(terms));
  // The terms as they were typed a moment ago.
  const lease = JSON.parse(settled) as Asked['input']['lease'] | null;
  const question: Asked = {
    kind: 'SCHEDULE',
    input: { lease: lease ?? { startDate: '', endDate: '', rentAmount: '' } },
  };
  const trial = useCall(trialApi.trial, question, { ready: lease !== null });
  const nameOf = (code: string) =>
    code === RENT ? say('pmsLeasePlan.rent') : (items.find(({ feeItemId }) => feeItemId === code)?.feeName ?? '');
  const { data } = trial;
  if (terms === null || !data || !('rows' in data) || 'restUsage' in data) return { terms, trial };
  return {
    terms,
    trial,
    rows: data.rows.map(({ feeCode, ...row }): PlanRow => ({ ...row, feeName: nameOf(feeCode) })),
  };
}

/** The plan of bills beside the form, while it is being filled (docs/domain/property-bills.md#schedule). */
export function PlanPreview({ units }: { units: readonly LeaseUnit[] }) {
  const say = useSay();
  const { terms, trial, rows } = usePlan(units);
  return (
    <aside aria-label={say('pmsLeasePlan.title')}>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {say('pmsLeasePlan.title')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">
        {say(terms === null ? 'pmsLeasePlan.missing' : 'pmsLeasePlan.help')}
      </Typography.Paragraph>
      {/* After an error the rows of earlier input are not shown. */}
      {trial.error ? <Awaited {...trial} /> : rows && <PlanTable rows={rows} />}
    </aside>
  );
}
