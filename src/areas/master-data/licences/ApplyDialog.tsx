import { Form } from 'antd';
import { licenceCancelApi, type ListedLicence } from '@/contract/master-data/licence-calls';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Effects } from './Effects';
import { type Application, applyFields } from '../shared/licenceFields';

const { Field } = applyFields;
const WIDTH = 600;
const NOTHING_YET: Partial<Application> = { attachment: null };

/** The effects on the chosen day; until a day is chosen, on today. */
function Consequences({ ids }: { ids: string[] }) {
  const chosen: unknown = Form.useWatch('effectiveDate');
  const effectiveDate = typeof chosen === 'string' ? chosen : null;
  return <Effects read={useCall(licenceCancelApi.effects, { ids, effectiveDate })} />;
}

interface Props {
  licences: readonly ListedLicence[];
  onClose: () => void;
}

/** Applies to cancel licences: the reason and the day, with the effects beside them. */
export function ApplyDialog({ licences, onClose }: Props) {
  const text = useText();
  const ids = licences.map(({ licenceId }) => licenceId);
  const [first] = licences;
  const isOne = licences.length === 1;
  const save = (values: Application) =>
    call(isOne ? licenceCancelApi.apply : licenceCancelApi.batchApply, { ...values, ids }, { silent: true });
  return (
    <RecordDialog<Partial<Application>, Application>
      modal={{ width: WIDTH }}
      draftKey={`licence cancel ${ids.join(' ')}`}
      title={isOne ? 'licence.applyTitle' : 'licence.applyManyTitle'}
      titleValues={{ licenceNo: first?.licenceNo ?? '', count: licences.length }}
      help="licence.applyHelp"
      okText="licence.apply"
      done="licence.applied"
      danger
      fields={applyFields}
      record={NOTHING_YET}
      save={save}
      onClose={onClose}
    >
      <Consequences ids={ids} />
      <Field name="reasonType" />
      <Field name="reason" />
      <Field name="effectiveDate" />
      <Field name="attachment">
        <ImageUpload bizType="licence" stored={{ fileId: null, url: '' }} alt={text('licence.attachment')} />
      </Field>
    </RecordDialog>
  );
}
