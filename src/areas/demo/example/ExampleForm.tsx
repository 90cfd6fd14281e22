import { ProForm } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { Alert, Button } from 'antd';
import type { Input } from '@/contract/endpoint';
import { CHECK_IN_MODE, type TradeFair, type TradeFairDetail, tradeFairApi } from '@/contract/trade-fair/fairs';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageParent, usePageTitle } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { f } from '@/shared/fields/f';
import { FormFooter } from '@/ui/form/FormFooter';
import { FormSection } from '@/ui/form/FormSection';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordPage } from '@/ui/form/RecordPage';
import type { SaveContext } from '@kit/form/useAttempt';
import { useRecordForm } from '@kit/form/useRecordForm';

type Values = Omit<Input<typeof tradeFairApi.add>, 'saveMode'>;

const LIST = '/example/list';

const exampleFields = fieldsOf<TradeFair, Values>()('tradeFair', {
  subject: f.text({ max: 200, required: true, keep: plainText }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  venue: f.text({ max: 200, keep: plainText }),
  contactName: f.person({ max: 20, keep: plainText }),
});

const SHOWN = ['subject', 'startTime', 'endTime', 'venue', 'contactName'] as const;

/** A new fair of the user's own company, as the product's form starts one. */
const newFair = (branchId: string): Partial<Values> => ({
  ...{ hostBranchId: branchId, branchIds: [branchId], signInMode: CHECK_IN_MODE.both },
  ...{ lotteryEnabled: 0, signatureRequired: 0, diningEnabled: 0, meals: [] },
});

/** Includes fields that this form does not show: a fair is saved whole. */
const valuesOf = (fair: TradeFairDetail): Partial<Values> => ({
  ...fair,
  meals: fair.meals.map(({ started: _started, ...meal }) => meal),
});

/** Saves as a draft, which needs no more than its name. */
function save(values: Values, { record }: SaveContext<TradeFairDetail>) {
  const given = { ...values, saveMode: 'DRAFT' as const };
  if (!record) return call(tradeFairApi.add, given, { silent: true });
  const { tradeFairId: id, version } = record;
  return call(tradeFairApi.update, { ...given, id, version }, { silent: true });
}

function Fair({ loaded }: { loaded: TradeFairDetail | undefined }) {
  const text = useText();
  const { leave } = usePage();
  const { branchId } = useSession();
  usePageTitle(loaded?.subject);
  usePageParent(LIST);
  const submit = async () => {
    if (!(await form.attempt(save))) return;
    notifier.success(text('tradeFair.draftSaved'));
    leave(LIST);
  };
  const isLocked = loaded !== undefined && loaded.editing !== 'all';
  const form = useRecordForm<TradeFairDetail, Values>({
    name: 'example',
    fields: exampleFields,
    loaded,
    toValues: valuesOf,
    empty: newFair(branchId),
    readOnly: isLocked,
    onSaveKey: () => void submit(),
  });
  return (
    <>
      <PageHeader help="demo.formHelp" />
      {isLocked && (
        <Alert
          showIcon
          type="warning"
          style={{ marginBlockEnd: 16 }}
          title={<T id="demo.locked" values={{ name: loaded.subject }} />}
        />
      )}
      <ProForm {...form.props} submitter={false} disabled={isLocked}>
        {form.offer}
        <FormSection title="tradeFair.basics">{exampleFields.inputs(SHOWN)}</FormSection>
      </ProForm>
      <FormFooter>
        <Button onClick={() => leave(LIST)}>
          <T id="action.back" />
        </Button>
        {!isLocked && (
          <ActionButton code="saleShowEdit_saveDraft" label="action.saveDraft" type="primary" onAction={submit} />
        )}
      </FormFooter>
      {form.conflict}
    </>
  );
}

const EDIT = /^\/example\/edit\/(\d+)$/;

function ExampleFormScreen() {
  const id = EDIT.exec(useLocation().pathname)?.[1] ?? null;
  return (
    <RecordPage key={id} endpoint={tradeFairApi.detail} id={id} back={LIST}>
      {(fair) => <Fair loaded={fair} />}
    </RecordPage>
  );
}

/** /example/create and /example/edit/:id: a fair, on the product's form and by its own calls. */
export const ExampleForm = withTexts(['demo/pages', 'trade-fair/fairs'], ExampleFormScreen);
