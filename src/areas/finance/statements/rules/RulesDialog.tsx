import { Alert, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { RULE_CODES, type RuleCode } from '@/contract/finance/matching';
import { rulesApi, type RuleTable, SETTINGS_FROM, SURE_RULES } from '@/contract/finance/rule-settings';
import type { Statement } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { percent100 } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDateTime } from '@kit/format/date';
import { RULE_TEXTS } from '../../shared/ruleTexts';

type Values = Pick<RuleTable, 'fen' | 'rate' | 'near' | 'far' | 'sums' | 'manual' | 'sureNear'>;

const fields = fieldsOf<Values>()('ruleTable', {
  fen: f.count({ required: true }),
  rate: f.percent({ required: true, keep: percent100 }),
  near: f.count({ required: true }),
  far: f.count({ required: true }),
  sums: f.count({ required: true }),
  manual: f.list({}),
  sureNear: f.flag(),
});

interface PickerProps {
  id?: string;
  value?: RuleCode[];
  onChange?: (rules: RuleCode[]) => void;
}

function RulePicker(props: PickerProps) {
  const text = useText();
  const options = RULE_CODES.filter((rule) => SURE_RULES.includes(rule)).map((value) => ({
    value,
    label: `${value} ${text(RULE_TEXTS[value])}`,
  }));
  return <Select {...props} mode="multiple" virtual={false} allowClear options={options} />;
}

export type Scope = 'party' | 'branch';

export function ScopePicker({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const text = useText();
  return (
    <Segmented<Scope>
      aria-label={text('ruleTable.scope')}
      value={scope}
      onChange={onScope}
      options={[
        { value: 'party', label: text('ruleTable.party') },
        { value: 'branch', label: text('ruleTable.branch') },
      ]}
    />
  );
}

/** Whose rules are meant. */
export const whoseOf = ({ branchId, partyId }: Statement, scope: Scope) => ({
  branchId,
  ...(scope === 'party' ? { partyId } : {}),
});

/** Which version it is, and what speaks for letting M11 confirm itself. */
function Standing({ table: { from, ruleVersion: version, byName: name, time, decided, wrong } }: { table: RuleTable }) {
  return (
    <Alert
      type="info"
      title={
        from === SETTINGS_FROM.usual ? (
          <T id="ruleTable.usual" />
        ) : (
          <T id="ruleTable.version" values={{ version, name, time: time ? formatDateTime(time) : '' }} />
        )
      }
      description={<T id="ruleTable.decisions" values={{ decided, wrong }} />}
    />
  );
}

interface Props {
  statement: Statement;
  onClose: () => void;
}

function Dialog({ statement, onClose }: Props) {
  const [scope, setScope] = useState<Scope>('party');
  const whose = whoseOf(statement, scope);
  const { data: table } = useCall(rulesApi.rules, whose);
  const { partyName, branchName } = statement;
  // What could not be read has been said.
  if (!table) return null;
  const { ruleVersion } = table;
  return (
    <RecordDialog<RuleTable, Values>
      key={`${scope} ${ruleVersion}`}
      draftKey={`rules ${statement.branchId} ${whose.partyId ?? ''}`}
      title="ruleTable.title"
      titleValues={{ name: scope === 'party' ? partyName : branchName }}
      help="ruleTable.help"
      okText="ruleTable.save"
      fields={fields}
      record={table}
      save={(values) => call(rulesApi.update, { ...whose, ...values, ruleVersion }, { silent: true })}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <ScopePicker scope={scope} onScope={setScope} />
        <Standing table={table} />
      </Flex>
      {fields.inputs(['fen', 'rate', 'near', 'far', 'sums'])}
      <fields.Field name="manual">
        <RulePicker />
      </fields.Field>
      {fields.inputs(['sureNear'])}
    </RecordDialog>
  );
}

/** What headquarters set of the rule table (docs/domain/reconciliation.md#settings). */
export const RulesDialog = withTexts(['finance/rules', 'finance/workbench'], Dialog);
