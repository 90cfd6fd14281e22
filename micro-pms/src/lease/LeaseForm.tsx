import { Form } from 'antd';
import { leaseApi, type LeaseDetail } from '../../../src/contract/property/leases';
import { CYCLE_ANCHOR, PAY_CYCLE } from '../../../src/contract/property/trial';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { Awaited } from '../Awaited';
import { call } from '../call';
import { PropertyPick } from '../fields/f';
import { type FeeLine, leaseFields, type LeaseValues } from './leaseFields';
import { Fees, Rises } from './leaseLines';
import { type LeaseUnit, UnitsPick, useUnits } from './picks';
import { PlanPreview } from './PlanPreview';
import { areaOf } from './trialTerms';
import styles from './Lease.module.css';

export type EditedLease = Partial<LeaseDetail>;

const WIDTH = 1280;
const NO_UNITS: readonly LeaseUnit[] = [];
/** The values that most leases have. */
export const NEW_LEASE: EditedLease = {
  ...{ payCycle: PAY_CYCLE.month, cycleAnchor: CYCLE_ANCHOR.calendar, billDay: 5, freeDays: 0 },
  ...{ units: [], increase: [], feeItems: [] },
};

function toValues({ units = [], increase = [], feeItems = [], ...lease }: EditedLease): Partial<LeaseValues> {
  const { leaseId, version, propertyId, tenantId, startDate, endDate, rentAmount, deposit } = lease;
  const { payCycle, cycleAnchor, billDay, freeDays, rentFeeItemId } = lease;
  const known = { leaseId, version, propertyId, tenantId, startDate, endDate, rentAmount, deposit };
  const terms = { payCycle, cycleAnchor, billDay, freeDays, rentFeeItemId };
  const given = Object.entries({ ...known, ...terms }).filter(([, value]) => value !== undefined && value !== null);
  // A new one has no more than its terms.
  const filled: Partial<LeaseValues> = Object.fromEntries(given);
  return { ...filled, unitIds: units.map(({ unitId }) => unitId), increase, feeItems };
}

const save = ({ leaseId, version, tenantId, unitIds, startDate, endDate, rentAmount, ...more }: LeaseValues) => {
  const { deposit, payCycle, cycleAnchor, billDay, freeDays, rentFeeItemId, increase, feeItems } = more;
  // The fee of the rent is one of the fees of the lease.
  const fees: FeeLine[] = [...(rentFeeItemId ? [{ feeItemId: rentFeeItemId }] : []), ...feeItems];
  const form = { tenantId, unitIds, startDate, endDate, rentAmount, deposit, payCycle, cycleAnchor, billDay, freeDays };
  return call(
    leaseApi.save,
    {
      ...{ ...form, leaseId },
      ...(version === undefined ? {} : { version }),
      increase: increase.map(({ fromMonth, rate = '' }) => ({ fromMonth: Number(fromMonth), rate })),
      feeItems: fees.map(({ feeItemId = '', cycle, ...fee }) => ({ ...fee, feeItemId, cycle: String(cycle ?? '') })),
    },
    { silent: true },
  );
};

/** The terms, and beside them the plan of bills that they lead to. */
function Terms({ kept }: { kept: readonly LeaseUnit[] }) {
  const form = Form.useFormInstance<LeaseValues>();
  const propertyId: unknown = Form.useWatch('propertyId');
  const unitIds: unknown = Form.useWatch('unitIds');
  const units = useUnits(typeof propertyId === 'string' ? propertyId : '', kept);
  const chosen = Array.isArray(unitIds) ? unitIds.map(String) : [];
  return (
    <div className={styles.beside}>
      <div className={styles.terms}>
        {leaseFields.inputs(['tenantId'])}
        <leaseFields.Field name="propertyId">
          <PropertyPick onChange={() => form.setFieldValue('unitIds', [])} />
        </leaseFields.Field>
        <leaseFields.Field name="unitIds">
          <UnitsPick units={units} />
        </leaseFields.Field>
        {leaseFields.inputs(['startDate', 'endDate', 'rentAmount', 'deposit', 'payCycle', 'cycleAnchor'])}
        {leaseFields.inputs(['billDay', 'freeDays', 'rentFeeItemId'])}
        <Rises />
        <Fees area={areaOf(units, chosen)} />
      </div>
      <PlanPreview units={units} />
    </div>
  );
}

/** A new draft, or a stored one to be changed: fields that the list does not have are read first. */
export function LeaseForm({ record, onClose }: { record: EditedLease | undefined; onClose: () => void }) {
  const id = record?.leaseId;
  const read = useCall(leaseApi.detail, { id: id ?? '' }, { ready: id !== undefined });
  const { data } = read;
  const loaded = id === undefined ? record : data?.leaseId === id ? data : undefined;
  return (
    <RecordDrawer<EditedLease, LeaseValues>
      draftKey={`lease ${id ?? ''}`}
      title={id === undefined ? 'pmsLease.add' : 'pmsLease.editTitle'}
      titleValues={{ name: record?.leaseNo ?? '' }}
      drawer={{ width: WIDTH }}
      fields={leaseFields}
      record={loaded}
      {...(record && !loaded ? { waiting: <Awaited {...read} data={undefined} /> } : {})}
      toValues={toValues}
      save={save}
      onClose={onClose}
    >
      <Terms kept={loaded?.units ?? NO_UNITS} />
    </RecordDrawer>
  );
}
