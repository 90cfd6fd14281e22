import { Drawer } from 'antd';
import { useState } from 'react';
import {
  METER_STATUS,
  type Meter,
  type Reading,
  READING_KIND,
  READING_STATE,
  readingApi,
} from '../../../src/contract/property/meters';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { useSay } from '../say';
import { AddReading, CorrectReading } from './readingDialogs';
import { readingFields } from './readingFields';

const WIDTH = 960;
const RECENT = 50;

const table = readingFields.table({
  show: [
    ...(['date', 'period', 'kind', 'values', 'overflow', 'estimated', 'state'] as const),
    ...(['remark', 'createdByName', 'readTime'] as const),
  ],
});

const isValid = ({ state }: Reading) => state === READING_STATE.valid;

interface Props {
  meter: Meter;
  onExchange: () => void;
  onClose: () => void;
}

/** The readings of a meter; a reading can be added, or replaced by a correct one. */
export function ReadingsDrawer({ meter, onExchange, onClose }: Props) {
  const say = useSay();
  const { meterId, meterNo } = meter;
  const isActive = meter.meterStatus === METER_STATUS.active;
  const [isAdding, setAdding] = useState(false);
  const [wrong, setWrong] = useState<Reading>();
  const correct = async (period: string | undefined) => {
    const asked = { meterId, pageSize: RECENT, ...(period ? { period } : {}) };
    const { records } = await call(readingApi.page, asked);
    const found = records.find(
      (one) => isValid(one) && (period === undefined || (one.period === period && one.kind === READING_KIND.read)),
    );
    if (!found) return;
    setAdding(false);
    setWrong(found);
  };
  const add = isActive ? (
    <ActionButton code="bill_reading" label="pmsReading.add" type="primary" onAction={() => setAdding(true)} />
  ) : null;
  return (
    <Drawer open size={WIDTH} title={say('pmsReading.title', { name: meterNo })} onClose={onClose}>
      <CrudTable<Reading>
        {...table}
        rowKey="readingId"
        list={readingApi.page}
        params={{ meterId }}
        search={false}
        emptyText="pmsReading.empty"
        toolBarRender={() => [<span key="add">{add}</span>]}
        actions={(row) => (
          <RowActions
            actions={
              isValid(row)
                ? [{ code: 'bill_readingCorrect', label: 'pmsReading.correct', onAction: () => setWrong(row) }]
                : []
            }
          />
        )}
      />
      <AddReading
        meter={meter}
        isOpen={isAdding}
        onExchange={onExchange}
        // `call` has shown what was wrong.
        onCorrect={(period) => void correct(period).catch(() => undefined)}
        onClose={() => setAdding(false)}
      />
      <CorrectReading
        meter={meter}
        reading={wrong}
        onExchange={isActive ? onExchange : undefined}
        onClose={() => setWrong(undefined)}
      />
    </Drawer>
  );
}
