import { Table } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Output } from '../../../src/contract/endpoint';
import { billApi } from '../../../src/contract/property/bills';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import { Awaited } from '../Awaited';
import { useSay } from '../say';
import { ageFields } from './dryFields';
import { AskedDay, AskedProperty } from './askedInputs';
import styles from './Bill.module.css';

type Row = Output<typeof billApi.ageing>['rows'][number];

const COLUMNS = ageFields.cells([
  ...(['tenantName', 'notDue', 'd1_30', 'd31_60', 'd61_90', 'over90', 'overdue', 'open'] as const),
]);

/** What is open on a day, by the days since it was to be paid (docs/domain/property-bills.md#late-fees). */
export function Ageing({ header }: { header: ReactNode }) {
  const say = useSay();
  const [propertyId, setPropertyId] = useState<string>();
  const [at, setAt] = useState(() => formatDate(kit().now()));
  const read = useCall(billApi.ageing, { at, ...(propertyId ? { propertyId } : {}) });
  const { data } = read;
  const total: Row[] = data ? [{ ...data, tenantId: '', tenantName: say('pmsAge.total') }] : [];
  return (
    <>
      {header}
      <div className={styles.asked}>
        <AskedProperty value={propertyId} onChange={setPropertyId} />
        <AskedDay label="pmsAge.at" picker="date" value={at} onChange={setAt} />
      </div>
      <Awaited {...read} />
      {data && (
        <Table<Row>
          size="middle"
          rowKey="tenantId"
          dataSource={[...total, ...data.rows]}
          columns={COLUMNS}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
      )}
    </>
  );
}
