import { Form, Radio, Skeleton } from 'antd';
import { CANCEL_RESULT, licenceApi, licenceCancelApi, type ListedLicence } from '@/contract/master-data/licence-calls';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Picture } from '../shared/Picture';
import { Effects } from './Effects';
import { auditFields, cancelReason, cancelResult, type Verdict } from '../shared/licenceFields';

const { Field } = auditFields;
const WIDTH = 600;
const NOTHING_YET: Partial<Verdict> = {};

/** A refusal says why. */
function Opinion() {
  const isRefused = Form.useWatch('result') === CANCEL_RESULT.reject;
  return <Field name="opinion" required={isRefused} />;
}

interface Props {
  licence: ListedLicence;
  onClose: () => void;
}

/** Decides on an application that somebody else has made. */
export function AuditDialog({ licence, onClose }: Props) {
  const text = useText();
  const { licenceId, licenceNo, ownerType, ownerId, cancelNo, cancelVersion, effectiveDate } = licence;
  const { data } = useCall(licenceApi.ofOwner, { ownerType, ownerId });
  const { data: effects } = useCall(licenceCancelApi.effects, { ids: [licenceId], effectiveDate });
  const cancels = data?.find((one) => one.licenceId === licenceId)?.cancels;
  const asked = cancels?.find((one) => one.cancelNo === cancelNo);
  const save = (values: Verdict) =>
    call(
      licenceCancelApi.audit,
      { ...values, cancelNo: cancelNo ?? '', version: cancelVersion ?? 0 },
      { silent: true },
    );
  return (
    <RecordDialog<Partial<Verdict>, Verdict>
      modal={{ width: WIDTH }}
      draftKey={`licence audit ${cancelNo ?? ''}`}
      title="licence.auditTitle"
      titleValues={{ licenceNo }}
      okText="licence.audit"
      done="licence.audited"
      fields={auditFields}
      record={asked && NOTHING_YET}
      waiting={<Skeleton active />}
      save={save}
      onClose={onClose}
    >
      {asked && (
        <>
          <p>
            <T
              id="licence.asked"
              values={{ name: asked.applicantName, time: asked.applyTime, day: asked.effectiveDate }}
            />
          </p>
          <p>
            {cancelReason.labelOf(asked.reasonType)}：{asked.reason}
          </p>
          <Picture url={asked.attachmentUrl} mime={asked.attachmentMime} name={text('licence.attachment')} />
        </>
      )}
      <Effects effects={effects} />
      <Field name="result">
        <Radio.Group options={[...cancelResult.options]} />
      </Field>
      <Opinion />
    </RecordDialog>
  );
}
