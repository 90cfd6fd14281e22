import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Alert, Button } from 'antd';
import { FormFooter } from '@/components/form/FormFooter';
import { PageHeader } from '@/components/PageHeader';
import { TRADE_FAIR_STATE, type TradeFairDetail, tradeFairApi } from '@/contract/trade-fair';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageTitle } from '@/core/page/page';
import { ActionButton } from '@/crud/ActionButton';
import { useHistory } from '@/crud/history/useHistory';
import { RecordPage } from '@/crud/record/RecordPage';
import { useRecordForm } from '@/crud/record/useRecordForm';
import { FairFields } from './FairFields';
import { FAIR_LABELS, type FairValues, NEW_FAIR, valuesOf } from './fairValues';
import { FAIR_WORDS } from './fairWords';
import { editPath, LIST_PAGE } from './paths';

/** /sale/saleShowEdit: a new fair without `id`; `view=1` only shows it. */
export function TradeFairEdit() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <RecordPage key={id} endpoint={tradeFairApi.detail} id={id} back={LIST_PAGE}>
      {(fair) => <FairForm loaded={fair} isView={query.get('view') === '1'} />}
    </RecordPage>
  );
}

const UNPUBLISHED: readonly number[] = [TRADE_FAIR_STATE.initial, TRADE_FAIR_STATE.draft];
/** What is no file and no phone number goes back into the form. */
const RESTORABLE = Object.keys(FAIR_LABELS).filter((field) => !['coverImage', 'contactPhone'].includes(field));
const TITLES = { all: 'tradeFair.editTitle', limited: 'tradeFair.editTitle', none: 'tradeFair.viewTitle' } as const;

function FairForm({ loaded, isView }: { loaded: TradeFairDetail | undefined; isView: boolean }) {
  const text = useText();
  const { leave } = usePage();
  usePageTitle(loaded?.subject);
  const { fields, record, setRecord, attempt, conflict } = useRecordForm<TradeFairDetail, FairValues>({
    loaded,
    toValues: valuesOf,
    empty: NEW_FAIR,
    labels: FAIR_LABELS,
    words: FAIR_WORDS,
    readOnly: isView || loaded?.editing === 'none',
  });
  const editing = isView ? 'none' : (record?.editing ?? 'all');

  const save = (saveMode: 'DRAFT' | 'SUBMIT') => (values: FairValues) => {
    const given = { ...values, saveMode };
    if (!record) return call(tradeFairApi.add, given, { silent: true });
    const { tradeFairId: id, version } = record;
    return call(tradeFairApi.update, { ...given, id, version }, { silent: true });
  };
  const saveDraft = async () => {
    const saved = await attempt(save('DRAFT'), ['subject']);
    if (!saved) return;
    notifier.success(text('tradeFair.draftSaved'));
    if (record) setRecord({ ...record, ...saved });
    else leave(editPath(saved.tradeFairId));
  };
  const submit = async () => {
    if (!(await attempt(save('SUBMIT')))) return;
    notifier.success(text('tradeFair.submitted'));
    leave(LIST_PAGE);
  };
  const cancel = () => leave(LIST_PAGE);
  const history = useHistory({
    objectType: 'tradeFair',
    words: FAIR_WORDS,
    restorable: editing === 'all' ? RESTORABLE : [],
    onRestore: (_, field, value) => {
      fields.form.setFieldValue(field, value);
      fields.onValuesChange();
    },
  });
  return (
    <>
      <PageHeader job={record ? TITLES[editing] : 'tradeFair.newTitle'}>
        {record && (
          <ActionButton
            label="history.show"
            onAction={() => history.show({ objectId: record.tradeFairId, name: record.subject })}
          />
        )}
      </PageHeader>
      {editing === 'limited' && (
        <Alert showIcon type="info" style={{ marginBlockEnd: 16 }} title={<T id="tradeFair.limitedHelp" />} />
      )}
      {editing === 'none' && !isView && (
        <Alert showIcon type="warning" style={{ marginBlockEnd: 16 }} title={<T id="tradeFair.readOnlyHelp" />} />
      )}
      <ProForm {...fields} name="edit" submitter={false} disabled={editing === 'none'}>
        <FairFields record={record} editing={editing} />
      </ProForm>
      <FormFooter>
        {editing === 'none' ? (
          <Button onClick={cancel}>
            <T id="action.back" />
          </Button>
        ) : (
          <>
            <ActionButton code="saleShowEdit_cancel" label="action.cancel" onAction={cancel} />
            {(!record || UNPUBLISHED.includes(record.state)) && (
              <ActionButton code="saleShowEdit_saveDraft" label="action.saveDraft" onAction={saveDraft} />
            )}
            <ActionButton code="saleShowEdit_submit" label="action.submit" type="primary" onAction={submit} />
          </>
        )}
      </FormFooter>
      {conflict}
      {history.drawer}
    </>
  );
}
