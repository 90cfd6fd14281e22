import { Image } from 'antd';
import { FLAG } from '@/contract/fields';
import { LISTING_STATUS } from '@/contract/goods/listings';
import type { OnlineGoods, OnlineGoodsDetail } from '@/contract/master-data/online-goods';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { OneBrand, OneCategory } from '@/shared/pricing/selects';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';
import { prescriptionType } from '../shared/goodsCodes';

const listing = codeTable('onlineListing', LISTING_STATUS, {
  tones: { waiting: 'waiting', up: 'active', down: 'stopped', planned: 'attention' },
  dictCode: 'listing.status',
});
const matched = codeTable('onlineMatched', FLAG);

const Picture = ({ mainImage, productName }: OnlineGoods) =>
  mainImage ? <Image src={mainImage} alt={productName} width={40} height={40} /> : NOTHING;
const asList = (value: unknown) => (Array.isArray(value) ? formatList(value.map(String)) : '');

/** The values of the form: pictures by their file ids. */
export interface OnlineValues extends Omit<OnlineGoodsDetail, 'images'> {
  images: string[];
}
interface Searched {
  keyword: string;
  matched: 0 | 1;
}

const multipleRule = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: (_: unknown, value: unknown) =>
    Number(value) % Math.max(1, Number(getFieldValue('unitStep') ?? 1)) === 0
      ? Promise.resolve()
      : Promise.reject(new Error('multiple')),
  message: <T id="onlineGoods.notMultiple" />,
});

/** A product as a shop shows it: its list, its form, its history. */
export const onlineFields = fieldsOf<OnlineGoods, OnlineValues & Searched>()('onlineGoods', {
  keyword: f.text({ max: 100 }),
  productCode: f.code({ width: 120, fixed: 'left', sorted: true }),
  productName: f.name({ width: 180, sorted: true }),
  commonName: f.text({ width: 150 }),
  spec: f.text({ width: 120 }),
  dosageForm: f.text({ width: 100 }),
  manufacturer: f.text({ width: 180 }),
  approvalNo: f.text({ max: 40, width: 170 }),
  brandName: f.text({ width: 100 }),
  brandId: f.text({ filter: { formItemRender: () => <OneBrand /> } }),
  categoryName: f.text({ width: 120 }),
  categoryId: f.text({ required: true, filter: { formItemRender: () => <OneCategory /> } }),
  prescriptionType: f.codes(prescriptionType, { width: 110 }),
  listPrice: f.price(),
  minSalePrice: f.price({ width: 120 }),
  stockQty: f.quantity(),
  mainImage: f.text({ width: 70, cell: Picture, isFinal: true }),
  listingStatus: f.codes(listing, { width: 100 }),
  standardCode: f.text({ width: 130 }),
  matched: f.codes(matched),
  completeness: f.count({ width: 90, help: 'onlineGoods.completenessHelp' }),
  gmtModified: f.dateTime(),
  displayName: f.text({ max: 80, required: true, keep: plainText }),
  subTitle: f.text({ max: 100, keep: plainText }),
  images: f.text({ required: true, help: 'onlineGoods.imagesHelp', isFinal: true }),
  detail: f.text({ isFinal: true }),
  keywords: f.list({ help: 'onlineGoods.keywordsHelp', show: asList }),
  unitStep: f.count({ min: 1, max: 99_999_999, required: true }),
  minOrderQty: f.count({ min: 1, max: 99_999_999, required: true, rules: [multipleRule] }),
  sort: f.count({ min: 1, max: 99_999_999 }),
});
