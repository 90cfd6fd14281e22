import {
  type Listing,
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  type ListingReason,
  type ListingStep,
  PLAN_ACTION,
  type PlanAction,
} from '@/contract/goods/listings';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Flex, Tooltip, Typography } from 'antd';
import { T } from '@/core/i18n';
import { formatDate } from '@kit/format/date';

export const listingStatus = codeTable('listingStatus', LISTING_STATUS, {
  tones: { waiting: 'draft', up: 'active', down: 'stopped', planned: 'waiting' },
  dictCode: 'listing.status',
});
const listingReason = codeTable('listingReason', LISTING_REASON, { dictCode: 'listing.reason' });
const planAction = codeTable('planAction', PLAN_ACTION);
const listingEvent = codeTable('listingEvent', LISTING_EVENT, {
  tones: {
    up: 'active',
    down: 'stopped',
    planned: 'waiting',
    cancelled: 'ended',
    failed: 'attention',
    expired: 'stopped',
    undone: 'ended',
  },
});

/** The status of a listing, and the planned one. */
function Status({ listingStatus: status, statusBefore, planError }: Listing) {
  return (
    <Flex gap={4} wrap align="center">
      <listingStatus.Tag value={statusBefore ?? status} />
      {statusBefore !== null && <listingStatus.Tag value={status} />}
      {planError !== '' && (
        <Tooltip title={planError}>
          <Typography.Text type="warning">
            <T id="listing.planFailed" />
          </Typography.Text>
        </Tooltip>
      )}
    </Flex>
  );
}

const Plan = ({ planAction: action, planTime }: Listing) =>
  planTime === null ? null : (
    <>
      {formatDate(planTime, 'YMDHM')} {planAction.labelOf(action)}
    </>
  );

/** A product that a company offers. */
export const listingFields = fieldsOf<Listing>()('listing', {
  productCode: f.code({ max: 40, width: 130, fixed: 'left' }),
  productName: f.name({ max: 100, width: 180 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.text({ max: 100, width: 180 }),
  branchId: f.branch(),
  listPrice: f.price(),
  stockQty: f.quantity(),
  listingStatus: f.codes(listingStatus, { width: 150, cell: Status }),
  reason: f.codes(listingReason),
  remark: f.note({ max: 200 }),
  planTime: f.dateTime({ width: 190, sorted: true, cell: Plan }),
  operateTime: f.dateTime({ sorted: true }),
  operatorName: f.person(),
});

/** Why a product is delisted. */
export interface DelistReason {
  reason: ListingReason;
  remark: string;
}
export interface Planned extends DelistReason {
  action: PlanAction;
  planTime: string;
}
export const planFields = fieldsOf<Planned>()('listing', {
  action: f.codes(planAction, { required: true }),
  planTime: f.dateTime({ required: true }),
  reason: f.codes(listingReason, { required: true }),
  remark: f.note({ max: 200 }),
});

export const stepFields = fieldsOf<ListingStep>()('listingStep', {
  time: f.timestamp({ sorted: true, width: 160 }),
  event: f.codes(listingEvent, { width: 110 }),
  reason: f.codes(listingReason),
  planTime: f.dateTime(),
  text: f.text({ width: 220 }),
  byName: f.person(),
});
