import { Alert, Button, Drawer, Form } from 'antd';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { PriceRuleDetail } from '@/contract/pricing/price-rules';
import { prodRulesApi, ruleDetail } from '@/contract/pricing/prod-rules';
import { useByButton } from '@/core/auth/permission';
import { serverNow } from '@/core/clock/clock';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useSession } from '@/core/session/session';
import { FormFooter } from '@/ui/form/FormFooter';
import { Waiting } from '@/ui/Waiting';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { useDiscard } from '@kit/form/useDiscard';
import type { SaveContext } from '@kit/form/useAttempt';
import { useRecordForm } from '@kit/form/useRecordForm';
import { formatDate } from '@kit/format/date';
import { useCategories } from './categories';
import { type Editing, RuleSections } from './RuleSections';
import { ruleFields } from './ruleFields';
import { inputOf, limitedInput, newRule, type RuleValues, valuesOf } from './ruleValues';

/** What the drawer shows: a new rule, a copy, or a stored one. */
export type OpenedRule = { kind: 'add' } | { kind: 'copy' | 'edit' | 'view'; id: string };

interface Props {
  /** Absent while the drawer is closed. */
  opened: OpenedRule | undefined;
  onClose: () => void;
}

const TITLES: Readonly<Record<OpenedRule['kind'], TextId>> = {
  add: 'priceRule.addTitle',
  copy: 'priceRule.copyTitle',
  edit: 'priceRule.editTitle',
  view: 'priceRule.viewTitle',
};

const CODES = {
  add: 'pricingRule_add',
  copy: 'pricingRule_copy',
  edit: 'pricingRule_edit',
  view: 'pricingRule_edit',
} as const;

/** One rule beside the list. */
export function RuleDrawer({ opened, onClose }: Props) {
  const id = opened && 'id' in opened ? opened.id : undefined;
  const { data, error, refresh } = useCall(ruleDetail, { id: id ?? '' }, { ready: id !== undefined });
  const rule = data?.id === id ? data : undefined;
  // If there is a form, it asks first.
  const form = useRef<Closing>(null);
  return (
    <Drawer
      open={opened !== undefined}
      size={920}
      title={opened && <T id={TITLES[opened.kind]} values={{ name: rule?.ruleName ?? '' }} />}
      // A click on the mask or Escape does not lose input (docs/console.md#dialogs).
      mask={{ closable: false }}
      keyboard={opened?.kind === 'view'}
      destroyOnHidden
      onClose={() => (form.current ? form.current.close() : onClose())}
    >
      {opened && (id === undefined || rule) && (
        <RuleForm key={`${opened.kind} ${id ?? ''}`} {...{ opened, rule, onClose, form }} />
      )}
      {id !== undefined && !rule && <Waiting error={error} onRetry={refresh} lines={12} />}
    </Drawer>
  );
}

interface Closing {
  close: () => void;
}

/** The initial values of a new rule. */
function useStart({ kind }: OpenedRule, rule: PriceRuleDetail | undefined): RuleValues {
  const text = useText();
  const { branchId } = useSession();
  if (!rule || kind === 'add') return newRule(branchId, formatDate(serverNow()));
  const values = valuesOf(rule);
  return { ...values, ruleName: text('priceRule.copyName', { name: rule.ruleName }) };
}

function useWrite() {
  const { codeOf } = useCategories();
  return (enable: boolean) =>
    (values: RuleValues, { record, confirmCodes }: SaveContext<PriceRuleDetail>) => {
      const category = codeOf(values.categoryId) ?? 'DISCOUNT';
      const silent = { silent: true };
      if (!record) {
        const added = { ...inputOf(values, category), saveAndEnable: enable ? 1 : 0, confirmCodes } as const;
        return call(prodRulesApi.addRule, added, silent);
      }
      const { id, version, editing } = record;
      const change = editing === 'limited' ? limitedInput(values, category) : inputOf(values, category);
      return call(
        prodRulesApi.updateRule,
        { ...change, id, version, ...(enable ? { status: 1 } : {}), confirmCodes },
        silent,
      );
    };
}

interface FormProps {
  opened: OpenedRule;
  rule: PriceRuleDetail | undefined;
  onClose: () => void;
  form: RefObject<Closing | null>;
}

function RuleForm({ opened, rule, onClose, form: closing }: FormProps) {
  const { kind } = opened;
  const byButton = useByButton();
  const text = useText();
  const isNew = kind === 'add' || kind === 'copy';
  const editing: Editing = kind === 'view' ? 'none' : isNew ? 'all' : (rule?.editing ?? 'all');
  const [start] = useState(useStart(opened, rule));
  const write = useWrite();
  const save = (enable: boolean) => async () => {
    if (!(await form.attempt(write(enable)))) return;
    notifier.success(text('kit.saved'));
    // A user who has closed the drawer may have opened another rule since.
    if (!isLeft.current) onClose();
  };
  const form = useRecordForm<PriceRuleDetail, RuleValues>({
    name: `rule ${kind} ${rule?.id ?? ''}`,
    fields: ruleFields,
    loaded: isNew ? undefined : rule,
    toValues: valuesOf,
    empty: start,
    readOnly: editing === 'none',
    onSaveKey: () => byButton(CODES[kind], save(false))(),
  });
  const isLeft = useRef(false);
  const close = useDiscard(form, () => {
    isLeft.current = true;
    onClose();
  });
  useImperativeHandle(closing, () => ({ close: () => void close() }));
  return (
    <Form {...form.props} layout="vertical" disabled={editing === 'none'}>
      {form.offer}
      {editing === 'limited' && (
        <Alert showIcon type="info" style={{ marginBlockEnd: 16 }} title={<T id="priceRule.limitedHelp" />} />
      )}
      <RuleSections editing={editing} isNew={isNew} />
      <FormFooter>
        <Button disabled={false} onClick={() => void close()}>
          <T id={editing === 'none' ? 'priceRule.close' : 'kit.cancel'} />
        </Button>
        {editing === 'all' && <ActionButton code={CODES[kind]} label="priceRule.saveAndEnable" onAction={save(true)} />}
        {editing !== 'none' && (
          <ActionButton code={CODES[kind]} label="kit.save" type="primary" onAction={save(false)} />
        )}
      </FormFooter>
      {form.conflict}
    </Form>
  );
}
