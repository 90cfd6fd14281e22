import { Select } from 'antd';
import {
  MAX_KEYWORDS,
  type OnlineGoods,
  type OnlineGoodsDetail,
  onlineGoodsApi,
} from '@/contract/master-data/online-goods';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { OneBrand, OneCategory } from '@/shared/pricing/selects';
import { Waiting } from '@/ui/Waiting';
import { RichText } from '@/ui/rich-text/RichText';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { ImagesField } from './ImagesField';
import { onlineFields, type OnlineValues } from './onlineFields';

const { Field, inputs } = onlineFields;
const WIDTH = 760;
const ERP = ['productCode', 'productName', 'spec', 'manufacturer', 'approvalNo', 'completeness'] as const;

const valuesOf = ({ images, ...goods }: OnlineGoodsDetail): Partial<OnlineValues> => ({
  ...goods,
  images: images.map(({ fileId }) => fileId),
});

function save(values: OnlineValues, { record }: { record: OnlineGoodsDetail | undefined }): Promise<unknown> {
  const { displayName, subTitle, images, detail, categoryId, brandId, keywords } = values;
  const { unitStep, minOrderQty, sort } = values;
  const { productId = '', version = 0 } = record ?? {};
  const form = {
    ...{ displayName, subTitle, images, detail, keywords, unitStep, minOrderQty, sort },
    ...{ categoryId: categoryId ?? '', brandId: brandId ?? null },
  };
  return call(onlineGoodsApi.update, { productId, version, ...form }, { silent: true });
}

interface Props {
  /** Undefined while the form is closed. */
  goods: OnlineGoods | undefined;
  onClose: () => void;
}

/** What a shop shows of a product, below the facts from the ERP. */
export function OnlineDrawer({ goods, onClose }: Props) {
  const text = useText();
  const productId = goods?.productId;
  const { data, error, refresh } = useCall(
    onlineGoodsApi.detail,
    { productId: productId ?? '' },
    { ready: productId !== undefined },
  );
  const record = productId !== undefined && data?.productId === productId ? data : undefined;
  const waiting = <Waiting error={error} onRetry={refresh} lines={12} />;
  return (
    <RecordDrawer<OnlineGoodsDetail, OnlineValues>
      drawer={{ width: WIDTH }}
      draftKey={`onlineGoods ${productId ?? ''}`}
      title="onlineGoods.editTitle"
      titleValues={{ name: goods?.productName ?? '' }}
      fields={onlineFields}
      record={record}
      {...(goods ? { waiting } : {})}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      {record && <RecordFacts fields={onlineFields} record={record} show={ERP} />}
      {inputs(['displayName', 'subTitle'])}
      <Field name="images">
        <ImagesField stored={record?.images ?? []} />
      </Field>
      <Field name="categoryId">
        <OneCategory />
      </Field>
      <Field name="brandId">
        <OneBrand />
      </Field>
      <Field name="keywords">
        <Select mode="tags" maxCount={MAX_KEYWORDS} open={false} suffixIcon={null} />
      </Field>
      {inputs(['unitStep', 'minOrderQty', 'sort'])}
      <Field name="detail">
        <RichText label={text('onlineGoods.detail')} />
      </Field>
    </RecordDrawer>
  );
}
