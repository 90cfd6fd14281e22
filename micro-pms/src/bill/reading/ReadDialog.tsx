import { Form } from 'antd';
import { useRef } from 'react';
import { type DueMeter, READING_KIND, READING_PHOTOS } from '../../../../src/contract/property/meters';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { formatQuantity } from '@kit/format/number';
import { T } from '@kit/text';
import { serverNow } from '../../call';
import { readingFields, type ReadingValues } from '../../fee-item/readingFields';
import { Refused, useRefusal } from '../../fee-item/Refused';
import { RegisterValues } from '../../fee-item/RegisterValues';
import { notify } from '../../notices';
import { say } from '../../say';
import { randomUuid } from '../../writing/tries';
import { deliver } from './deliver';
import { type OutboxItem, outbox } from './outbox';
import { PictureInput } from './PictureInput';

interface Props {
  meter: DueMeter | undefined;
  owner: string;
  /** yyyy-MM */
  period: string;
  onClose: () => void;
}

type Values = Pick<ReadingValues, 'date' | 'values' | 'overflow' | 'estimated' | 'remark'> & { pictures: File[] };

const values = ({ registers }: DueMeter): Partial<Values> => ({
  ...{ date: formatDate(serverNow(), 'YMD'), overflow: 0, estimated: 0, remark: '' },
  values: Array.from({ length: registers }, () => ''),
  pictures: [],
});

/** Stores a reading on the device first, so that neither a closed tab nor a lost network loses it. */
async function keep(item: OutboxItem) {
  await outbox.put(item);
  try {
    const taken = await deliver(item);
    if (taken) notify.success(say('pmsRound.read', { name: item.meterNo, usage: formatQuantity(taken.usage) }));
    else notify.success(say('pmsRound.kept', { name: item.meterNo }));
  } catch (error) {
    // The reader stands in front of the meter and corrects it there.
    await outbox.remove(item);
    throw error;
  }
}

/** The form of a reading, for somebody who stands in front of the meter. */
export function ReadDialog({ meter, owner, period, onClose }: Props) {
  const { refusal, watch, forget } = useRefusal();
  // A photo that is sent again is the same one.
  const keys = useRef(new WeakMap<File, string>());
  const keyOf = (file: File) => {
    const key = keys.current.get(file) ?? randomUuid();
    keys.current.set(file, key);
    return key;
  };
  const close = () => {
    forget();
    onClose();
  };
  const last = meter?.lastDate
    ? { date: meter.lastDate, values: formatList(meter.lastValues.map((one) => formatQuantity(one))) }
    : undefined;
  return (
    <RecordDialog<DueMeter, Values>
      draftKey={`round ${meter?.meterId ?? ''} ${period}`}
      title="pmsReading.addTitle"
      titleValues={{ name: meter ? `${meter.unitText} ${meter.meterNo}` : '' }}
      fields={readingFields}
      record={meter}
      toValues={values}
      done={null}
      save={({ pictures, ...form }, { confirmCodes }) =>
        watch(() =>
          keep({
            ...{ key: randomUuid(), owner, at: Date.now(), meterNo: meter?.meterNo ?? '' },
            form: {
              ...{ ...form, meterId: meter?.meterId ?? '', kind: READING_KIND.read, period, confirmCodes },
              readTime: formatDate(serverNow(), 'YMDHMS'),
            },
            pictures: pictures.map((file) => ({ key: keyOf(file), file })),
          }),
        )
      }
      onClose={close}
    >
      <Refused refusal={refusal} />
      {last && (
        <p>
          <T id="pmsRound.last" values={last} />
        </p>
      )}
      <RegisterValues name="values" title="pmsReading.values" decimals={2} isFixed />
      <Form.Item name="pictures" label={<T id="pmsRound.photos" values={{ most: READING_PHOTOS }} />}>
        <PictureInput most={READING_PHOTOS} />
      </Form.Item>
      {readingFields.inputs(['date', 'overflow', 'estimated', 'remark'])}
    </RecordDialog>
  );
}
