import { Alert, Button, Drawer, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { FormFooter } from '@/components/form/FormFooter';
import { LoadFailed } from '@/components/LoadFailed';
import { prodRulesApi, ruleDetail } from '@/contract/prod-rules';
import type { PriceRuleDetail } from '@/contract/promotion/price-rules';
import { serverNow } from '@/core/clock/clock';
import { formatDate } from '@/core/format/date';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@/crud/ActionButton';
import { useClash } from '@/crud/record/useClash';
import { useConfirmed } from '@/crud/record/useConfirmed';
import { useRescue } from '@/crud/record/useRescue';
import { useCategories } from './categories';
import { type Editing, RuleFields } from './RuleFields';
import { inputOf, limitedInput, newRule, RULE_LABELS, type RuleValues, valuesOf } from './ruleValues';
import { RULE_WORDS } from './ruleWords';

/** What the drawer does: a new rule, one like another, another one. */
export type RuleJob = { kind: 'add' } | { kind: 'copy' | 'edit' | 'view'; id: string };

interface Props {
  /** Absent while the drawer is closed. */
  job: RuleJob | undefined;
  onClose: () => void;
  /** The list is to be read again. */
  onChanged: () => void;
}

const TITLES: Readonly<Record<RuleJob['kind'], TextId>> = {
  add: 'priceRule.addTitle',
  copy: 'priceRule.copyTitle',
  edit: 'priceRule.editTitle',
  view: 'priceRule.viewTitle',
};

/** One rule beside the list. */
export function RuleDrawer({ job, onClose, onChanged }: Props) {
  const id = job && 'id' in job ? job.id : undefined;
  const { data, error, refresh } = useCall(ruleDetail, { id: id ?? '' }, { ready: id !== undefined });
  const rule = data?.id === id ? data : undefined;
  return (
    <Drawer
      open={job !== undefined}
      size={920}
      title={job && <T id={TITLES[job.kind]} values={{ name: rule?.ruleName ?? '' }} />}
      // What is typed is not lost by a click beside it, or by Escape (look, Keyboard).
      mask={{ closable: false }}
      keyboard={job?.kind === 'view'}
      destroyOnHidden
      onClose={onClose}
    >
      {job && (id === undefined || rule) && (
        <RuleForm key={`${job.kind} ${id ?? ''} ${rule?.version ?? ''}`} {...{ job, rule, onClose, onChanged }} />
      )}
      {id !== undefined &&
        !rule &&
        (error ? <LoadFailed onRetry={refresh} /> : <Skeleton active paragraph={{ rows: 12 }} />)}
    </Drawer>
  );
}

const editingOf = ({ kind }: RuleJob, rule: PriceRuleDetail | undefined): Editing =>
  kind === 'view' ? 'none' : kind === 'edit' ? (rule?.editing ?? 'all') : 'all';

function useStart({ kind }: RuleJob, rule: PriceRuleDetail | undefined): RuleValues {
  const text = useText();
  const { branchId } = useSession();
  if (!rule) return newRule(branchId, formatDate(serverNow()));
  const values = valuesOf(rule);
  return kind === 'copy' ? { ...values, ruleName: text('priceRule.copyName', { name: rule.ruleName }) } : values;
}

type FormProps = Omit<Props, 'job'> & { job: RuleJob; rule: PriceRuleDetail | undefined };

function useSave({ job, rule, onClose, onChanged }: FormProps, start: RuleValues) {
  const text = useText();
  const confirmed = useConfirmed();
  const { codeOf } = useCategories();
  const [form] = Form.useForm<RuleValues>();
  const [stored, setStored] = useState(rule);
  const [base, setBase] = useState(start);
  const goOn = (values: object, theirs: PriceRuleDetail) => {
    form.setFieldsValue(values);
    setStored(theirs);
    setBase(valuesOf(theirs));
  };
  const clash = useClash<PriceRuleDetail>({
    toValues: valuesOf,
    labels: RULE_LABELS,
    words: RULE_WORDS,
    onMerge: goOn,
    onDrop: (theirs) => goOn(valuesOf(theirs), theirs),
  });
  // All that the form holds, also fields that no control shows at present.
  const values = () => form.getFieldsValue(true) as RuleValues;
  // What a stale version is answered with is the present record (decisions.md 6).
  const onConflict = (theirs: unknown) => clash.ask({ base, mine: values(), theirs: theirs as PriceRuleDetail });
  const rescue = useRescue({ form, onConflict });
  const write = (enable: boolean, confirmCodes: number[]) => {
    const filled = values();
    const category = codeOf(filled.categoryId) ?? 'DISCOUNT';
    const silent = { silent: true };
    if (job.kind !== 'edit' || !stored)
      return call(
        prodRulesApi.addRule,
        { ...inputOf(filled, category), saveAndEnable: enable ? 1 : 0, confirmCodes },
        silent,
      );
    const { id, version } = stored;
    const change = stored.editing === 'limited' ? limitedInput(filled, category) : inputOf(filled, category);
    return call(
      prodRulesApi.updateRule,
      { ...change, id, version, ...(enable ? { status: 1 } : {}), confirmCodes },
      silent,
    );
  };
  const save = (enable: boolean) => async () => {
    try {
      await form.validateFields();
      if (!(await confirmed((codes) => write(enable, codes)))) return;
      notifier.success(text('crud.saved'));
      onChanged();
      onClose();
    } catch (failure) {
      rescue(failure);
    }
  };
  return { form, save, dialog: clash.dialog };
}

function RuleForm(props: FormProps) {
  const { job, rule, onClose } = props;
  const [start] = useState(useStart(job, rule));
  const { form, save, dialog } = useSave(props, start);
  const editing = editingOf(job, rule);
  const code = job.kind === 'edit' ? 'pricingRule_edit' : job.kind === 'copy' ? 'pricingRule_copy' : 'pricingRule_add';
  return (
    <Form form={form} name="rule" layout="vertical" initialValues={start} disabled={editing === 'none'}>
      {editing === 'limited' && (
        <Alert showIcon type="info" style={{ marginBlockEnd: 16 }} title={<T id="priceRule.limitedHelp" />} />
      )}
      <RuleFields editing={editing} isNew={job.kind !== 'edit' && job.kind !== 'view'} />
      <FormFooter>
        <Button disabled={false} onClick={onClose}>
          <T id={editing === 'none' ? 'priceRule.close' : 'crud.cancel'} />
        </Button>
        {editing === 'all' && <ActionButton code={code} label="priceRule.saveAndEnable" onAction={save(true)} />}
        {editing !== 'none' && <ActionButton code={code} label="crud.save" type="primary" onAction={save(false)} />}
      </FormFooter>
      {dialog}
    </Form>
  );
}
