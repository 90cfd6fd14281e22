import { Button, Form, Input, InputNumber, Select } from 'antd';
import { FEE_TYPE, type FeeItem } from '../../../src/contract/property/fee-items';
import { CALC_MODE } from '../../../src/contract/property/trial';
import { FormField } from '@kit/form/FormField';
import { T } from '@kit/text';
import { FormLine } from '../fields/FormLine';
import { useSay } from '../say';
import { AddRow } from '../fields/AddRow';
import { leaseCycle } from './leaseFields';
import { useFeeItems } from './picks';
import styles from './Lease.module.css';

const MOST_LINES = 20;
const FIRST_RISE = 2;

const pattern = (whole: number, decimals: number) => [
  {
    pattern: new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`),
    message: <T id="pms.wrongDecimal" values={{ decimals }} />,
  },
];
const RATE = pattern(2, 2);
const PRICE = pattern(8, 4);
const QUANTITY = pattern(9, 2);

/** The rent rises by a rate from a month of the lease on; months ascend. */
export function Rises() {
  const say = useSay();
  return (
    <Form.List name="increase">
      {(fields, { add, remove }) => (
        <section className={styles.lines} aria-label={say('pmsLease.increase')}>
          <strong>{say('pmsLease.increase')}</strong>
          {fields.map(({ key, name }) => (
            <FormLine key={key}>
              <FormField name={[name, 'fromMonth']} label="pmsLease.fromMonth" required>
                <InputNumber<number> precision={0} min={FIRST_RISE} max={120} style={{ width: '100%' }} />
              </FormField>
              <FormField name={[name, 'rate']} label="pmsLease.rate" required rules={RATE}>
                <Input inputMode="decimal" autoComplete="off" />
              </FormField>
              <Button type="link" danger onClick={() => remove(name)}>
                {say('pmsLease.remove')}
              </Button>
            </FormLine>
          ))}
          <AddRow
            label="pmsLease.addRise"
            count={fields.length}
            disabled={fields.length >= MOST_LINES}
            onAdd={() => add({})}
          />
        </section>
      )}
    </Form.List>
  );
}

interface FeeProps {
  name: number;
  items: readonly FeeItem[];
  area: string;
  onRemove: () => void;
}

/** The basis of a fee: square metres, a number of things, or a meter. */
function Fee({ name, items, area, onRemove }: FeeProps) {
  const say = useSay();
  const feeItemId: unknown = Form.useWatch(['feeItems', name, 'feeItemId']);
  const item = items.find((one) => one.feeItemId === feeItemId);
  const options = items
    .filter(({ feeType }) => feeType !== FEE_TYPE.rent && feeType !== FEE_TYPE.deposit)
    .filter(({ status, feeItemId: id }) => status === 1 || id === feeItemId)
    .map(({ feeItemId: value, feeName: label }) => ({ value, label }));
  const isByUsage = item?.calcMode === CALC_MODE.usage;
  return (
    <FormLine>
      <FormField name={[name, 'feeItemId']} label="pmsLease.feeItemId" required>
        <Select placeholder={say('pms.choose')} showSearch={{ optionFilterProp: 'label' }} options={options} />
      </FormField>
      {item && !isByUsage && (
        <>
          <FormField name={[name, 'price']} label="pmsLease.price" rules={PRICE}>
            <Input inputMode="decimal" autoComplete="off" placeholder={item.unitPrice} />
          </FormField>
          {item.calcMode === CALC_MODE.area ? (
            <FormField name={[name, 'area']} label="pmsLease.area" rules={QUANTITY}>
              <Input inputMode="decimal" autoComplete="off" placeholder={area} />
            </FormField>
          ) : (
            <FormField name={[name, 'quantity']} label="pmsLease.quantity" rules={QUANTITY}>
              <Input inputMode="decimal" autoComplete="off" placeholder="1" />
            </FormField>
          )}
          <FormField name={[name, 'cycle']} label="pmsLease.cycle">
            <Select
              allowClear
              placeholder={item.cycle === null ? <T id="pmsFee.leaseCycle" /> : leaseCycle.labelOf(item.cycle)}
              options={[...leaseCycle.options]}
            />
          </FormField>
        </>
      )}
      {isByUsage && <span>{say('pmsLease.byUsage')}</span>}
      <Button type="link" danger onClick={onRemove}>
        {say('pmsLease.remove')}
      </Button>
    </FormLine>
  );
}

/** The fees besides the rent; an empty price follows the fee item and its tariffs. */
export function Fees({ area }: { area: string }) {
  const say = useSay();
  const items = useFeeItems();
  return (
    <Form.List name="feeItems">
      {(fields, { add, remove }) => (
        <section className={styles.lines} aria-label={say('pmsLease.feeItems')}>
          <strong>{say('pmsLease.feeItems')}</strong>
          {fields.map(({ key, name }) => (
            <Fee key={key} name={name} items={items} area={area} onRemove={() => remove(name)} />
          ))}
          <AddRow
            label="pmsLease.addFee"
            count={fields.length}
            disabled={fields.length >= MOST_LINES - 1}
            onAdd={() => add({})}
          />
        </section>
      )}
    </Form.List>
  );
}
