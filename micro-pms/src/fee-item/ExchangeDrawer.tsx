import { Alert } from 'antd';
import { type Meter, meterApi, READING_STATE, readingApi } from '../../../src/contract/property/meters';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { T, text } from '@kit/text';
import { call } from '../call';
import { useSay } from '../say';
import { exchangeFields, type ExchangeValues, valuesText } from './meterFields';
import { Refused, useRefusal } from './Refused';
import { RegisterValues } from './RegisterValues';

const WIDTH = 720;
const RECENT = 20;

const firstOf = ({ meterId: id, version, registers, digits, factor }: Meter): Partial<ExchangeValues> => ({
  ...{ id, version, digits, factor, overflow: 0, meterNo: '' },
  finalValues: Array.from({ length: registers }, () => ''),
  startValues: Array.from({ length: registers }, () => ''),
});

interface Props {
  meter: Meter | undefined;
  onClose: () => void;
}

/** Exchanges a meter: the last values of the old one and the first of the new one, on one day (48035). */
export function ExchangeDrawer({ meter, onClose }: Props) {
  const say = useSay();
  const { refusal, watch, forget } = useRefusal();
  const asked = { meterId: meter?.meterId ?? '', pageSize: RECENT };
  const { data } = useCall(readingApi.page, asked, { ready: meter !== undefined });
  const last = data?.records.find(({ meterId, state }) => meterId === meter?.meterId && state === READING_STATE.valid);
  const close = () => {
    forget();
    onClose();
  };
  const save = ({ date, period, finalValues, overflow, meterNo, digits, factor, startValues }: ExchangeValues) => {
    const key = { id: meter?.meterId ?? '', version: meter?.version ?? 0 };
    const form = { date, period, finalValues, overflow, meterNo, digits, factor, startValues };
    return watch(() => call(meterApi.exchange, { ...key, ...form }, { silent: true }));
  };
  const notBefore = {
    validator: (_: unknown, date: unknown) =>
      typeof date === 'string' && last !== undefined && date < last.date
        ? Promise.reject(new Error(text('pmsExchange.beforeLast', { date: last.date })))
        : Promise.resolve(),
  };
  return (
    <RecordDrawer<Meter, ExchangeValues>
      drawer={{ width: WIDTH }}
      draftKey={`exchange ${meter?.meterId ?? ''}`}
      title="pmsExchange.title"
      titleValues={{ name: meter?.meterNo ?? '' }}
      help="pmsExchange.help"
      okText="pmsMeter.exchange"
      done="pmsExchange.done"
      fields={exchangeFields}
      record={meter}
      toValues={firstOf}
      save={save}
      onClose={close}
    >
      {last && (
        <Alert
          type="info"
          style={{ marginBlockEnd: 16 }}
          title={say('pmsReading.last', { date: last.date, values: valuesText(last.values) })}
        />
      )}
      <Refused refusal={refusal} />
      <exchangeFields.Field name="date" rules={[notBefore]} />
      {exchangeFields.inputs(['period'])}
      <RegisterValues name="finalValues" title="pmsExchange.finalValues" decimals={2} isFixed />
      {exchangeFields.inputs(['overflow'])}
      <b>
        <T id="pmsExchange.newMeter" />
      </b>
      {exchangeFields.inputs(['meterNo', 'digits', 'factor'])}
      <RegisterValues name="startValues" title="pmsExchange.startValues" decimals={2} isFixed />
    </RecordDrawer>
  );
}
