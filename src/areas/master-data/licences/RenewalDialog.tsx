import { Descriptions, Flex, Form, Image, Select, Typography } from 'antd';
import { useRef, useState } from 'react';
import { type Renewal, RENEWAL_RESULT, type RenewalField, renewalApi } from '@/contract/master-data/renewals';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { RadioChoice } from '@/ui/form/choices';
import { decideFields, type Deciding, renewalField, renewalResult } from '../shared/licenceFields';
import { Picture } from '../shared/Picture';
import { DecisionFoot } from './DecisionFoot';
import styles from './licences.module.css';

const { Field } = decideFields;
const WIDTH = 720;
const NOTHING_YET: Partial<Deciding> = {};

/** A return names the fields to correct, and says what is wrong with them. */
function Changes() {
  const isReturned = Form.useWatch('result') === RENEWAL_RESULT.return;
  if (!isReturned) return <Field name="opinion" />;
  return (
    <>
      <Field name="toChange" required>
        <Select placeholder={<T id="select.choose" />} mode="multiple" options={[...renewalField.options]} />
      </Field>
      <Field name="remark" required />
    </>
  );
}

const SHOWN = ['licenceNo', 'issuer', 'issueDate', 'expiryDate'] as const;
const idsOf = (images: Renewal['after']['images']) => images.map(({ fileId }) => fileId).join();

/** The fields in which the new licence differs, in their order. */
function differences({ before, after }: Renewal): RenewalField[] {
  const changed = SHOWN.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  return idsOf(before.images) === idsOf(after.images) ? changed : [...changed, 'images'];
}
const DAYS: readonly string[] = ['issueDate', 'expiryDate'];

/** The old and the new licence side by side: differences in bold, and the pictures of both. */
function Compared({ renewal: { before, after }, at }: { renewal: Renewal; at: RenewalField | undefined }) {
  const current = (name: RenewalField) => (name === at ? { 'data-current': name } : {});
  const shown = (name: string, value: string | null) => (value && DAYS.includes(name) ? formatDate(value) : value);
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        items={SHOWN.map((name) => ({
          key: name,
          label: renewalField.labelOf(name),
          children: (
            <span className={styles.compared} {...current(name)}>
              {before[name] !== after[name] && <>{shown(name, before[name]) || '–'} → </>}
              <Typography.Text strong={before[name] !== after[name]}>{shown(name, after[name]) || '–'}</Typography.Text>
            </span>
          ),
        }))}
      />
      <Image.PreviewGroup>
        <Flex gap="small" wrap className={styles.pictures ?? ''} {...current('images')}>
          {[...before.images, ...after.images].map(({ fileId, url, mime, name }, i) => (
            <Picture key={`${fileId} ${String(i)}`} url={url} mime={mime} name={name} />
          ))}
        </Flex>
      </Image.PreviewGroup>
    </>
  );
}

interface Props {
  licence: { licenceId: string; licenceNo: string };
  /** Opens the next task of the inbox; absent where the inbox did not lead here. */
  onNext?: () => void;
  onClose: (isDecided: boolean) => void;
}

/**
 * Compares both licences and marks differences for correction by keys: D goes on to the next difference, X marks it.
 */
function Reading({ renewal, onNext }: { renewal: Renewal; onNext: (() => void) | undefined }) {
  const form = Form.useFormInstance<Deciding>();
  const [at, setAt] = useState<RenewalField>();
  const found = differences(renewal);
  const toNextChange = () => setAt(found[(at === undefined ? 0 : found.indexOf(at) + 1) % found.length]);
  const mark = () => {
    const marked = at ?? found[0];
    setAt(marked);
    // The values of all fields, whatever antd's type says.
    const { toChange: others = [] } = form.getFieldsValue(true) as Partial<Deciding>;
    if (marked !== undefined && !others.includes(marked)) form.setFieldValue('toChange', [...others, marked]);
  };
  return (
    <>
      <Compared renewal={renewal} at={at} />
      <Field name="result">
        <RadioChoice options={[...renewalResult.options]} />
      </Field>
      <Changes />
      <DecisionFoot
        {...{ good: RENEWAL_RESULT.pass, bad: RENEWAL_RESULT.return, typed: 'remark', onNext, toNextChange }}
        keys="licence.renewalKeys"
        onMark={mark}
      />
    </>
  );
}

/** The decision on a renewal in its open step. */
export function RenewalDialog({ licence: { licenceId, licenceNo }, onNext, onClose }: Props) {
  const isDecided = useRef(false);
  const { data, error, refresh } = useCall(renewalApi.renewal, { licenceId });
  const waiting = <Waiting error={error} onRetry={refresh} />;
  const save = async ({ result, opinion, toChange = [], remark = '' }: Deciding, confirmCodes: number[]) => {
    if (!data) return false;
    const { entryId: id, round, stepNo, contentHash } = data;
    const verdicts = result === RENEWAL_RESULT.return ? toChange.map((path) => ({ path, remark })) : [];
    const asked = { id, round, stepNo, contentHash, result, opinion, verdicts, confirmCodes };
    await call(renewalApi.audit, asked, { silent: true });
    isDecided.current = true;
    return true;
  };
  return (
    <RecordDialog<Partial<Deciding>, Deciding>
      modal={{ width: WIDTH }}
      // The key is known before the renewal has loaded, because a draft is looked for at once.
      draftKey={`renewal ${licenceId}`}
      title="licence.decideTitle"
      titleValues={{ licenceNo }}
      okText="licence.decide"
      done="licence.audited"
      fields={decideFields}
      record={data && NOTHING_YET}
      waiting={waiting}
      save={(values, { confirmCodes }) => save(values, confirmCodes)}
      onClose={() => onClose(isDecided.current)}
    >
      {data && (
        <>
          <p>
            <T
              id="licence.renewalAsked"
              values={{ name: data.applicantName, time: data.submitTime ?? '', step: data.stepName }}
            />
          </p>
          <Reading renewal={data} onNext={onNext} />
        </>
      )}
    </RecordDialog>
  );
}
