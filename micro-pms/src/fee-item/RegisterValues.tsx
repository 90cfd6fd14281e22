import { Button, Form, Input } from 'antd';
import { FormField } from '@kit/form/FormField';
import { T } from '@kit/text';
import type { TextId } from '@kit/types';
import { decimal, decimalRule } from '../fields/f';
import { FormLine } from '../fields/FormLine';
import { useSay } from '../say';
import styles from './FeeItem.module.css';

/** The registers in their order: the total or the sharp peak, the peak, the flat, and the valley. */
const REGISTERS = ['pmsRegister.first', 'pmsRegister.second', 'pmsRegister.third', 'pmsRegister.fourth'] as const;
const WHOLE = { 2: 9, 4: 8 } as const;

interface Props {
  /** The field that holds the texts, one per register. */
  name: string;
  title: TextId;
  decimals: 2 | 4;
  /** The meter says how many registers there are. */
  isFixed?: boolean;
}

/** A number for each register of a meter. */
export function RegisterValues({ name, title, decimals, isFixed = false }: Props) {
  const say = useSay();
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <div className={styles.rows}>
          <b>
            <T id={title} />
          </b>
          <FormLine>
            {fields.map(({ key, name: register }) => (
              <FormField
                key={key}
                name={register}
                label={REGISTERS[register] ?? REGISTERS[0]}
                required
                filter={decimal(WHOLE[decimals], decimals)}
                rules={[decimalRule(decimals)]}
              >
                <Input inputMode="decimal" autoComplete="off" />
              </FormField>
            ))}
          </FormLine>
          {!isFixed && (
            <div className={styles.ways}>
              <Button size="small" disabled={fields.length >= REGISTERS.length} onClick={() => add('')}>
                {say('pmsRegister.add')}
              </Button>
              <Button size="small" disabled={fields.length <= 1} onClick={() => remove(fields.length - 1)}>
                {say('pmsRegister.remove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Form.List>
  );
}
