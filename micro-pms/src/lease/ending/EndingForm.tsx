import { Button, Form, Input, Switch, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Input as InputOf } from '../../../../src/contract/endpoint';
import { settlementApi, type SettlementDetail } from '../../../../src/contract/property/settlements';
import { useCall } from '@kit/data/useCall';
import { FormField } from '@kit/form/FormField';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { Awaited } from '../../Awaited';
import { call } from '../../call';
import { decimal, decimalRule } from '../../fields/f';
import { PhotoInput } from '../../photos/Photos';
import { type Phrase, useSay } from '../../say';
import { useSettled } from '../useSettled';
import { AddRow } from '../../fields/AddRow';
import { type ChargeLine, type EndingValues, type ReadingLine, settlementFields } from './endingFields';
import { EndingLines } from './EndingLines';
import styles from './Ending.module.css';

type Meter = SettlementDetail['meters'][number];
type Asked = InputOf<typeof settlementApi.preview>;

const WIDTH = 920;
const MOST_CHARGES = 20;
const MOST_IMAGES = 3;
const MAX_NAME = 50;
const MAX_REMARK = 200;
const REGISTERS = ['pmsRegister.first', 'pmsRegister.second', 'pmsRegister.third', 'pmsRegister.fourth'] as const;
/** Digits before the decimal point. */
const WHOLE_DIGITS = 9;

/** A form that is just being drawn has empty lines. */
const isFilled = ({ values = [] }: Partial<ReadingLine>) =>
  values.length > 0 && values.every((value) => typeof value === 'string' && value !== '');

/** Readings that have a value, and charges that have a name and an amount. */
function termsOf({ outDate, settleDate, finalReadings = [], charges = [] }: Partial<EndingValues>) {
  return {
    ...{ outDate: outDate ?? '', settleDate: settleDate ?? '' },
    finalReadings: finalReadings.filter(isFilled),
    charges: charges.flatMap(({ name = '', amount = '', remark = '', images = [] }: ChargeLine) =>
      name && amount ? [{ name, amount, remark, images }] : [],
    ),
  };
}

function toValues({ outDate, settleDate, reason, charges, finalReadings, meters }: SettlementDetail): EndingValues {
  const asked = meters.filter(({ isRead }) => !isRead);
  return {
    ...{ outDate, settleDate, reason },
    charges: charges.map(({ images, ...charge }) => ({ ...charge, images: images.map(({ fileId }) => fileId) })),
    finalReadings: asked.map(({ meterId, registers }) => {
      const known = finalReadings.find((one) => one.meterId === meterId);
      return known ?? { meterId, values: Array.from({ length: registers }, () => ''), overflow: 0 };
    }),
  };
}

function Section({ title, children }: { title: Phrase; children: ReactNode }) {
  const say = useSay();
  return (
    <section className={styles.section} aria-label={say(title)}>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {say(title)}
      </Typography.Title>
      {children}
    </section>
  );
}

/** The meters not read on the last day yet; their values may follow later, before the settlement is submitted. */
function Readings({ meters }: { meters: readonly Meter[] }) {
  const say = useSay();
  const asked = meters.filter(({ isRead }) => !isRead);
  if (asked.length === 0) return <span>{say('pmsSettlement.noMeters')}</span>;
  return asked.map(({ meterId, meterNo, registers, lastDate, lastValues }, index) => (
    <div key={meterId}>
      <div>{say('pmsSettlement.meter', { name: meterNo, date: lastDate, values: lastValues.join(' · ') })}</div>
      <Form.Item name={['finalReadings', index, 'meterId']} hidden>
        <Input />
      </Form.Item>
      <div className={styles.charge}>
        {REGISTERS.slice(0, registers).map((label, register) => (
          <FormField
            key={label}
            name={['finalReadings', index, 'values', register]}
            label={label}
            filter={decimal(WHOLE_DIGITS, 2)}
            rules={[decimalRule(2)]}
          >
            <Input inputMode="decimal" autoComplete="off" />
          </FormField>
        ))}
        <FormField name={['finalReadings', index, 'overflow']} label="pmsSettlement.overflow" isFlag>
          <Switch />
        </FormField>
      </div>
    </div>
  ));
}

/** Further charges at the end: damage, cleaning, a lost key. */
function Charges() {
  const say = useSay();
  return (
    <Form.List name="charges">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.charge}>
              <FormField name={[name, 'name']} label="pmsSettlement.chargeName" required>
                <Input maxLength={MAX_NAME} />
              </FormField>
              <FormField
                name={[name, 'amount']}
                label="pmsSettlement.chargeAmount"
                required
                filter={decimal(WHOLE_DIGITS, 2)}
                rules={[decimalRule(2)]}
              >
                <Input inputMode="decimal" autoComplete="off" />
              </FormField>
              <FormField name={[name, 'remark']} label="pmsSettlement.remark">
                <Input maxLength={MAX_REMARK} />
              </FormField>
              <FormField name={[name, 'images']} label="pmsSettlement.images">
                <PhotoInput most={MOST_IMAGES} />
              </FormField>
              <Button type="link" danger onClick={() => remove(name)}>
                {say('pmsLease.remove')}
              </Button>
            </div>
          ))}
          <div>
            <AddRow
              label="pmsSettlement.addCharge"
              count={fields.length}
              disabled={fields.length >= MOST_CHARGES}
              onAdd={() => add({})}
            />
          </div>
        </>
      )}
    </Form.List>
  );
}

/** The result with all input so far. */
function Result({ leaseId }: { leaseId: string }) {
  const watched: unknown = Form.useWatch([], Form.useFormInstance<EndingValues>());
  // All values of the form; undefined before it is drawn.
  const asked = useSettled(JSON.stringify({ leaseId, ...termsOf(watched ?? {}) }));
  // The terms as they were typed a moment ago.
  const input = JSON.parse(asked) as Asked;
  const preview = useCall(settlementApi.preview, input, { ready: input.outDate !== '' });
  const { data, error } = preview;
  if (error || !data) return <Awaited {...preview} />;
  return <EndingLines figures={data} missing={data.missing} />;
}

interface Props {
  record: SettlementDetail | undefined;
  onClose: () => void;
}

/** The form of a settlement that is a draft or was rejected: last day, readings, charges, result. */
export function EndingForm({ record, onClose }: Props) {
  const { settlementId: id = '', version = 0, leaseId = '', settleNo: name = '' } = record ?? {};
  return (
    <RecordDrawer<SettlementDetail, EndingValues>
      drawer={{ width: WIDTH }}
      draftKey={`settlement ${id}`}
      title="pmsSettlement.editTitle"
      titleValues={{ name }}
      done="pmsSettlement.saved"
      fields={settlementFields}
      record={record}
      toValues={toValues}
      save={(values) =>
        call(settlementApi.save, { id, version, reason: values.reason, ...termsOf(values) }, { silent: true })
      }
      onClose={onClose}
    >
      <Section title="pmsSettlement.day">{settlementFields.inputs(['outDate', 'settleDate', 'reason'])}</Section>
      <Section title="pmsSettlement.finalReadings">
        <Readings meters={record?.meters ?? []} />
      </Section>
      <Section title="pmsSettlement.charges">
        <Charges />
      </Section>
      <Section title="pmsSettlement.result">
        <Result leaseId={leaseId} />
      </Section>
    </RecordDrawer>
  );
}
