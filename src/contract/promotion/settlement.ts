import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { code, erpCode, filter, flag, FLAG, id, text } from '../fields';
import { activityListQuery } from './activities';
import { activityRow } from './activity-answers';
import { GRANT_TYPE, SETTLE_STATUS } from './activity';

const money = z.string();
const quantities = { shippedQty: z.string(), returnedQty: z.string(), effectiveQty: z.string() };
const reached = { reachedText: z.string(), times: z.number().int() };

const kd = z.enum(['K1D1', 'K0D1', 'K0D0', 'K1D0']);

const computeRow = activityRow.extend({
  kdText: kd,
  customerTotal: z.number().int(),
  effectiveQty: z.string(),
  effectiveAmount: money,
  rewardAmount: money,
  grantedAmount: money,
  adjustAmount: money,
  computeTime: z.string().nullable(),
  settleStatus: z.enum(SETTLE_STATUS),
});

const customerRow = z.object({
  custId: z.string(),
  custCode: z.string(),
  custName: z.string(),
  salesmanName: z.string(),
  billCount: z.number().int(),
  ...quantities,
  effectiveAmount: money,
  ...reached,
  rewardAmount: money,
  grantedAmount: money,
  adjustAmount: money,
  settleStatus: z.enum(SETTLE_STATUS),
  gapValue: z.string().nullable(),
  nextThreshold: z.string().nullable(),
  nextReward: money.nullable(),
  computeTime: z.string(),
});

const bill = { billNo: z.string(), billDate: z.string() };
const effective = { effectiveQty: z.string(), effectiveAmount: money, rewardAmount: money };
const goods = { productId: z.string(), productCode: z.string(), productName: z.string(), spec: z.string() };
const lineFacts = {
  ...bill,
  lineNo: z.number().int(),
  ...goods,
  ...quantities,
  unitPrice: z.string(),
  effectiveAmount: money,
  rewardAmount: money,
};
const line = z.object(lineFacts);

const read = { access: { pages: ['calculationPricing'] }, write: false } as const;
const of = { activityId: id, custId: erpCode };
const bills = pageQuery({ ...of, billNo: filter(40) }, ['billNo']);

/** The settlement of deferred activities, and the rewards of immediate ones (docs/domain/promotion.md#settlement). */
export const computeApi = service(
  'platform',
  '/promotion/api/promotion',
  {
    queryCompute: post(
      '/activity/queryComputeActivity',
      activityListQuery.extend({ kd: kd.optional(), settleStatus: code(SETTLE_STATUS).optional() }),
      page(computeRow),
      read,
    ),
    customers: post(
      '/activityCompute/queryCustListByActId',
      pageQuery(
        {
          activityId: id,
          keyword: filter(60),
          regionId: erpCode.optional(),
          settleStatus: code(SETTLE_STATUS).optional(),
          reached: flag.optional(),
        },
        ['custCode', 'rewardAmount', 'effectiveAmount'],
      ),
      page(customerRow).extend({
        summary: z.object({
          customerCount: z.number().int(),
          effectiveQty: z.string(),
          effectiveAmount: money,
          rewardAmount: money,
          grantedAmount: money,
        }),
        kFlag: z.enum(FLAG),
        dFlag: z.enum(FLAG),
      }),
      read,
    ),
    billK1D1: post(
      '/activityCompute/queryBillK1D1',
      bills,
      page(z.object({ ...bill, ...effective, ...reached })),
      read,
    ),
    billK0D1: post(
      '/activityCompute/queryBillK0D1',
      bills,
      page(
        z.object({
          ...bill,
          productCount: z.number().int(),
          reachedProductCount: z.number().int(),
          ...effective,
        }),
      ),
      read,
    ),
    productK0D0: post(
      '/activityCompute/queryProductK0D0',
      pageQuery({ ...of, keyword: filter(60) }, ['productCode']),
      page(z.object({ ...goods, billCount: z.number().int(), ...effective, ...reached })),
      read,
    ),
    detailK1D1: post('/activityCompute/queryDetailK1D1', z.object({ ...of, billNo: text(40) }), z.array(line), read),
    detailK0D1: post(
      '/activityCompute/queryDetailK0D1',
      z.object({ ...of, billNo: text(40) }),
      z.array(z.object({ ...lineFacts, ...reached })),
      read,
    ),
    detailK0D0: post('/activityCompute/queryDetailK0D0', z.object({ ...of, productId: erpCode }), z.array(line), read),
    detailK1D0: post('/activityCompute/queryDetailK1D0', pageQuery(of, ['billNo']), page(line), read),
    recompute: post(
      '/activityCompute/recompute',
      z.object({ activityId: id, custIds: z.array(erpCode).min(1).max(500).optional() }),
      z.object({ runNo: z.number().int(), customerCount: z.number().int() }),
      {
        access: { buttons: ['calculationPricing_recompute'] },
        write: true,
        log: ['edit', 'activityCompute'],
        cost: 'heavy',
        assumed: true,
      },
    ),
    grant: post(
      '/activityCompute/grant',
      z.object({
        activityId: id,
        custIds: z.array(erpCode).min(1).max(500),
        grantType: code(GRANT_TYPE),
        early: flag.optional(),
        remark: text(200).optional(),
      }),
      z.object({ granted: z.number().int(), amount: money }),
      {
        access: { buttons: ['calculationPricing_grant'] },
        write: true,
        log: ['approve', 'activityCompute'],
        assumed: true,
      },
    ),
  },
  { reads: ['activity'] },
);
