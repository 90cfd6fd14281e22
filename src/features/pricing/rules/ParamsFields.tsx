import { Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { Field } from '@/components/form/Field';
import { PickMany } from '@/components/pick/PickMany';
import { ProductPick, StaffPick } from '@/components/pick/picks';
import { Wide } from '@/components/form/FormSection';
import type { RuleCategory } from '@/contract/promotion/pricing';
import { T, type TextId, useText } from '@/core/i18n';
import { float, money9, positiveDecimal4, signedDecimal } from '@/core/input/filters';
import { RowsField } from './RowsField';

interface Props {
  branchId: string;
  disabled: boolean;
}

const choice = <K extends string>(texts: Readonly<Record<K, TextId>>) =>
  Object.entries<TextId>(texts).map(([value, id]) => ({ value, label: <T id={id} /> }));

const SOURCES = choice({
  LIST: 'ruleWords.list',
  COST: 'ruleWords.cost',
  LAST_SALE: 'ruleWords.lastSale',
  CONTRACT: 'ruleWords.contract',
});
const ROUNDING = choice({
  NONE4: 'priceRule.noRounding',
  FEN: 'ruleWords.toFen',
  JIAO: 'ruleWords.toJiao',
  JIAO_UP: 'ruleWords.upToJiao',
  YUAN: 'ruleWords.toYuan',
});
const PERIODS = choice({ MONTH: 'ruleWords.month', QUARTER: 'ruleWords.quarter', YEAR: 'ruleWords.year' });
const BASES = choice({ AMOUNT: 'priceRule.byAmount', QTY: 'priceRule.byQty' });
const CALC_MODES = choice({ WHOLE: 'priceRule.whole', PROGRESSIVE: 'ruleWords.progressive' });
const BANDS = choice({ rates: 'priceRule.bandRates', items: 'priceRule.bandItems' });

const param = (name: string) => ['params', name];
/** Per cent with two decimals; 100 is one of them. */
const rate = (value: unknown) => float(value, 2).replace(/^(\d{3})\d+/, '$1');

const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;

interface PriceProps {
  place: number;
  name: 'specialPrice' | 'floorPrice' | 'ceilPrice';
  label: TextId;
}

function Price({ place, name, label }: PriceProps) {
  const text = useText();
  return (
    <Field name={[place, name]} label={label} noStyle required filter={positiveDecimal4}>
      <Input {...decimal} prefix="¥" aria-label={text(label)} placeholder={text(label)} />
    </Field>
  );
}

function Product({ place, branchId }: { place: number; branchId: string }) {
  const text = useText();
  return (
    <Field name={[place, 'product']} label="priceRule.productIds" noStyle required>
      <ProductPick branchId={branchId} label={text('priceRule.productIds')} />
    </Field>
  );
}

function LeastQty({ place }: { place: number }) {
  const text = useText();
  return (
    <Form.Item name={[place, 'minQty']} noStyle>
      <InputNumber min={1} max={99_999_999} precision={0} prefix="≥" aria-label={text('priceRule.minQty')} />
    </Form.Item>
  );
}

function Step({ place, isAmount }: { place: number; isAmount: boolean }) {
  const text = useText();
  const unit = isAmount ? { suffix: '%' } : { prefix: '¥' };
  return (
    <>
      <Field name={[place, 'threshold']} label="priceRule.threshold" noStyle required filter={money9}>
        <Input {...decimal} prefix={isAmount ? '≥ ¥' : '≥'} aria-label={text('priceRule.threshold')} />
      </Field>
      <Field
        name={[place, 'value']}
        label="priceRule.stepValue"
        noStyle
        required
        filter={isAmount ? rate : positiveDecimal4}
      >
        <Input {...decimal} {...unit} aria-label={text('priceRule.stepValue')} />
      </Field>
    </>
  );
}

function Special({ branchId, disabled }: Props) {
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
          {(place) => (
            <>
              <Product place={place} branchId={branchId} />
              <Price place={place} name="specialPrice" label="priceRule.specialPrice" />
              <LeastQty place={place} />
            </>
          )}
        </RowsField>
      </Wide>
      <Field name={param('lockPrice')} label="priceRule.lockPrice" help="priceRule.lockHelp" isFlag>
        <Switch />
      </Field>
      <Field name={param('contractNo')} label="priceRule.contractNo">
        <Input maxLength={40} />
      </Field>
    </>
  );
}

function Flexible({ branchId, disabled }: Props) {
  const band: unknown = Form.useWatch(['params', 'band']);
  return (
    <>
      <Wide>
        <Field name={param('band')} label="priceRule.band">
          <Radio.Group options={BANDS} />
        </Field>
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
            {(place) => (
              <>
                <Product place={place} branchId={branchId} />
                <Price place={place} name="floorPrice" label="priceRule.floorPrice" />
                <Price place={place} name="ceilPrice" label="priceRule.ceilPrice" />
              </>
            )}
          </RowsField>
        </Wide>
      ) : (
        <>
          <Field name={param('lowerRate')} label="priceRule.lowerRate" required filter={rate}>
            <Input {...decimal} suffix="%" />
          </Field>
          <Field name={param('upperRate')} label="priceRule.upperRate" required filter={rate}>
            <Input {...decimal} suffix="%" />
          </Field>
        </>
      )}
      <Field name={param('monthlyQuota')} label="priceRule.monthlyQuota" help="priceRule.quotaHelp" filter={money9}>
        <Input {...decimal} prefix="¥" />
      </Field>
      <Field name={param('staff')} label="priceRule.staffIds" help="priceRule.staffHelp">
        <PickMany branchId={branchId} one={StaffPick} disabled={disabled} />
      </Field>
    </>
  );
}

const Discount = () => (
  <Field
    name={param('discountRate')}
    label="priceRule.discountRate"
    help="priceRule.discountHelp"
    required
    filter={rate}
  >
    <Input {...decimal} suffix="%" />
  </Field>
);

const Calculation = () => (
  <>
    <Field name={param('baseSource')} label="priceRule.baseSource" required>
      <Select options={SOURCES} />
    </Field>
    <Field name={param('factor')} label="priceRule.factor" required filter={positiveDecimal4}>
      <Input {...decimal} prefix="×" />
    </Field>
    <Field name={param('addend')} label="priceRule.addend" filter={signedDecimal}>
      <Input {...decimal} prefix="+" suffix="¥" />
    </Field>
    <Field name={param('roundMode')} label="priceRule.roundMode" required>
      <Select options={ROUNDING} />
    </Field>
    <Field name={param('clampMin')} label="priceRule.clampMin" isFlag>
      <Switch />
    </Field>
  </>
);

function Rebate({ disabled }: Props) {
  const basis: unknown = Form.useWatch(['params', 'basis']);
  const isAmount = basis !== 'QTY';
  return (
    <>
      <Field name={param('period')} label="priceRule.period" required>
        <Select options={PERIODS} />
      </Field>
      <Field name={param('basis')} label="priceRule.basis">
        <Radio.Group options={BASES} />
      </Field>
      <Wide>
        <RowsField
          name={param('ladders')}
          label="priceRule.ladders"
          addLabel="priceRule.addStep"
          max={10}
          empty={{ threshold: '', value: '' }}
          disabled={disabled}
        >
          {(place) => (
            <>
              <Step place={place} isAmount={isAmount} />
              <span />
            </>
          )}
        </RowsField>
      </Wide>
      <Field name={param('calcMode')} label="priceRule.calcMode">
        <Radio.Group options={CALC_MODES} />
      </Field>
      <Field name={param('payDelayDays')} label="priceRule.payDelayDays">
        <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name={param('returnsIncluded')} label="priceRule.returnsIncluded" isFlag>
        <Switch />
      </Field>
    </>
  );
}

const FIELDS = { SPECIAL: Special, FLEXIBLE: Flexible, DISCOUNT: Discount, CALCULATION: Calculation, REBATE: Rebate };

/** What the rule says: the fields of its category (domain/04 §4.3). */
export function ParamsFields({ category, ...props }: Props & { category: RuleCategory }) {
  const Fields = FIELDS[category];
  return <Fields {...props} />;
}
