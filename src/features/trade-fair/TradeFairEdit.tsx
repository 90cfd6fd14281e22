import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Alert, Button, Form, Result, Skeleton } from 'antd';
import { useState } from 'react';
import { FormFooter } from '@/components/form/FormFooter';
import { PageHeader } from '@/components/PageHeader';
import { TRADE_FAIR_STATE, type TradeFairDetail, tradeFairApi } from '@/contract/trade-fair';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { navigate, replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { useRescue } from '@/crud/useSubmit';
import { FairConflict } from './FairConflict';
import { FairFields } from './FairFields';
import { type FairValues, NEW_FAIR, valuesOf } from './fairValues';
import { editPath, LIST_PAGE } from './paths';

/** /sale/saleShowEdit: a new fair without `id`; `view=1` only shows it. */
export function TradeFairEdit() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error } = useCall(tradeFairApi.detail, { id }, { ready: id !== '' });
  if (error) {
    return (
      <Result
        status="404"
        title={error.message}
        extra={
          <Button type="primary" onClick={() => navigate(LIST_PAGE)}>
            <T id="action.back" />
          </Button>
        }
      />
    );
  }
  if (id && data?.tradeFairId !== id) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <FairForm key={id} loaded={id ? data : undefined} isView={query.get('view') === '1'} />;
}

interface Props {
  /** Absent for a new fair. */
  loaded: TradeFairDetail | undefined;
  isView: boolean;
}

const TITLES = { new: 'tradeFair.newTitle', edit: 'tradeFair.editTitle', view: 'tradeFair.viewTitle' } as const;

function FairForm({ loaded, isView }: Props) {
  const text = useText();
  const [form] = Form.useForm<FairValues>();
  const [record, setRecord] = useState(loaded);
  const [theirs, setTheirs] = useState<TradeFairDetail>();
  // What a stale version answers is the present record (decisions.md 6).
  const rescue = useRescue({ form, onConflict: (current) => setTheirs(current as TradeFairDetail) });
  const editing = isView ? 'none' : (record?.editing ?? 'all');
  const isDraftable = !record || record.state === TRADE_FAIR_STATE.draft || record.state === TRADE_FAIR_STATE.initial;

  const save = async (saveMode: 'DRAFT' | 'SUBMIT') => {
    const values: FairValues = { ...form.getFieldsValue(true), saveMode };
    const write = record
      ? call(
          tradeFairApi.update,
          { ...values, saveMode, id: record.tradeFairId, version: record.version },
          { silent: true },
        )
      : call(tradeFairApi.add, { ...values, saveMode }, { silent: true });
    return write;
  };
  const saveDraft = async () => {
    try {
      await form.validateFields(['subject']);
      const saved = await save('DRAFT');
      notifier.success(text('tradeFair.draftSaved'));
      if (record) setRecord({ ...record, ...saved });
      else replace(editPath(saved.tradeFairId));
    } catch (failure) {
      rescue(failure);
    }
  };
  const submit = async () => {
    try {
      await form.validateFields();
      await save('SUBMIT');
      notifier.success(text('tradeFair.submitted'));
      navigate(LIST_PAGE);
    } catch (failure) {
      rescue(failure);
    }
  };
  const adopt = (values: Partial<FairValues>, base: TradeFairDetail) => {
    form.setFieldsValue(values);
    setRecord(base);
    setTheirs(undefined);
  };
  const kind = !record ? 'new' : editing === 'none' ? 'view' : 'edit';
  return (
    <>
      <PageHeader title={TITLES[kind]} />
      {editing === 'limited' && <Alert banner type="info" title={<T id="tradeFair.limitedHelp" />} />}
      {editing === 'none' && !isView && <Alert banner type="warning" title={<T id="tradeFair.readOnlyHelp" />} />}
      <ProForm<FairValues>
        name="edit"
        form={form}
        submitter={false}
        disabled={editing === 'none'}
        initialValues={record ? valuesOf(record) : NEW_FAIR}
        scrollToFirstError={{ block: 'center', focus: true }}
      >
        <FairFields record={record} editing={editing} />
      </ProForm>
      <FormFooter>
        {editing === 'none' ? (
          <Button onClick={() => navigate(LIST_PAGE)}>
            <T id="action.back" />
          </Button>
        ) : (
          <>
            <ActionButton code="saleShowEdit_cancel" label="action.cancel" onAction={() => navigate(LIST_PAGE)} />
            {isDraftable && (
              <ActionButton code="saleShowEdit_saveDraft" label="action.saveDraft" onAction={saveDraft} />
            )}
            <ActionButton code="saleShowEdit_submit" label="action.submit" type="primary" onAction={submit} />
          </>
        )}
      </FormFooter>
      {record && theirs && (
        <FairConflict
          base={record}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onMerge={(values) => adopt(values, theirs)}
          onDrop={() => adopt(valuesOf(theirs), theirs)}
        />
      )}
    </>
  );
}
