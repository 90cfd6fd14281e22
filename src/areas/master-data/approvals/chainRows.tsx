import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { APPROVER_KIND, MAX_STEPS } from '@/contract/master-data/approval';
import { AUDIT_BUTTON, BIZ_KIND, type BizKind } from '@/contract/master-data/kinds';
import { rolesApi } from '@/contract/system/roles';
import { T, type TextId, useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { TypeSelect } from '@/shared/pricing/selects';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';
import { useCall } from '@kit/data/useCall';
import { goodsStorage } from '../shared/goodsCodes';
import { type ChainValues, conditionFields, groupOptions, stepFields, type StepValues } from './chainFields';

const ENABLED = { pageSize: 500, status: 1 } as const;
const MOST_CONDITIONS = 20;
const NEW_STEP: StepValues = { stepName: '', approvers: [], mode: 1, fields: [], dueHours: 24, skipSame: 0 };

interface ChoiceProps {
  id?: string;
  value?: string[];
  onChange?: (chosen: string[]) => void;
  kind: BizKind | undefined;
}

/** The options are roles and people who hold the audit button; a person who was chosen before stays an option. */
function Approvers({ kind, ...props }: ChoiceProps) {
  const text = useText();
  const { data, loading } = useCall(rolesApi.page, ENABLED);
  const roles = (data?.records ?? []).map(({ roleCode, roleName }) => ({
    value: `${APPROVER_KIND.role}:${roleCode}`,
    label: roleName,
  }));
  const holders =
    kind === undefined
      ? []
      : [{ value: `${APPROVER_KIND.button}:${AUDIT_BUTTON[kind]}`, label: text('chainStep.holders') }];
  return (
    <Select
      placeholder={<T id="select.choose" />}
      {...props}
      mode="multiple"
      loading={loading}
      options={[...holders, ...roles]}
    />
  );
}

const Groups = ({ kind, ...props }: ChoiceProps) => (
  <Select placeholder={<T id="select.choose" />} {...props} mode="multiple" options={groupOptions(kind)} />
);

interface RowProps {
  title: TextId;
  remove: TextId;
  index: number;
  isKept: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Row({ title, remove, index, isKept, onRemove, children }: RowProps) {
  const text = useText();
  const extra = (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      disabled={isKept}
      aria-label={text(remove, { no: index + 1 })}
      onClick={onRemove}
    />
  );
  return (
    <Card size="small" style={{ marginBlockEnd: 12 }} title={<T id={title} values={{ no: index + 1 }} />} extra={extra}>
      {children}
    </Card>
  );
}

const Step = ({ index, kind }: { index: number; kind: BizKind | undefined }) => {
  const { Field } = stepFields;
  return (
    <>
      <Field name="stepName" path={[index, 'stepName']} />
      <Field name="approvers" path={[index, 'approvers']}>
        <Approvers kind={kind} />
      </Field>
      <Field name="mode" path={[index, 'mode']} />
      <Field name="fields" path={[index, 'fields']}>
        <Groups kind={kind} />
      </Field>
      <Field name="dueHours" path={[index, 'dueHours']} />
      <Field name="skipSame" path={[index, 'skipSame']} />
    </>
  );
};

/** The steps of a chain, each with its approvers. */
export function StepRows() {
  const form = Form.useFormInstance<ChainValues>();
  const kind = Form.useWatch('bizKind', form);
  return (
    <Form.List name="steps">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <Row
              key={key}
              title="chain.stepNo"
              remove="chain.removeStep"
              index={name}
              isKept={rows.length === 1}
              onRemove={() => remove(name)}
            >
              <Step index={name} kind={kind} />
            </Row>
          ))}
          <Button
            type="dashed"
            block
            icon={<PlusOutlined />}
            disabled={rows.length >= MAX_STEPS}
            onClick={() => add({ ...NEW_STEP })}
          >
            <T id="chain.addStep" />
          </Button>
        </>
      )}
    </Form.List>
  );
}

const STORAGES = goodsStorage.options;

function Condition({ index, kind }: { index: number; kind: BizKind | undefined }) {
  const { branchId } = useSession();
  const { Field } = conditionFields;
  return (
    <>
      <Field name="isChange" path={[index, 'isChange']} />
      {kind === BIZ_KIND.commodity && (
        <>
          <Field name="firstBusiness" path={[index, 'firstBusiness']} />
          <Field name="storage" path={[index, 'storage']}>
            <Select placeholder={<T id="select.choose" />} mode="multiple" options={[...STORAGES]} />
          </Field>
        </>
      )}
      {kind === BIZ_KIND.customer && (
        <Field name="customerTypes" path={[index, 'customerTypes']}>
          <TypeSelect />
        </Field>
      )}
      <Field name="operateRangeIds" path={[index, 'operateRangeIds']}>
        <OperateRangeTree branchId={branchId} />
      </Field>
    </>
  );
}

/** The alternatives under which the chain is taken: one alternative must hold with all of its conditions. */
export function ConditionRows() {
  const form = Form.useFormInstance<ChainValues>();
  const kind = Form.useWatch('bizKind', form);
  return (
    <Form.List name="conditions">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <Row
              key={key}
              title="chain.conditionNo"
              remove="chain.removeCondition"
              index={name}
              isKept={false}
              onRemove={() => remove(name)}
            >
              <Condition index={name} kind={kind} />
            </Row>
          ))}
          <Button
            type="dashed"
            block
            icon={<PlusOutlined />}
            disabled={rows.length >= MOST_CONDITIONS}
            onClick={() => add({})}
          >
            <T id="chain.addCondition" />
          </Button>
        </>
      )}
    </Form.List>
  );
}

export const FIRST_STEP = NEW_STEP;
