import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Alert, Button } from 'antd';
import { CHECK_IN_MODE, TRADE_FAIR_STATE, type TradeFairDetail, tradeFairApi } from '@/contract/trade-fair/fairs';
import { useByButton, useCan } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageTitle } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { useHistory } from '@/shared/history/useHistory';
import { FormFooter } from '@/ui/form/FormFooter';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RecordPage } from '@/ui/form/RecordPage';
import type { SaveContext } from '@kit/form/useAttempt';
import { useRecordForm } from '@kit/form/useRecordForm';
import { fairFields, type FairValues } from './fairFields';
import { FairSections } from './FairSections';
import { editPath, LIST_PAGE } from './paths';

/** The initial values of a new fair: the user's company is its host, and check-in has both ways. */
const newFair = (branchId: string): Partial<FairValues> => ({
  hostBranchId: branchId,
  branchIds: [branchId],
  signInMode: CHECK_IN_MODE.both,
  lotteryEnabled: 0,
  signatureRequired: 0,
  diningEnabled: 0,
  meals: [],
});

function valuesOf(fair: TradeFairDetail): Partial<FairValues> {
  const values = Object.entries(fair).filter(([name]) => fairFields.labelOf(name));
  return { ...Object.fromEntries(values), meals: fair.meals.map(({ started: _started, ...meal }) => meal) };
}

function TradeFairEditScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const can = useCan();
  // A link leads everybody here: a user who may not save is only shown the fair.
  const mayChange = can('saleShowEdit_saveDraft') || can('saleShowEdit_submit');
  return (
    <RecordPage key={id} endpoint={tradeFairApi.detail} id={id} back={LIST_PAGE}>
      {(fair) => <FairForm loaded={fair} isView={query.get('view') === '1' || !mayChange} />}
    </RecordPage>
  );
}

/** Labels of the first entry in the history of a copy. */
const COPIED: Readonly<Record<string, TextId>> = {
  copiedFrom: 'tradeFair.copiedFrom',
  leftOut: 'tradeFair.leftOut',
};
const loggedFields = { ...fairFields, labelOf: (name: string) => COPIED[name] ?? fairFields.labelOf(name) };

const UNPUBLISHED: readonly number[] = [TRADE_FAIR_STATE.initial, TRADE_FAIR_STATE.draft];
const TITLES = { all: 'tradeFair.editTitle', limited: 'tradeFair.editTitle', none: 'tradeFair.viewTitle' } as const;

const saveAs =
  (saveMode: 'DRAFT' | 'SUBMIT') =>
  (values: FairValues, { record }: SaveContext<TradeFairDetail>) => {
    const given = { ...values, saveMode };
    if (!record) return call(tradeFairApi.add, given, { silent: true });
    const { tradeFairId: id, version } = record;
    return call(tradeFairApi.update, { ...given, id, version }, { silent: true });
  };

function FairForm({ loaded, isView }: { loaded: TradeFairDetail | undefined; isView: boolean }) {
  const text = useText();
  const { leave } = usePage();
  const { branchId } = useSession();
  const byButton = useByButton();
  usePageTitle(loaded?.subject);
  const saveDraft = async () => {
    const saved = await form.attempt(saveAs('DRAFT'), ['subject']);
    if (!saved) return;
    notifier.success(text('tradeFair.draftSaved'));
    if (form.record) form.setRecord({ ...form.record, ...saved });
    else leave(editPath(saved.tradeFairId));
  };
  const submit = async () => {
    if (!(await form.attempt(saveAs('SUBMIT')))) return;
    notifier.success(text(isUnpublished ? 'tradeFair.submitted' : 'kit.saved'));
    leave(LIST_PAGE);
  };
  const form = useRecordForm<TradeFairDetail, FairValues>({
    name: 'fair',
    fields: fairFields,
    loaded,
    toValues: valuesOf,
    empty: newFair(branchId),
    readOnly: isView || loaded?.editing === 'none',
    onSaveKey: () => {
      const save = isUnpublished
        ? byButton('saleShowEdit_saveDraft', saveDraft)
        : byButton('saleShowEdit_submit', submit);
      save();
    },
  });
  const { record } = form;
  const editing = isView ? 'none' : (record?.editing ?? 'all');
  const isUnpublished = !record || UNPUBLISHED.includes(record.state);
  const cancel = () => leave(LIST_PAGE);
  const history = useHistory({
    objectType: 'tradeFair',
    fields: loggedFields,
    ...(editing === 'all'
      ? { onRestore: (_: object, name: string, value: unknown) => form.change({ [name]: value }) }
      : {}),
  });
  return (
    <>
      <PageHeader task={record ? TITLES[editing] : 'tradeFair.newTitle'}>
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
      <ProForm {...form.props} submitter={false} disabled={editing === 'none'}>
        {form.offer}
        <FairSections record={record} editing={editing} />
      </ProForm>
      <FormFooter>
        {editing === 'none' ? (
          <Button onClick={cancel}>
            <T id="action.back" />
          </Button>
        ) : (
          <>
            <ActionButton code="saleShowEdit_cancel" label="action.cancel" onAction={cancel} />
            {isUnpublished && (
              <ActionButton code="saleShowEdit_saveDraft" label="action.saveDraft" onAction={saveDraft} />
            )}
            <ActionButton code="saleShowEdit_submit" label="action.submit" type="primary" onAction={submit} />
          </>
        )}
      </FormFooter>
      {form.conflict}
      {history.drawer}
    </>
  );
}

/** /sale/saleShowEdit: a new fair without `id`; read-only with `view=1`, or for a user without its buttons. */
export const TradeFairEdit = withTexts(['trade-fair/fairs'], TradeFairEditScreen);
