import { Form, type FormRule, Input } from 'antd';
import { FormField } from '@kit/form/FormField';
import { Wide } from '@/ui/form/FormSection';
import { type CalcMode, LADDER_TRAITS, type LadderType, type RewardType } from '@/contract/promotion/activity';
import { rewardTypesOf } from '@/contract/promotion/ladder';
import { T, type TextId, useText } from '@/core/i18n';
import { money9, percent2, positiveDecimal4, positiveInteger } from '@/core/input/filters';
import { RowsField } from '@/ui/form/RowsField';
import { RadioChoice } from '@/ui/form/choices';
import styles from './LadderField.module.css';
import {
  EMPTY_ROW,
  type LadderRow,
  type LadderTerms,
  rewardFalls,
  rewardIn,
  ROW_FIELDS,
  type RowField,
  rowProblem,
} from './ladderRows';

interface Props {
  type: LadderType;
  calcMode: CalcMode;
  disabled: boolean;
}

const MAX_STEPS = 10;
const STEP_FIELDS = ['threshold', 'rewardValue'];
const INTERVAL_FIELDS = ['fromQty', 'toQty', 'rewardValue'];

const REWARDS: Readonly<Record<RewardType, TextId>> = {
  AMOUNT: 'ladder.amount',
  UNIT_PRICE: 'ladder.unitPrice',
  PERCENT: 'ladder.percent',
};
const VALUE_FILTER = { AMOUNT: money9, UNIT_PRICE: positiveDecimal4, PERCENT: percent2 } as const;

/** The fields of the form by which the rows are interpreted. */
interface Values {
  ladders: LadderRow[];
}

/** Checks each row during typing, by the server's own rules. */
function useRules(terms: LadderTerms) {
  const text = useText();
  const form = Form.useFormInstance<Values>();
  // The value of the list that the rows belong to.
  const rowsNow = () => form.getFieldValue('ladders') as LadderRow[];
  return (row: number, field: RowField): FormRule[] => {
    const wrong: FormRule = {
      validator: () => {
        const problem = rowProblem(terms, rowsNow(), { row, field });
        return problem ? Promise.reject(new Error(text(problem))) : Promise.resolve();
      },
    };
    const falls: FormRule = {
      warningOnly: true,
      validator: () =>
        rewardFalls(terms, rowsNow(), row) ? Promise.reject(new Error(text('ladder.falls'))) : Promise.resolve(),
    };
    return field === 'rewardValue' ? [wrong, falls] : [wrong];
  };
}

interface CellProps {
  row: number;
  field: RowField;
  label: TextId;
  required?: boolean;
  filter: (value: unknown) => string;
  rules: FormRule[];
  prefix?: string;
  suffix?: string;
}

function Cell({ row, field, label, required = true, prefix, suffix, ...props }: CellProps) {
  const text = useText();
  // The check of a row also depends on the row before.
  const before = ROW_FIELDS.map((name) => ['ladders', row - 1, name]);
  const own = ROW_FIELDS.filter((name) => name !== field).map((name) => ['ladders', row, name]);
  return (
    <FormField
      {...props}
      name={[row, field]}
      label={label}
      required={required}
      className={styles.cell ?? ''}
      dependencies={row > 0 ? [...before, ...own, 'rewardType', 'calcMode'] : [...own, 'rewardType', 'calcMode']}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={text('ladder.cell', { label: text(label), row: row + 1 })}
        {...(field === 'toQty' ? { placeholder: text('ladder.endless') } : {})}
        {...(prefix ? { prefix } : {})}
        {...(suffix ? { suffix } : {})}
      />
    </FormField>
  );
}

interface RowProps extends LadderTerms {
  row: number;
}

function Row({ row, ...terms }: RowProps) {
  const rules = useRules(terms);
  const { family, measure } = LADDER_TRAITS[terms.activityType];
  const isMoney = measure === 'AMOUNT';
  const isPercent = terms.rewardType === 'PERCENT';
  return (
    <>
      {family === 'INTERVAL' ? (
        <>
          <Cell
            row={row}
            field="fromQty"
            label="ladder.from"
            filter={positiveInteger}
            rules={rules(row, 'fromQty')}
            prefix="≥"
          />
          <Cell
            row={row}
            field="toQty"
            label="ladder.to"
            required={false}
            filter={positiveInteger}
            rules={rules(row, 'toQty')}
            prefix="≤"
          />
        </>
      ) : (
        <Cell
          row={row}
          field="threshold"
          label={family === 'EACH' ? 'ladder.each' : 'ladder.threshold'}
          filter={isMoney ? money9 : positiveInteger}
          rules={rules(row, 'threshold')}
          prefix={isMoney ? '¥' : '≥'}
        />
      )}
      <Cell
        row={row}
        field="rewardValue"
        label={REWARDS[terms.rewardType]}
        filter={VALUE_FILTER[terms.rewardType]}
        rules={rules(row, 'rewardValue')}
        {...(isPercent ? { suffix: '%' } : { prefix: '¥' })}
      />
    </>
  );
}

/** The ladder: its kind of reward, which all rows share, and a row for each threshold. */
export function LadderField({ type, calcMode, disabled }: Props) {
  const { family } = LADDER_TRAITS[type];
  const allowed = rewardTypesOf({ activityType: type, calcMode });
  const chosen: unknown = Form.useWatch('rewardType');
  const rewardType = rewardIn({ activityType: type, calcMode }, chosen);
  return (
    <Wide>
      <FormField name="rewardType" label="ladder.rewardType" hidden={allowed.length === 1}>
        <RadioChoice options={allowed.map((value) => ({ value, label: <T id={REWARDS[value]} /> }))} />
      </FormField>
      <div className={family === 'INTERVAL' ? styles.intervals : styles.steps}>
        <RowsField
          name={['ladders']}
          label={family === 'EACH' ? 'ladder.each' : 'ladder.rows'}
          addLabel="ladder.add"
          max={family === 'EACH' ? 1 : MAX_STEPS}
          empty={EMPTY_ROW}
          disabled={disabled}
          columns={family === 'INTERVAL' ? INTERVAL_FIELDS : STEP_FIELDS}
        >
          {(row) => <Row row={row} activityType={type} calcMode={calcMode} rewardType={rewardType} />}
        </RowsField>
      </div>
    </Wide>
  );
}
