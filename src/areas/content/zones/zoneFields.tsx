import { Image } from 'antd';
import type { Jump } from '@/contract/content/jump';
import { type Zone, ZONE_LAYOUT_OF, ZONE_TYPE, type ZoneProduct, type ZoneRule } from '@/contract/content/zones';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { type ForCompany, jumpOf, publishFields } from '../shared/publishFields';
import { PublishState, publishStatus } from '../shared/publishStatus';

const zoneType = codeTable('zoneType', ZONE_TYPE);
const zoneLayout = codeTable('zoneLayout', ZONE_LAYOUT_OF);

const Picture = ({ imageUrl, zoneName }: Zone) =>
  imageUrl ? <Image src={imageUrl} alt={zoneName} width={70} height={28} /> : NOTHING;

export interface ZoneValues {
  zoneName: string;
  zoneType: Zone['zoneType'];
  rule?: ZoneRule;
  image: string | null;
  themeColor: string;
  layout: Zone['layout'];
  maxCount: number;
  hasMore: 0 | 1;
  moreTarget: Jump;
  branchIds: string[];
  customerTypes: string[];
  startTime: string | null;
  endTime: string | null;
  planTime: string | null;
  sort: number;
}

const published = publishFields<Zone & ForCompany>();

/** Products under one name: their list, their form (docs/domain/publishing.md#zones). */
export const zoneFields = fieldsOf<Zone & ForCompany & Partial<ZoneRule>, ZoneValues>()('zone', {
  zoneCode: f.code({ width: 110, sorted: true }),
  zoneName: f.text({ max: 20, required: true, keep: plainText, width: 160, fixed: 'left', sorted: true }),
  zoneType: f.codes(zoneType, { required: true, width: 90 }),
  categoryId: f.text({ isFinal: true }),
  brandId: f.text({ isFinal: true }),
  activityId: f.text({ required: true, isFinal: true }),
  productCount: f.count({ width: 80 }),
  image: f.text({ width: 100, isFinal: true, cell: Picture }),
  themeColor: f.text(),
  layout: f.codes(zoneLayout, { required: true, width: 90 }),
  maxCount: f.count({ min: 1, max: 200, required: true }),
  hasMore: f.flag(),
  moreTarget: jumpOf(),
  branchId: f.branch(),
  branchIds: published.branchIds,
  branchNames: published.branchNames,
  customerTypes: published.customerTypes,
  planTime: published.planTime,
  updatedBy: published.updatedBy,
  gmtModified: published.gmtModified,
  startTime: f.dateTime({ sorted: true }),
  endTime: f.dateTime(),
  sort: f.count({ min: 1, max: 99_999_999, required: true, sorted: true, help: 'publishing.sortHelp' }),
  publishStatus: f.codes(publishStatus, { width: 150, cell: (row) => <PublishState {...row} /> }),
});

/** What a zone shows. */
export const zoneProductFields = fieldsOf<ZoneProduct>()('zoneProduct', {
  sort: f.count({ width: 70 }),
  productCode: f.code({ width: 120 }),
  productName: f.text({ width: 180 }),
  spec: f.text({ width: 120 }),
  price: f.price(),
  stockQty: f.quantity(),
  tag: f.text({ max: 6, keep: plainText, width: 90 }),
});
