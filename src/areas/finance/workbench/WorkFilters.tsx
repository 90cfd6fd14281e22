import { Flex, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { RULE_CODES, type RuleCode } from '@/contract/finance/matching';
import { trim } from '@/core/input/filters';
import { type TextId, useText } from '@/core/i18n';
import { useThrottleLatest } from '@kit/actions/throttle';
import { MomentInput } from '@kit/fields/MomentInput';
import { RULE_TEXTS } from '../shared/ruleTexts';
import type { Sought } from './useRows';
import { type Filter, FILTERS } from './useWorkbench';
import styles from './Workbench.module.css';

const FILTER_TEXTS = {
  open: 'workbench.filter.open',
  suggested: 'workbench.filter.suggested',
  matched: 'workbench.filter.matched',
} as const satisfies Record<Filter, TextId>;

const TYPING_MS = 300;
const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;

type Typed = Record<'number' | 'amountFrom' | 'amountTo' | 'dateFrom' | 'dateTo', string>;
const NOTHING: Typed = { number: '', amountFrom: '', amountTo: '', dateFrom: '', dateTo: '' };

/** What is not an amount yet is not asked for. */
const soughtOf = ({ number, amountFrom, amountTo, dateFrom, dateTo }: Typed, rule: RuleCode | undefined): Sought => ({
  ...(trim(number) ? { number: trim(number) } : {}),
  ...(SIGNED.test(amountFrom) ? { amountFrom } : {}),
  ...(SIGNED.test(amountTo) ? { amountTo } : {}),
  ...(dateFrom ? { dateFrom } : {}),
  ...(dateTo ? { dateTo } : {}),
  ...(rule ? { rule } : {}),
});

interface Props {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onSought: (sought: Sought) => void;
}

/** What both panes show. */
export function WorkFilters({ filter, onFilter, onSought }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(NOTHING);
  const [rule, setRule] = useState<RuleCode>();
  const search = useThrottleLatest(onSought, TYPING_MS);
  const type = (field: keyof Typed, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    search(soughtOf(next, rule));
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
    />
  );
  return (
    <Flex wrap gap="small">
      <Segmented<Filter>
        value={filter}
        onChange={onFilter}
        options={FILTERS.map((value) => ({ value, label: text(FILTER_TEXTS[value]) }))}
      />
      {field('number', 'workbench.number')}
      {field('amountFrom', 'workbench.amountFrom')}
      {field('amountTo', 'workbench.amountTo')}
      {day('dateFrom', 'workbench.dateFrom')}
      {day('dateTo', 'workbench.dateTo')}
      <Select<RuleCode>
        virtual={false}
        allowClear
        className={styles.search ?? ''}
        aria-label={text('workbench.rule')}
        placeholder={text('workbench.rule')}
        value={rule ?? null}
        onChange={(next: RuleCode | undefined) => {
          setRule(next);
          onSought(soughtOf(typed, next));
        }}
        options={RULE_CODES.map((value) => ({ value, label: `${value} ${text(RULE_TEXTS[value])}` }))}
      />
    </Flex>
  );
}
