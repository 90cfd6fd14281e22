import { Button, Form, Input, Select, Switch } from 'antd';
import { FLAG } from '../../../src/contract/fields';
import { ITEM_TYPE } from '../../../src/contract/property/inspections';
import { WORK_CATEGORY, WORK_URGENCY } from '../../../src/contract/property/work-orders';
import { codeTable } from '@kit/fields/codeTable';
import { FormField } from '@kit/form/FormField';
import { FormLine } from '../fields/FormLine';
import { useSay } from '../say';
import { AddRow } from '../fields/AddRow';
import { itemType } from './inspectionFields';
import styles from './Inspection.module.css';

const category = codeTable('workCategory', WORK_CATEGORY);
const urgency = codeTable('workUrgency', WORK_URGENCY);

const NEW_ITEM = {
  type: ITEM_TYPE.flag,
  autoOrder: FLAG.no,
  category: WORK_CATEGORY.other,
  urgency: WORK_URGENCY.plain,
};

/** One item: yes or no, or a number between two limits, with the work order that a fault leads to. */
function Item({ point, item, onRemove }: { point: number; item: number; onRemove: () => void }) {
  const say = useSay();
  const at = ['points', point, 'items', item];
  const type: unknown = Form.useWatch([...at, 'type']);
  return (
    <FormLine>
      <FormField name={[item, 'itemName']} label="pmsPlan.itemName" required>
        <Input maxLength={50} />
      </FormField>
      <FormField name={[item, 'type']} label="pmsPlan.itemType" required>
        <Select placeholder={say('pms.choose')} options={[...itemType.options]} />
      </FormField>
      {type === ITEM_TYPE.number && (
        <>
          <FormField name={[item, 'min']} label="pmsPlan.min">
            <Input inputMode="decimal" />
          </FormField>
          <FormField name={[item, 'max']} label="pmsPlan.max">
            <Input inputMode="decimal" />
          </FormField>
        </>
      )}
      <FormField name={[item, 'autoOrder']} label="pmsPlan.autoOrder" isFlag>
        <Switch />
      </FormField>
      <FormField name={[item, 'category']} label="pmsWork.category">
        <Select placeholder={say('pms.choose')} options={[...category.options]} />
      </FormField>
      <FormField name={[item, 'urgency']} label="pmsWork.urgency">
        <Select placeholder={say('pms.choose')} options={[...urgency.options]} />
      </FormField>
      <Button type="link" danger onClick={onRemove}>
        {say('pmsPlan.remove')}
      </Button>
    </FormLine>
  );
}

function Items({ point }: { point: number }) {
  return (
    <Form.List name={[point, 'items']}>
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <Item key={key} point={point} item={name} onRemove={() => remove(name)} />
          ))}
          <AddRow label="pmsPlan.addItem" count={fields.length} onAdd={() => add(NEW_ITEM)} />
        </>
      )}
    </Form.List>
  );
}

interface PointProps {
  name: number;
  isOnly: boolean;
  onRemove: () => void;
}

function Point({ name, isOnly, onRemove }: PointProps) {
  const say = useSay();
  return (
    <section className={styles.point}>
      <FormLine>
        <FormField name={[name, 'pointName']} label="pmsPlan.pointName" required>
          <Input maxLength={50} />
        </FormField>
        <FormField name={[name, 'location']} label="pmsPlan.location" required>
          <Input maxLength={100} />
        </FormField>
        <Button type="link" danger disabled={isOnly} onClick={onRemove}>
          {say('pmsPlan.remove')}
        </Button>
      </FormLine>
      <Items point={name} />
    </section>
  );
}

/** The points of a plan: where to look, and at what. */
export function PointsEditor() {
  return (
    <Form.List name="points">
      {(fields, { add, remove }) => (
        <div className={styles.points}>
          {fields.map(({ key, name }) => (
            <Point key={key} name={name} isOnly={fields.length === 1} onRemove={() => remove(name)} />
          ))}
          <AddRow
            label="pmsPlan.addPoint"
            size="medium"
            count={fields.length}
            onAdd={() => add({ items: [NEW_ITEM] })}
          />
        </div>
      )}
    </Form.List>
  );
}

export const FIRST_POINTS = [{ items: [NEW_ITEM] }];
