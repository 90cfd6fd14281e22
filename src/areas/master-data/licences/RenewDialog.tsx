import { Alert } from 'antd';
import type { LicenceDetail } from '@/contract/master-data/licence-calls';
import { licenceApi } from '@/contract/master-data/licence-calls';
import { MAX_LICENCE_IMAGES, type OwnerType, RENEWAL_STATE } from '@/contract/master-data/licences';
import { type Renewal, renewalApi } from '@/contract/master-data/renewals';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { PicturesUpload } from '@/ui/upload/PicturesUpload';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { renewFields, type Renewing } from '../shared/licenceFields';

const { Field } = renewFields;
const WIDTH = 600;

export interface Renewable {
  licenceId: string;
  licenceNo: string;
  ownerType: OwnerType;
  ownerId: string;
  renewalState: number;
}

interface Props {
  licence: Renewable;
  onClose: () => void;
}

/** Number and office usually stay the same; dates and pictures are new. */
const firstValues = ({ licenceNo, issuer }: LicenceDetail): Partial<Renewing> => ({ licenceNo, issuer, images: [] });
const returnedValues = ({
  after: { licenceNo, issuer, issueDate, expiryDate, images },
}: Renewal): Partial<Renewing> => ({
  ...{ licenceNo, issuer, issueDate, images: images.map(({ fileId }) => fileId) },
  ...(expiryDate === null ? {} : { expiryDate }),
});

/** The state of a call without an answer, and a way to repeat the call. */
type Unread = Pick<ReturnType<typeof useCall>, 'error' | 'refresh'>;

interface FormProps extends Props {
  detail: LicenceDetail | undefined;
  returned?: Renewal | undefined;
  unread: Unread;
}

function RenewForm({ licence, detail, returned, unread: { error, refresh }, onClose }: FormProps) {
  const text = useText();
  const { licenceId, licenceNo } = licence;
  const values = returned ? returnedValues(returned) : detail && firstValues(detail);
  return (
    <RecordDialog<Partial<Renewing>, Renewing>
      modal={{ width: WIDTH }}
      draftKey={`licence renew ${licenceId}`}
      title="licence.renewTitle"
      titleValues={{ licenceNo }}
      help="licence.renewHelp"
      okText="licence.renew"
      done="licence.renewDone"
      fields={renewFields}
      record={detail && values}
      waiting={<Waiting error={error} onRetry={refresh} />}
      save={(form, { confirmCodes }) =>
        call(renewalApi.renew, { ...form, licenceId, version: detail?.version ?? 0, confirmCodes }, { silent: true })
      }
      onClose={onClose}
    >
      {returned && <Alert showIcon type="warning" title={returned.rejectReason} style={{ marginBlockEnd: 16 }} />}
      <Field name="licenceNo" />
      <Field name="issuer" />
      <Field name="issueDate" />
      <Field name="expiryDate" />
      <Field name="images">
        <PicturesUpload
          most={MAX_LICENCE_IMAGES}
          bizType="licence"
          stored={returned?.after.images ?? []}
          alt={text('licence.images')}
        />
      </Field>
    </RecordDialog>
  );
}

function ReturnedForm({ detail, unread, ...props }: FormProps) {
  const { data, ...own } = useCall(renewalApi.renewal, { licenceId: props.licence.licenceId });
  return <RenewForm {...props} detail={data && detail} returned={data} unread={detail ? own : unread} />;
}

/** A new licence in place of one that expires; a returned renewal is corrected. */
export function RenewDialog({ licence, onClose }: Props) {
  const { ownerType, ownerId, licenceId, renewalState } = licence;
  const { data, ...unread } = useCall(licenceApi.ofOwner, { ownerType, ownerId });
  const detail = data?.find((one) => one.licenceId === licenceId);
  const Shown = renewalState === RENEWAL_STATE.returned ? ReturnedForm : RenewForm;
  return <Shown licence={licence} detail={detail} unread={unread} onClose={onClose} />;
}
