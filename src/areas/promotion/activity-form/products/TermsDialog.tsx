import { Form, Input, Typography } from 'antd';
import { isLine, type PriceMode } from '@/contract/promotion/activity';
import { basketApi, type TempProduct } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { T, type TextId } from '@/core/i18n';
import { percent2, positiveDecimal4, positiveInteger } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatPrice } from '@kit/format/number';
import { RadioChoice } from '@/ui/form/choices';
import type { FormActivity } from '../../shared/formActivity';
import { LadderField } from '../ladder/LadderField';
import { priceModes } from '../options';
import { changeOf, LIMITS, termsOf, type TermsValues, VALUE_FIELD } from './termsValues';

const termsFields = fieldsOf<TermsValues>()('basket', {
  priceMode: f.text(),
  specialPrice: f.price(),
  specialRate: f.percent(),
  reducePrice: f.price(),
  floorPrice: f.price(),
  ceilPrice: f.price(),
  minQty: f.quantity(),
  limitQtyPerCustomer: f.quantity(),
  limitQtyPerOrder: f.quantity(),
  limitQtyTotal: f.quantity(),
});
const { Field } = termsFields;

/** Only one form can change a basket, so no other person's values can be merged. */
const NOTHING_ELSE = {};

interface Props {
  activity: FormActivity;
  /** One row, or several that get the same terms. */
  rows: readonly TempProduct[];
  onClose: () => void;
}

const price = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off' } as const;
const VALUE_LABELS: Readonly<Record<PriceMode, TextId>> = {
  FIXED: 'activityForm.fixed',
  RATE: 'activityForm.rate',
  REDUCE: 'activityForm.reduce',
};

const Limit = ({ name }: { name: (typeof LIMITS)[number] }) => (
  <Field name={name} filter={positiveInteger}>
    <Input inputMode="numeric" autoComplete="off" />
  </Field>
);

function Special({ required }: { required: boolean }) {
  const mode = Form.useWatch<PriceMode | undefined>('priceMode') ?? 'FIXED';
  const isRate = mode === 'RATE';
  return (
    <>
      <Field name="priceMode">
        <RadioChoice options={priceModes} />
      </Field>
      <Field
        key={mode}
        name={VALUE_FIELD[mode]}
        label={VALUE_LABELS[mode]}
        required={required}
        filter={isRate ? percent2 : positiveDecimal4}
        {...(isRate ? { help: 'basket.rateHelp' } : {})}
      >
        <Input {...price} {...(isRate ? { prefix: '', suffix: '%' } : {})} />
      </Field>
      {LIMITS.map((name) => (
        <Limit key={name} name={name} />
      ))}
    </>
  );
}

function Band({ required }: { required: boolean }) {
  return (
    <>
      <Field name="floorPrice" required={required}>
        <Input {...price} />
      </Field>
      <Field name="ceilPrice" required={required}>
        <Input {...price} />
      </Field>
      <Limit name="limitQtyTotal" />
    </>
  );
}

function Terms({ activity, required }: { activity: FormActivity; required: boolean }) {
  const { type, calcMode } = activity;
  if (type === 'specialOffer') return <Special required={required} />;
  if (type === 'flexible') return <Band required={required} />;
  return <LadderField type={type} calcMode={calcMode} disabled={false} />;
}

const Facts = ({ productCode, spec, listPrice, minSalePrice }: TempProduct) => (
  <Typography.Paragraph type="secondary">
    <T
      id="basket.facts"
      values={{ code: productCode, spec, list: formatPrice(listPrice), least: formatPrice(minSalePrice) }}
    />
  </Typography.Paragraph>
);

/** The terms of one product, or the same for several; for several, an empty field leaves the value as it is. */
export function TermsDialog({ activity, rows, onClose }: Props) {
  const [only, ...more] = rows;
  const one = more.length === 0 ? only : undefined;
  const save = async (values: TermsValues) => {
    const change = changeOf(activity, values, one !== undefined);
    const which = one ? { id: one.id, version: one.version } : { ids: rows.map(({ id }) => id) };
    await call(basketApi.changeProduct, { formId: activity.basketId, ...which, ...change }, { silent: true });
    activity.onPicked();
  };
  return (
    <RecordDialog<object, TermsValues>
      draftKey={`terms ${activity.basketId} ${only?.id ?? ''} ${more.length}`}
      title={one ? 'basket.termsTitle' : 'basket.bulkTitle'}
      titleValues={{ name: only?.productName ?? '', count: rows.length }}
      {...(one ? {} : { help: 'basket.bulkHelp' })}
      modal={{ width: isLine(activity.type) ? 464 : 640 }}
      fields={termsFields}
      record={NOTHING_ELSE}
      toValues={() => termsOf(one)}
      save={save}
      onClose={onClose}
    >
      {one && <Facts {...one} />}
      <Terms activity={activity} required={one !== undefined} />
    </RecordDialog>
  );
}
