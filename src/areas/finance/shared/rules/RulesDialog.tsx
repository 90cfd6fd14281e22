import { Alert, Flex, Select } from 'antd';
import { RULE_CODES, type RuleCode } from '@/contract/finance/matching';
import { rulesApi, type RuleTable, SETTINGS_FROM, SURE_RULES } from '@/contract/finance/rule-settings';
import type { Statement } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { percent100 } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { Dialog } from '@/ui/Dialog';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDateTime } from '@kit/format/date';
import { RULE_TEXTS } from '../ruleTexts';
import { useWhose } from './useWhose';

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
  return (
    <Select
      placeholder={<T id="select.choose" />}
      {...props}
      mode="multiple"
      virtual={false}
      allowClear
      options={options}
    />
  );
}

/**
 * The version of the rules, and how many matches of M11 people confirmed or refused, by which to decide whether M11 may
 * confirm by itself.
 */
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
  /** Opens the rules of the statement's partner or company; without it, the user chooses a partner or company. */
  statement?: Statement;
  onClose: () => void;
}

function Rules({ statement, onClose }: Props) {
  const { picker, whose, name } = useWhose({ statement });
  const { branchId = '', partyType, partyId } = whose;
  const of = { branchId, ...(partyType === undefined || partyId === undefined ? {} : { partyType, partyId }) };
  const { data: table, error, refresh } = useCall(rulesApi.rules, of);
  if (!table)
    return error ? (
      <Dialog open title={<T id="ruleTable.any" />} footer={null} onCancel={onClose}>
        <LoadFailed error={error} onRetry={refresh} />
      </Dialog>
    ) : null;
  const { ruleVersion } = table;
  return (
    <RecordDialog<RuleTable, Values>
      key={`${branchId} ${partyType ?? ''} ${partyId ?? ''} ${ruleVersion}`}
      draftKey={`rules ${branchId} ${partyType ?? ''} ${partyId ?? ''}`}
      {...(name === undefined
        ? { title: 'ruleTable.any' as const }
        : { title: 'ruleTable.title' as const, titleValues: { name } })}
      help="ruleTable.help"
      okText="ruleTable.save"
      fields={fields}
      record={table}
      save={(values) => call(rulesApi.update, { ...of, ...values, ruleVersion }, { silent: true })}
      onClose={onClose}
    >
      <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
        {picker}
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

/** Rows of the rule table that headquarters can set (docs/domain/reconciliation.md#settings). */
export const RulesDialog = withTexts(['finance/rules', 'finance/statements', 'finance/workbench'], Rules);
