import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Alert, Button, Result } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ENTRY_STATUS } from '@/contract/master-data/approval';
import type { EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { useByButton } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageParent, usePageTitle } from '@/core/page/page';
import { FormFooter } from '@/ui/form/FormFooter';
import { FormSection } from '@/ui/form/FormSection';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RecordPage } from '@/ui/form/RecordPage';
import { useRecordForm } from '@kit/form/useRecordForm';
import { formPath, KINDS } from '../kinds';
import { AskedFields, simpleName } from './AskedFields';
import { formFields, type FormValues } from '../../shared/entries/formFields';
import { FormHints } from './FormHints';
import { FormInput } from './FormInput';
import { emptyForm, formOf } from './formValues';
import { type FieldName, SECTIONS } from '../sections';
import { useSubmit } from './useSubmit';

const TASKS = {
  companyEntry: { add: 'companyEntry.addTitle', edit: 'companyEntry.editTitle', change: 'companyEntry.changeTitle' },
  customerEntry: {
    add: 'customerEntry.addTitle',
    edit: 'customerEntry.editTitle',
    change: 'customerEntry.changeTitle',
  },
  commodityEntry: {
    add: 'commodityEntry.addTitle',
    edit: 'commodityEntry.editTitle',
    change: 'commodityEntry.changeTitle',
  },
} as const;

const taskOf = (page: EntryPage, loaded: EntryDetail | undefined) => {
  if (!loaded) return TASKS[page].add;
  return loaded.changeOf === null ? TASKS[page].edit : TASKS[page].change;
};

/** The fields; those that an approver wants changed come first. */
function Sections({
  page,
  asked,
  input,
}: {
  page: EntryPage;
  asked: ReactNode;
  input: (name: FieldName) => ReactNode;
}) {
  return (
    <>
      {asked}
      {SECTIONS[page].map(({ title, help, fields }) => (
        <FormSection key={title} title={title} {...(help ? { help } : {})}>
          {fields.map((name) => input(name))}
        </FormSection>
      ))}
    </>
  );
}

function EntryForm({ page, loaded }: { page: EntryPage; loaded: EntryDetail | undefined }) {
  const text = useText();
  const { leave } = usePage();
  const byButton = useByButton();
  const { applyList } = KINDS[page];
  const { save, submit, follow, dialog } = useSubmit(page, loaded?.changeOf ?? null);
  usePageTitle(loaded?.name === '' ? loaded.entryNo : loaded?.name);
  usePageParent(applyList);
  const form = useRecordForm<EntryDetail, FormValues>({
    name: page,
    fields: formFields,
    loaded,
    toValues: formOf(page),
    empty: emptyForm(page),
    onSaveKey: byButton(`${page}Apply_${loaded ? 'edit' : 'add'}`, () => keep()),
  });
  const { record } = form;
  const onRecord = useEffectEvent(follow);
  useEffect(() => onRecord(record), [record]);
  const keep = async () => {
    // A draft may be incomplete: no field is checked.
    const saved = await form.attempt((values) => save(values), []);
    if (!saved) return;
    notifier.success(text('entryForm.draftSaved', { entryNo: saved.entryNo }));
    leave(applyList);
  };
  const send = async () => {
    const isSent = await form.attempt((values, { confirmCodes }) => submit(values, confirmCodes));
    if (!isSent) return;
    notifier.success(text('entryForm.submitted'));
    leave(applyList);
  };
  const asked = record?.status === ENTRY_STATUS.returned ? record.asked : [];
  const first = new Set(asked.map(({ path }) => simpleName(path)));
  const links = record?.pictures ?? {};
  const begin = record ? undefined : SECTIONS[page][0]?.fields[0];
  const given = { page, links, form: form.form, onChange: form.change };
  const input = (name: FieldName) => <FormInput key={name} name={name} autoFocus={name === begin} {...given} />;
  return (
    <>
      <PageHeader task={taskOf(page, loaded)} />
      {asked.length > 0 && (
        <Alert
          showIcon
          type="warning"
          style={{ marginBlockEnd: 16 }}
          title={<T id="entryForm.returned" values={{ count: asked.length }} />}
        />
      )}
      {record?.status === ENTRY_STATUS.draft && record.rejectReason !== '' && (
        <Alert
          showIcon
          type="warning"
          style={{ marginBlockEnd: 16 }}
          title={<T id="entryForm.cancelled" values={{ reason: record.rejectReason }} />}
        />
      )}
      <ProForm {...form.props} submitter={false}>
        {form.offer}
        <FormHints page={page} form={form.form} excludeId={record?.changeOf ?? record?.entryId} />
        <Sections
          page={page}
          asked={record && asked.length > 0 ? <AskedFields entry={{ asked, form: record.form }} input={input} /> : null}
          input={(name) => (first.has(name) ? null : input(name))}
        />
      </ProForm>
      <FormFooter>
        <Button onClick={() => leave(applyList)}>
          <T id="action.cancel" />
        </Button>
        <ActionButton code={`${page}Apply_${loaded ? 'edit' : 'add'}`} label="action.saveDraft" onAction={keep} />
        <ActionButton code={`${page}Apply_submit`} label="action.submit" type="primary" onAction={send} />
      </FormFooter>
      {form.conflict}
      {dialog}
    </>
  );
}

/** Starts a change: a draft with the present data of the master record. */
function ChangeStart({ page, masterId }: { page: EntryPage; masterId: string }) {
  const { applyCalls, applyList } = KINDS[page];
  const { leave } = usePage();
  usePageParent(applyList);
  const begin = async () => {
    const { entryId } = await call(applyCalls.save, { form: {}, changeOf: masterId });
    leave(formPath(page, entryId));
  };
  return (
    <Result
      status="info"
      title={<T id="entryForm.changeOf" values={{ code: masterId }} />}
      subTitle={<T id="entryForm.changeHelp" />}
      extra={<ActionButton code={`${page}Apply_add`} label="entryForm.beginChange" type="primary" onAction={begin} />}
    />
  );
}

const CODE = /^[\w.-]{1,40}$/;

function Screen({ page }: { page: EntryPage }) {
  const [query] = useSearchParams();
  const id = query.get('id');
  const changeOf = query.get('changeOf');
  if (id === null && changeOf !== null && CODE.test(changeOf)) return <ChangeStart page={page} masterId={changeOf} />;
  return (
    <RecordPage key={id} endpoint={KINDS[page].calls.detail} id={id} back={KINDS[page].applyList}>
      {(entry) => <EntryForm page={page} loaded={entry} />}
    </RecordPage>
  );
}

export const EntryFormPage = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'],
  Screen,
);
