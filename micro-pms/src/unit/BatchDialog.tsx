import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import type { Input, Output } from '../../../src/contract/endpoint';
import { unitApi } from '../../../src/contract/property/units';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { f } from '../fields/f';
import { useSay } from '../say';
import { unitFields } from './unitFields';

type Values = Input<typeof unitApi.batchAdd>;

const batchFields = fieldsOf<Values>()('pmsBatch', {
  fromFloor: f.count({ required: true, min: -20, max: 200 }),
  toFloor: f.count({ required: true, min: -20, max: 200 }),
  rooms: f.count({ required: true, min: 1, max: 100 }),
  pattern: f.text({ max: 20, required: true, help: 'pmsBatch.patternHelp' }),
});

const FIRST: Partial<Values> = { fromFloor: 1, toFloor: 1, rooms: 4, pattern: '{F2}{N2}' };
const SHOWN = 8;
const listOf = (all: readonly string[]) => all.slice(0, SHOWN).join(', ') + (all.length > SHOWN ? ' …' : '');

/** The numbers of the units that the batch would make. */
function Preview() {
  const say = useSay();
  const form = Form.useFormInstance<Values>();
  const [answered, setAnswered] = useState<{ of: string; found: Output<typeof unitApi.batchAdd> }>();
  const held = Form.useWatch((values) => JSON.stringify(values), form);
  // An answer for other values is not shown, however late it comes.
  const found = answered && answered.of === held ? answered.found : undefined;
  const look = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    const of = JSON.stringify(values);
    const looked = await call(unitApi.batchAdd, { ...values, preview: true }).catch(() => undefined);
    setAnswered(looked && { of, found: looked });
  };
  return (
    <>
      <Button onClick={() => void look()}>{say('pmsBatch.preview')}</Button>
      {found && (
        <Alert
          type={found.made > 0 ? 'info' : 'warning'}
          showIcon
          style={{ marginBlockStart: 12 }}
          title={say('pmsBatch.made', { count: found.made, list: listOf(found.unitNos) })}
          {...(found.taken.length > 0
            ? { description: say('pmsBatch.taken', { count: found.taken.length, list: listOf(found.taken) }) }
            : {})}
        />
      )}
    </>
  );
}

export function BatchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <RecordDialog<Partial<Values>, Values>
      draftKey="unit batch"
      title="pmsBatch.title"
      okText="pmsUnit.batchAdd"
      wide
      fields={{ ...unitFields, ...batchFields }}
      record={open ? FIRST : undefined}
      save={(values) => call(unitApi.batchAdd, { ...values, preview: false }, { silent: true })}
      onClose={onClose}
    >
      {unitFields.inputs(['buildingId'])}
      {batchFields.inputs(['fromFloor', 'toFloor', 'rooms', 'pattern'])}
      {unitFields.inputs(['area', 'innerArea', 'unitType', 'rentPrice', 'propertyFeeRate'])}
      <Preview />
    </RecordDialog>
  );
}
