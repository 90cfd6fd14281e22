import { Form } from 'antd';
import type { Output } from '../../../src/contract/endpoint';
import { type Meter, type Reading, READING_KIND, readingApi } from '../../../src/contract/property/meters';
import { formatList } from '@kit/format/list';
import { formatQuantity } from '@kit/format/number';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { notify } from '../notices';
import { say } from '../say';
import { readingFields, type ReadingValues } from './readingFields';
import { Refused, useRefusal } from './Refused';
import { RegisterValues } from './RegisterValues';

/** Tells how much was used since the reading before, and for which months; where it closes none, what was done. */
function tell({ usage, months }: Output<typeof readingApi.add>, done: 'kit.saved' | 'pmsReading.corrected') {
  const values = { usage: formatQuantity(usage), months: formatList(months) };
  notify.success(months.length === 0 ? say(done) : say('pmsReading.used', values));
}

/** A reading at moving in closes no month, so it has no period. */
function Period({ kind }: { kind?: Reading['kind'] }) {
  const chosen: unknown = Form.useWatch('kind');
  return (kind ?? chosen) === READING_KIND.movedIn ? null : <readingFields.Field name="period" />;
}

const empty = (meter: Meter): Partial<ReadingValues> => ({
  ...{ kind: READING_KIND.read, overflow: 0, estimated: 0, remark: '' },
  values: Array.from({ length: meter.registers }, () => ''),
});

interface AddProps {
  meter: Meter;
  isOpen: boolean;
  onExchange: () => void;
  /** Opens the reading of a month, or the last one. */
  onCorrect: (period: string | undefined) => void;
  onClose: () => void;
}

/** One more reading of a meter. */
export function AddReading({ meter, isOpen, onExchange, onCorrect, onClose }: AddProps) {
  const { refusal, watch, forget } = useRefusal();
  const close = () => {
    forget();
    onClose();
  };
  return (
    <RecordDialog<Meter, ReadingValues>
      draftKey={`reading ${meter.meterId}`}
      title="pmsReading.addTitle"
      titleValues={{ name: meter.meterNo }}
      done={null}
      fields={readingFields}
      record={isOpen ? meter : undefined}
      toValues={empty}
      save={({ kind, date, period, values, overflow, estimated, remark }, { confirmCodes }) => {
        const form = { kind, date, period: period ?? null, values, overflow, estimated, remark };
        const asked = { meterId: meter.meterId, ...form, confirmCodes };
        return watch(() =>
          call(readingApi.add, asked, { silent: true }).then((answer) => {
            tell(answer, 'kit.saved');
            return answer;
          }),
        );
      }}
      onClose={close}
    >
      <Ways refusal={refusal} onExchange={onExchange} onCorrect={onCorrect} />
      {readingFields.inputs(['kind', 'date'])}
      <Period />
      <RegisterValues name="values" title="pmsReading.values" decimals={2} isFixed />
      {readingFields.inputs(['overflow', 'estimated', 'remark'])}
    </RecordDialog>
  );
}

type WaysProps = Pick<AddProps, 'onExchange' | 'onCorrect'> & Pick<ReturnType<typeof useRefusal>, 'refusal'>;

/** The reading to correct: after a value that is too small the one before, for a month that is read its own. */
function Ways({ refusal, onExchange, onCorrect }: WaysProps) {
  const form = Form.useFormInstance<ReadingValues>();
  const correct = () => {
    const period: unknown = form.getFieldValue('period');
    onCorrect(refusal?.below === undefined && typeof period === 'string' ? period : undefined);
  };
  return <Refused refusal={refusal} onExchange={onExchange} onCorrect={correct} />;
}

interface CorrectProps {
  meter: Meter;
  reading: Reading | undefined;
  onExchange: (() => void) | undefined;
  onClose: () => void;
}

/** Replaces a wrong reading; bills that rest on it are corrected at once. */
export function CorrectReading({ meter, reading, onExchange, onClose }: CorrectProps) {
  const { refusal, watch, forget } = useRefusal();
  const close = () => {
    forget();
    onClose();
  };
  return (
    <RecordDialog<Reading, ReadingValues>
      draftKey={`correct ${reading?.readingId ?? ''}`}
      title="pmsReading.correctTitle"
      titleValues={{ name: meter.meterNo, date: reading?.date ?? '' }}
      help="pmsReading.correctHelp"
      okText="pmsReading.correct"
      done={null}
      fields={readingFields}
      record={reading}
      toValues={({ date, period, values, overflow, estimated }) => ({ date, period, values, overflow, estimated })}
      save={({ date, period, values, overflow, estimated, reason }, { confirmCodes }) => {
        const form = { date, period: period ?? null, values, overflow, estimated, reason, confirmCodes };
        return watch(() =>
          call(readingApi.correct, { id: reading?.readingId ?? '', ...form }, { silent: true }).then((answer) => {
            tell(answer, 'pmsReading.corrected');
            return answer;
          }),
        );
      }}
      onClose={close}
    >
      <Refused refusal={refusal} onExchange={onExchange} />
      {readingFields.inputs(['date'])}
      {reading && <Period kind={reading.kind} />}
      <RegisterValues name="values" title="pmsReading.values" decimals={2} isFixed />
      {readingFields.inputs(['overflow', 'estimated', 'reason'])}
    </RecordDialog>
  );
}
