import { Flex, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { type BillType, type MatchLevel, RULE_CODES, type RuleCode } from '@/contract/finance/matching';
import type { PartyType } from '@/contract/finance/statements';
import { trim } from '@/core/input/filters';
import { type TextId, useText } from '@/core/i18n';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { MomentInput } from '@kit/fields/MomentInput';
import { billTypeOf } from '../shared/billType';
import { RULE_TEXTS } from '../shared/ruleTexts';
import type { Sought } from './useRows';
import { matchLevel } from './workFields';
import styles from './Workbench.module.css';

/** The id of the field that the key `/` focuses. */
export const FIRST_FILTER = 'workbench-number';

const TYPING_MS = 300;
const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;

type Typed = Record<'number' | 'amountFrom' | 'amountTo' | 'dateFrom' | 'dateTo', string>;
const NOTHING: Typed = { number: '', amountFrom: '', amountTo: '', dateFrom: '', dateTo: '' };

type Options = readonly { value: number | string; label: ReactNode }[];

interface Chosen {
  rule?: RuleCode | undefined;
  level?: MatchLevel | undefined;
  billType?: BillType | undefined;
}

/** The search without amounts that are still incomplete. */
const soughtOf = ({ number, amountFrom, amountTo, dateFrom, dateTo }: Typed, chosen: Chosen): Sought => ({
  ...(trim(number) ? { number: trim(number) } : {}),
  ...(SIGNED.test(amountFrom) ? { amountFrom } : {}),
  ...(SIGNED.test(amountTo) ? { amountTo } : {}),
  ...(dateFrom ? { dateFrom } : {}),
  ...(dateTo ? { dateTo } : {}),
  ...(chosen.rule === undefined ? {} : { rule: chosen.rule }),
  ...(chosen.level === undefined ? {} : { level: chosen.level }),
  ...(chosen.billType === undefined ? {} : { billType: chosen.billType }),
});

interface Props {
  partyType: PartyType;
  onSought: (sought: Sought) => void;
  /** Called on Enter: leads from a field to the rows found. */
  onLeave: () => void;
}

interface ChoiceProps<V> {
  label: TextId;
  options: Options;
  value: V | undefined;
  isWide?: boolean;
  onChange: (value: V | undefined) => void;
}

function Choice<V extends number | string>({ label, options, value, isWide = false, onChange }: ChoiceProps<V>) {
  const text = useText();
  return (
    <Select<V | null>
      virtual={false}
      allowClear
      className={(isWide ? styles.search : styles.bound) ?? ''}
      aria-label={text(label)}
      placeholder={text(label)}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      options={[...options]}
    />
  );
}

/** The search fields for both panes. */
export function WorkFilters({ partyType, onSought, onLeave }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(NOTHING);
  const [chosen, setChosen] = useState<Chosen>({});
  const search = useThrottleLatest(onSought, TYPING_MS);
  const type = (field: keyof Typed, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    search(soughtOf(next, chosen));
  };
  const day = (name: 'dateFrom' | 'dateTo', label: TextId) => (
    <span className={styles.bound}>
      <MomentInput
        kind="date"
        placeholder={text(label)}
        value={typed[name] || null}
        onChange={(value) => type(name, value ?? '')}
      />
    </span>
  );
  const field = (name: keyof Typed, label: TextId) => (
    <Input
      allowClear
      className={(name === 'number' ? styles.search : styles.bound) ?? ''}
      aria-label={text(label)}
      title={text(label)}
      placeholder={text(label)}
      value={typed[name]}
      onChange={({ target }) => type(name, target.value)}
      onPressEnter={onLeave}
      {...(name === 'number' ? { id: FIRST_FILTER } : {})}
    />
  );
  const choose = (next: Chosen) => {
    setChosen(next);
    onSought(soughtOf(typed, next));
  };
  const rules = RULE_CODES.map((value) => ({ value, label: `${value} ${text(RULE_TEXTS[value])}` }));
  return (
    <Flex wrap gap="small">
      {field('number', 'workbench.number')}
      {field('amountFrom', 'workbench.amountFrom')}
      {field('amountTo', 'workbench.amountTo')}
      {day('dateFrom', 'workbench.dateFrom')}
      {day('dateTo', 'workbench.dateTo')}
      <Choice
        label="workbench.billType"
        options={billTypeOf(partyType).options}
        value={chosen.billType}
        onChange={(value) => choose({ ...chosen, billType: value })}
      />
      <Choice
        label="workbench.level"
        options={matchLevel.options}
        value={chosen.level}
        onChange={(value) => choose({ ...chosen, level: value })}
      />
      <Choice
        isWide
        label="workbench.rule"
        options={rules}
        value={chosen.rule}
        onChange={(value) => choose({ ...chosen, rule: value })}
      />
    </Flex>
  );
}
