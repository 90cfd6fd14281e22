import { Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { Field } from '@/components/form/Field';
import { Wide } from '@/components/form/FormSection';
import { useText } from '@/core/i18n';
import { money9, positiveDecimal4, signedDecimal } from '@/core/input/filters';
import { choice, decimal, param, type ParamProps, rate } from './paramInputs';
import { RowsField } from './RowsField';

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

export const DiscountParams = () => (
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

/** How the base price is made. */
export const CalculationParams = () => (
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

/** What is paid back of a period. */
export function RebateParams({ disabled }: Pick<ParamProps, 'disabled'>) {
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
