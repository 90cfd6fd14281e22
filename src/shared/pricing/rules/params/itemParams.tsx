import { Form, Input, InputNumber, Switch } from 'antd';
import { FormField } from '@kit/form/FormField';
import { Wide } from '@/ui/form/FormSection';
import { PickMany } from '../../PickMany';
import { ProductPick, StaffPick } from '../../picks';
import { type TextId, useText } from '@/core/i18n';
import { money9, positiveDecimal4 } from '@/core/input/filters';
import { choice, decimal, param, type ParamProps, rate } from './paramInputs';
import { RowsField } from '@/ui/form/RowsField';
import { RadioChoice } from '@/ui/form/choices';

const BANDS = choice({ rates: 'priceRule.bandRates', items: 'priceRule.bandItems' });

interface PriceProps {
  index: number;
  name: 'specialPrice' | 'floorPrice' | 'ceilPrice';
  label: TextId;
}

function Price({ index, name, label }: PriceProps) {
  const text = useText();
  return (
    <FormField name={[index, name]} label={label} noStyle required filter={positiveDecimal4}>
      <Input {...decimal} prefix="¥" aria-label={text(label)} placeholder={text(label)} />
    </FormField>
  );
}

function Product({ index, branchId }: { index: number; branchId: string }) {
  const text = useText();
  return (
    <FormField name={[index, 'product']} label="priceRule.productIds" noStyle required>
      <ProductPick branchId={branchId} label={text('priceRule.productIds')} />
    </FormField>
  );
}

function LeastQty({ index }: { index: number }) {
  const text = useText();
  return (
    <Form.Item name={[index, 'minQty']} noStyle>
      <InputNumber min={1} max={99_999_999} precision={0} prefix="≥" aria-label={text('priceRule.minQty')} />
    </Form.Item>
  );
}

/** Agreed prices, product by product. */
export function SpecialParams({ branchId, disabled }: ParamProps) {
  return (
    <>
      <Wide>
        <RowsField
          name={param('items')}
          label="priceRule.items"
          addLabel="priceRule.addProduct"
          max={2_000}
          empty={{ product: null, minQty: 1 }}
          disabled={disabled}
        >
          {(index) => (
            <>
              <Product index={index} branchId={branchId} />
              <Price index={index} name="specialPrice" label="priceRule.specialPrice" />
              <LeastQty index={index} />
            </>
          )}
        </RowsField>
      </Wide>
      <FormField name={param('lockPrice')} label="priceRule.lockPrice" help="priceRule.lockHelp" isFlag>
        <Switch />
      </FormField>
      <FormField name={param('contractNo')} label="priceRule.contractNo">
        <Input maxLength={40} />
      </FormField>
    </>
  );
}

/** The limits within which a salesperson sets the price. */
export function FlexibleParams({ branchId, disabled }: ParamProps) {
  const band: unknown = Form.useWatch(['params', 'band']);
  return (
    <>
      <Wide>
        <FormField name={param('band')} label="priceRule.band">
          <RadioChoice options={BANDS} />
        </FormField>
      </Wide>
      {band === 'items' ? (
        <Wide>
          <RowsField
            name={param('items')}
            label="priceRule.items"
            addLabel="priceRule.addProduct"
            max={2_000}
            empty={{ product: null }}
            disabled={disabled}
          >
            {(index) => (
              <>
                <Product index={index} branchId={branchId} />
                <Price index={index} name="floorPrice" label="priceRule.floorPrice" />
                <Price index={index} name="ceilPrice" label="priceRule.ceilPrice" />
              </>
            )}
          </RowsField>
        </Wide>
      ) : (
        <>
          <FormField name={param('lowerRate')} label="priceRule.lowerRate" required filter={rate}>
            <Input {...decimal} suffix="%" />
          </FormField>
          <FormField name={param('upperRate')} label="priceRule.upperRate" required filter={rate}>
            <Input {...decimal} suffix="%" />
          </FormField>
        </>
      )}
      <FormField name={param('monthlyQuota')} label="priceRule.monthlyQuota" help="priceRule.quotaHelp" filter={money9}>
        <Input {...decimal} prefix="¥" />
      </FormField>
      <FormField name={param('staff')} label="priceRule.staffIds" help="priceRule.staffHelp">
        <PickMany branchId={branchId} one={StaffPick} disabled={disabled} />
      </FormField>
    </>
  );
}
