import { Button, Form, Input } from 'antd';
import { MOST_MATERIALS } from '../../../src/contract/property/work-orders';
import { FormField } from '@kit/form/FormField';
import { T } from '@kit/text';
import { decimal, decimalRule } from '../fields/f';
import { useSay } from '../say';
import { AddRow } from '../fields/AddRow';
import styles from './Materials.module.css';

const NAME = 50;
const WHOLE = 7;
const NUMBER = { filter: decimal(WHOLE, 2), rules: [decimalRule(2)], required: true };

function Material({ name, onRemove }: { name: number; onRemove: () => void }) {
  const say = useSay();
  return (
    <div className={styles.material}>
      <FormField name={[name, 'name']} label="pmsWork.materialName" required>
        <Input maxLength={NAME} />
      </FormField>
      <FormField name={[name, 'qty']} label="pmsWork.materialQty" {...NUMBER}>
        <Input inputMode="decimal" autoComplete="off" />
      </FormField>
      <FormField name={[name, 'price']} label="pmsWork.materialPrice" {...NUMBER}>
        <Input inputMode="decimal" autoComplete="off" />
      </FormField>
      <Button type="link" danger onClick={onRemove}>
        {say('pmsLease.remove')}
      </Button>
    </div>
  );
}

/** The materials used, each with its quantity and price. */
export function Materials() {
  return (
    <Form.Item label={<T id="pmsWork.materials" />}>
      <Form.List name="materials">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Material key={key} name={name} onRemove={() => remove(name)} />
            ))}
            <AddRow
              label="pmsWork.addMaterial"
              count={fields.length}
              disabled={fields.length >= MOST_MATERIALS}
              onAdd={() => add({})}
            />
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
