import * as z from 'zod';
import type { ButtonCode, PageKey } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, FLAG, flag, id, mobile, orEmpty, plainText } from '../fields';
import { isUscc } from '../patterns';

/** The codes of docs/domain/platform.md#dictionaries. */
export const CUSTOMER_TYPE = {
  distributor: 1,
  chain: 2,
  pharmacy: 3,
  clinic: 4,
  publicHospital: 5,
  privateHospital: 6,
  primaryCare: 7,
  online: 8,
  other: 9,
} as const;
export const CUSTOMER_LEVEL = { first: 1, second: 2 } as const;
export const MAX_CUSTOMERS = 500;

const customer = z.object({
  id: z.string(),
  level: z.enum(CUSTOMER_LEVEL),
  custId: z.string().nullable(),
  customerCode: z.string(),
  customerName: z.string(),
  customerType: z.enum(CUSTOMER_TYPE).nullable(),
  parentCustomerId: z.string().nullable(),
  parentName: z.string(),
  uscc: z.string(),
  contactName: z.string(),
  /** Masked. */
  contactPhone: z.string(),
  address: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  salesmanName: z.string(),
  regionName: z.string(),
  /** For a first-level customer with its second-level ones; so are the two counts below. */
  guestCount: z.number().int(),
  invitedCount: z.number().int(),
  /** Yuan. */
  orderAmount: z.string(),
  gmtCreated: z.string(),
});
export type FairCustomer = z.infer<typeof customer>;

const candidate = z.object({
  custId: z.string(),
  custCode: z.string(),
  custName: z.string(),
  customerType: z.enum(CUSTOMER_TYPE),
  branchName: z.string(),
  salesmanName: z.string(),
  regionName: z.string(),
  /** The level at the fair, if the customer takes part. */
  level: z.enum(CUSTOMER_LEVEL).nullable(),
  /** The id among the customers of the fair. */
  fairCustomerId: z.string().nullable(),
  inFair: z.enum(FLAG),
});
export type FairCandidate = z.infer<typeof candidate>;

const filters = {
  tradeFairId: id,
  /** Only this customer. */
  id: id.optional(),
  customerCode: filter(20),
  customerName: filter(100),
  customerType: code(CUSTOMER_TYPE).optional(),
  branchId: erpCode.optional(),
  salesmanId: erpCode.optional(),
  invited: flag.optional(),
  /** Customers with an order that counts: at all, of a company, or of a day. */
  ordered: flag.optional(),
  orderBranchId: erpCode.optional(),
  orderDay: date.optional(),
};
const SORTABLE = ['customerCode', 'customerName', 'gmtCreated'] as const;
const PAGES = ['saleCustomer', 'addInvitation'] as const satisfies readonly PageKey[];
const reads = {
  access: { pages: PAGES },
  write: false,
  reads: ['guest', 'invitation', 'fairOrder', 'import'],
} as const;
const action = (button: ButtonCode, verb: 'add' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'fairCustomer'] }) as const;

/**
 * Customers of a fair: those who buy themselves, and those who buy through one of them
 * (docs/domain/trade-fair.md#customers).
 */
export const fairCustomerApi = service('platform', '/tradefair/api/tradeFair', {
  firstLevelCustomerList: post('/customer/firstLevelCustomerList', pageQuery(filters, SORTABLE), page(customer), reads),
  secondLevelCustomerList: post(
    '/customer/secondLevelCustomerList',
    pageQuery({ ...filters, parentCustomerId: id.optional() }, SORTABLE),
    page(customer),
    reads,
  ),
  /** Adds customers of the ERP; those who take part already are skipped. */
  addFirstLevelCustomer: post(
    '/customer/addFirstLevelCustomer',
    z.object({ tradeFairId: id, custIds: z.array(erpCode).min(1).max(MAX_CUSTOMERS) }),
    z.object({ added: z.number().int(), skipped: z.array(z.string()) }),
    action('saleCustomer_addFirst', 'add'),
  ),
  addSecondLevelCustomer: post(
    '/customer/addSecondLevelCustomer',
    z.object({
      tradeFairId: id,
      parentCustomerId: id,
      customerName: plainText(100).min(1),
      uscc: orEmpty(z.union([z.string().trim().refine(isUscc), z.literal('')])),
      contactName: plainText(20).min(1),
      contactPhone: mobile,
      address: orEmpty(plainText(200)),
      custId: erpCode.optional(),
    }),
    z.object({ fairCustomerId: z.string() }),
    action('saleCustomer_addSecond', 'add'),
  ),
  delete: post('/customer/delete', z.object({ id }), done, {
    ...action('saleCustomer_del', 'delete'),
    assumed: true,
  }),
  /** Customers of the ERP to choose from. */
  custInfoPage: post(
    '/guest/custInfoPage',
    pageQuery(
      {
        tradeFairId: id,
        keyword: filter(100),
        customerType: code(CUSTOMER_TYPE).optional(),
        branchId: erpCode.optional(),
        /** Only customers who take part already, or only the others. */
        inFair: flag.optional(),
      },
      ['custCode', 'custName'],
    ),
    page(candidate),
    { access: { pages: [...PAGES, 'guestManage'] }, write: false },
  ),
});
