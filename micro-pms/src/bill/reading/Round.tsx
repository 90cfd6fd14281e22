import { type ReactNode, useState } from 'react';
import { type DueMeter, METER_TYPE, readingApi } from '../../../../src/contract/property/meters';
import { RowActions } from '@kit/actions/RowActions';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { CrudTable } from '@kit/table/CrudTable';
import { T } from '@kit/text';
import { serverNow } from '../../call';
import { f } from '../../fields/f';
import { valuesText } from '../../fee-item/meterFields';
import { AskedDay, AskedProperty } from '../askedInputs';
import { waiting } from './outbox';
import { ReadDialog } from './ReadDialog';
import { useOwner, usePostman } from './usePostman';
import { Waiting } from './Waiting';
import styles from './Reading.module.css';

const meterType = codeTable('meterType', METER_TYPE);

type Search = DueMeter & { propertyId: string; period: string };

const roundFields = fieldsOf<DueMeter, Search>()('pmsRound', {
  meterNo: f.code({ width: 120, fixed: 'left' }),
  unitText: f.text({ width: 130 }),
  feeType: f.codes(meterType, { width: 80 }),
  lastDate: f.date(),
  lastValues: f.list({ cell: ({ lastValues }) => valuesText(lastValues), width: 130 }),
  readDate: f.date(),
  values: f.list({ cell: ({ values }) => valuesText(values), width: 130 }),
  propertyId: f.name(),
  period: f.text(),
});

/** All meters of most houses: without a connection there is no second page. */
const AT_ONCE = { defaultPageSize: 500 };

const table = roundFields.table({
  show: ['meterNo', 'unitText', 'feeType', 'lastDate', 'lastValues', 'readDate', 'values'],
  search: ['meterNo'],
});

/** The meters of a property for a month, those that nobody has read first (docs/domain/property-bills.md#readings). */
export function Round({ header }: { header: ReactNode }) {
  const owner = useOwner();
  const [propertyId, setPropertyId] = useState<string>();
  const [period, setPeriod] = useState(() => formatDate(serverNow(), 'YM'));
  const [missing, setMissing] = useState<number>();
  const [meter, setMeter] = useState<DueMeter>();
  const kept = new Set(waiting.use().map(({ form }) => `${form.meterId} ${form.period ?? ''}`));
  usePostman(owner);
  return (
    <>
      <Waiting owner={owner} />
      <CrudTable<DueMeter, { missing: number; propertyId: string | null }>
        {...table}
        header={
          <>
            {header}
            <div className={styles.choice}>
              <AskedProperty value={propertyId} onChange={setPropertyId} />
              <AskedDay label="pmsBill.period" picker="month" value={period} onChange={setPeriod} />
              {missing !== undefined && <T id="pmsRound.missing" values={{ count: missing }} />}
            </div>
          </>
        }
        rowKey="meterId"
        viewKey="round"
        list={readingApi.due}
        params={{ propertyId: propertyId ?? null, period }}
        pagination={AT_ONCE}
        onAnswer={(answer) => {
          setMissing(answer?.missing);
          // The list begins with the property where most is left to be read, and stays there.
          setPropertyId((chosen) => chosen ?? answer?.propertyId ?? undefined);
        }}
        emptyText="pmsRound.empty"
        actions={(row) => (
          <RowActions
            actions={
              row.readDate === null && !kept.has(`${row.meterId} ${period}`)
                ? [{ code: 'bill_reading', label: 'pmsMeter.readings', onAction: () => setMeter(row) }]
                : []
            }
          />
        )}
      />
      <ReadDialog meter={meter} owner={owner} period={period} onClose={() => setMeter(undefined)} />
    </>
  );
}
