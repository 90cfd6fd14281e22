import { Alert, Form } from 'antd';
import { useRef } from 'react';
import { CANCEL_RESULT, licenceApi, licenceCancelApi, type ListedLicence } from '@/contract/master-data/licence-calls';
import { CANCEL_STATUS } from '@/contract/master-data/licences';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { RadioChoice } from '@/ui/form/choices';
import { Picture } from '../shared/Picture';
import { DecisionFoot } from './DecisionFoot';
import { Effects } from './Effects';
import { auditFields, cancelReason, cancelResult, type Verdict } from '../shared/licenceFields';

const { Field } = auditFields;
const WIDTH = 600;
const NOTHING_YET: Partial<Verdict> = {};

/** A refusal needs a reason. */
function Opinion() {
  const isRefused = Form.useWatch('result') === CANCEL_RESULT.reject;
  return <Field name="opinion" required={isRefused} />;
}

interface Props {
  licence: ListedLicence;
  /** Opens the next task of the inbox; absent where the inbox did not lead here. */
  onNext?: () => void;
  onClose: (isDecided: boolean) => void;
}

/** Decides on a colleague's application. */
export function AuditDialog({ licence, onNext, onClose }: Props) {
  const text = useText();
  const { licenceId, licenceNo, ownerType, ownerId, cancelNo, cancelVersion, effectiveDate } = licence;
  const { data, error, refresh: again } = useCall(licenceApi.ofOwner, { ownerType, ownerId });
  const effects = useCall(licenceCancelApi.effects, { ids: [licenceId], effectiveDate });
  const cancels = data?.find((one) => one.licenceId === licenceId)?.cancels;
  const asked = cancels?.find((one) => one.cancelNo === cancelNo);
  // The application was withdrawn, or somebody else has decided.
  const isGone = data !== undefined && asked?.status !== CANCEL_STATUS.waiting;
  const waiting = isGone ? (
    <Alert showIcon type="info" title={text('licence.taskGone', { entryNo: cancelNo ?? licenceNo })} />
  ) : (
    <Waiting error={error} onRetry={again} />
  );
  const isDecided = useRef(false);
  const save = async (values: Verdict) => {
    await call(
      licenceCancelApi.audit,
      { ...values, cancelNo: cancelNo ?? '', version: cancelVersion ?? 0, seen: effects.data?.[0]?.seen ?? '' },
      { silent: true },
    ).catch((failure: unknown) => {
      // The effects of today are shown before the next attempt.
      effects.refresh();
      throw failure;
    });
    isDecided.current = true;
  };
  return (
    <RecordDialog<Partial<Verdict>, Verdict>
      modal={{ width: WIDTH }}
      draftKey={`licence audit ${cancelNo ?? ''}`}
      title="licence.auditTitle"
      titleValues={{ licenceNo }}
      okText="licence.audit"
      done="licence.audited"
      fields={auditFields}
      record={asked && !isGone ? NOTHING_YET : undefined}
      waiting={waiting}
      save={save}
      onClose={() => onClose(isDecided.current)}
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
            {cancelReason.labelOf(asked.reasonType)} · {asked.reason}
          </p>
          <Picture url={asked.attachmentUrl} mime={asked.attachmentMime} name={text('licence.attachment')} />
        </>
      )}
      <Effects read={effects} />
      <Field name="result">
        <RadioChoice options={[...cancelResult.options]} />
      </Field>
      <Opinion />
      <DecisionFoot
        {...{ good: CANCEL_RESULT.approve, bad: CANCEL_RESULT.reject, typed: 'opinion', onNext }}
        keys="licence.cancelKeys"
      />
    </RecordDialog>
  );
}
