import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { FormField } from '@kit/form/FormField';
import { Wide } from '@/ui/form/FormSection';
import { useText } from '@/core/i18n';
import { money9, positiveDecimal4, signedDecimal } from '@/core/input/filters';
import { choice, decimal, param, type ParamProps, rate } from './paramInputs';
import { RowsField } from '@/ui/form/RowsField';
import { RadioChoice } from '@/ui/form/choices';

const SOURCES = choice({
  LIST: 'ruleText.list',
  COST: 'ruleText.cost',
  LAST_SALE: 'ruleText.lastSale',
  CONTRACT: 'ruleText.contract',
});
const ROUNDING = choice({
  NONE4: 'priceRule.noRounding',
  FEN: 'ruleText.toFen',
  JIAO: 'ruleText.toJiao',
  JIAO_UP: 'ruleText.upToJiao',
  YUAN: 'ruleText.toYuan',
});
const PERIODS = choice({ MONTH: 'ruleText.month', QUARTER: 'ruleText.quarter', YEAR: 'ruleText.year' });
const BASES = choice({ AMOUNT: 'priceRule.byAmount', QTY: 'priceRule.byQty' });
const CALC_MODES = choice({ WHOLE: 'priceRule.whole', PROGRESSIVE: 'ruleText.progressive' });

export const DiscountParams = () => (
  <FormField
    name={param('discountRate')}
    label="priceRule.discountRate"
    help="priceRule.discountHelp"
    required
    filter={rate}
  >
    <Input {...decimal} suffix="%" />
  </FormField>
);

/** How the base price is made. */
export const CalculationParams = () => (
  <>
    <FormField name={param('baseSource')} label="priceRule.baseSource" required>
      <Select options={SOURCES} />
    </FormField>
    <FormField name={param('factor')} label="priceRule.factor" required filter={positiveDecimal4}>
      <Input {...decimal} prefix="×" />
    </FormField>
    <FormField name={param('addend')} label="priceRule.addend" filter={signedDecimal}>
      <Input {...decimal} prefix="+" suffix="¥" />
    </FormField>
    <FormField name={param('roundMode')} label="priceRule.roundMode" required>
      <Select options={ROUNDING} />
    </FormField>
    <FormField name={param('clampMin')} label="priceRule.clampMin" isFlag>
      <Switch />
    </FormField>
  </>
);

function Step({ index, isAmount }: { index: number; isAmount: boolean }) {
  const text = useText();
  const unit = isAmount ? { suffix: '%' } : { prefix: '¥' };
  return (
    <>
      <FormField name={[index, 'threshold']} label="priceRule.threshold" noStyle required filter={money9}>
        <Input {...decimal} prefix={isAmount ? '≥ ¥' : '≥'} aria-label={text('priceRule.threshold')} />
      </FormField>
      <FormField
        name={[index, 'value']}
        label="priceRule.stepValue"
        noStyle
        required
        filter={isAmount ? rate : positiveDecimal4}
      >
        <Input {...decimal} {...unit} aria-label={text('priceRule.stepValue')} />
      </FormField>
    </>
  );
}

/** The part of a period's amount that is paid back. */
export function RebateParams({ disabled }: Pick<ParamProps, 'disabled'>) {
  const basis: unknown = Form.useWatch(['params', 'basis']);
  const isAmount = basis !== 'QTY';
  return (
    <>
      <FormField name={param('period')} label="priceRule.period" required>
        <Select options={PERIODS} />
      </FormField>
      <FormField name={param('basis')} label="priceRule.basis">
        <RadioChoice options={BASES} />
      </FormField>
      <Wide>
        <RowsField
          name={param('ladders')}
          label="priceRule.ladders"
          addLabel="priceRule.addStep"
          max={10}
          empty={{ threshold: '', value: '' }}
          disabled={disabled}
        >
          {(index) => (
            <>
              <Step index={index} isAmount={isAmount} />
              <span />
            </>
          )}
        </RowsField>
      </Wide>
      <FormField name={param('calcMode')} label="priceRule.calcMode">
        <RadioChoice options={CALC_MODES} />
      </FormField>
      <FormField name={param('payDelayDays')} label="priceRule.payDelayDays">
        <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
      </FormField>
      <FormField name={param('returnsIncluded')} label="priceRule.returnsIncluded" isFlag>
        <Switch />
      </FormField>
    </>
  );
}
