import { ModalForm } from '@ant-design/pro-components';
import { Form, Input, Radio, Typography } from 'antd';
import { Field } from '@/components/form/Field';
import { isLine, type PriceMode } from '@/contract/promotion/activity';
import { basketApi, type TempProduct } from '@/contract/promotion/baskets';
import { formatPrice } from '@/core/format/number';
import { call } from '@/core/http/call';
import { T, type TextId } from '@/core/i18n';
import { percent2, positiveDecimal4, positiveInteger } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { useText } from '@/core/i18n';
import { useRescue } from '@/crud/record/useRescue';
import { priceModes } from '../form/options';
import { LadderField } from '../ladder/LadderField';
import type { FormPlace } from '../scope/place';
import { changeOf, LIMITS, type TermsValues, termsOf, VALUE_FIELD } from './termsValues';

interface Props {
  place: FormPlace;
  /** One, or several that get the same. */
  rows: readonly TempProduct[];
  onClose: () => void;
}

const price = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off' } as const;
const LIMIT_LABELS: Readonly<Record<(typeof LIMITS)[number], TextId>> = {
  minQty: 'basket.minQty',
  limitQtyPerCustomer: 'basket.limitQtyPerCustomer',
  limitQtyPerOrder: 'basket.limitQtyPerOrder',
  limitQtyTotal: 'basket.limitQtyTotal',
};
const VALUE_LABELS: Readonly<Record<PriceMode, TextId>> = {
  FIXED: 'activityForm.fixed',
  RATE: 'activityForm.rate',
  REDUCE: 'activityForm.reduce',
};

const Limit = ({ name }: { name: (typeof LIMITS)[number] }) => (
  <Field name={name} label={LIMIT_LABELS[name]} filter={positiveInteger}>
    <Input inputMode="numeric" autoComplete="off" />
  </Field>
);

function Special({ required }: { required: boolean }) {
  const mode = Form.useWatch<PriceMode | undefined>('priceMode') ?? 'FIXED';
  const isRate = mode === 'RATE';
  return (
    <>
      <Field name="priceMode" label="basket.priceMode">
        <Radio.Group options={priceModes} />
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
      <Field name="floorPrice" label="basket.floorPrice" required={required} filter={positiveDecimal4}>
        <Input {...price} />
      </Field>
      <Field name="ceilPrice" label="basket.ceilPrice" required={required} filter={positiveDecimal4}>
        <Input {...price} />
      </Field>
      <Limit name="limitQtyTotal" />
    </>
  );
}

function Terms({ place, required }: { place: FormPlace; required: boolean }) {
  const { type, calcMode } = place;
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

/** What a product costs in the activity, or several alike; of several, what is left empty stays as it is. */
export function TermsDialog({ place, rows, onClose }: Props) {
  const text = useText();
  const [form] = Form.useForm<TermsValues>();
  const rescue = useRescue({ form });
  const [only, ...more] = rows;
  const isOne = more.length === 0;
  const save = async (values: TermsValues) => {
    const change = changeOf(place, { ...termsOf(isOne ? only : undefined), ...values }, isOne);
    const which = isOne && only ? { id: only.id, version: only.version } : { ids: rows.map(({ id }) => id) };
    try {
      await call(basketApi.changeProduct, { formId: place.basketId, ...which, ...change }, { silent: true });
    } catch (failure) {
      rescue(failure);
      return false;
    }
    place.onPicked();
    notifier.success(text('crud.saved'));
    onClose();
    return true;
  };
  return (
    <ModalForm<TermsValues>
      open
      layout="vertical"
      name="terms"
      width={isLine(place.type) ? 464 : 640}
      form={form}
      title={isOne ? only?.productName : <T id="basket.bulkTitle" values={{ count: rows.length }} />}
      initialValues={termsOf(isOne ? only : undefined)}
      modalProps={{ destroyOnHidden: true, mask: { closable: false }, keyboard: false, onCancel: onClose }}
      submitter={{ searchConfig: { submitText: <T id="crud.save" />, resetText: <T id="crud.cancel" /> } }}
      onFinish={save}
    >
      {isOne && only ? (
        <Facts {...only} />
      ) : (
        <Typography.Paragraph type="secondary">
          <T id="basket.bulkHelp" />
        </Typography.Paragraph>
      )}
      <Terms place={place} required={isOne} />
    </ModalForm>
  );
}
