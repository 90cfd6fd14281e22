/** What the lists of `plans.test.ts` are asked: each filter by its name, or by that of its list before it. */
export const FILTERS: Readonly<Record<string, unknown>> = {
  action: 3,
  branchId: 'L00007',
  channel: 1,
  customerCode: 'KHL000123',
  customerName: '大药房112',
  customerType: 3,
  custCode: 'KHL000123',
  custName: '大药房112',
  day: '2026-01-11',
  departmentId: 'D01',
  fairCustomerId: '1000000000000007',
  guestGroupId: '3000000000000007',
  guestName: '王芳华',
  id: '1000000000000007',
  invited: 1,
  keyword: '惠民大药房',
  level: 1,
  menuId: 'M1',
  objectId: '来宾12',
  operatorName: '何敏12',
  orderNo: '000123',
  orderSource: 1,
  orderStatus: 20,
  orderTime: ['2026-01-11 00:00:00', '2026-01-11 12:00:00'],
  ordered: 1,
  orderBranchId: 'L00007',
  orderDay: '2026-01-11',
  inFair: 1,
  regionId: 'R1',
  payStatus: 1,
  parentCustomerId: '1000000000000010',
  phone: '1300001',
  prizeGroupLabel: '金奖组',
  productCode: 'SPL000123',
  productName: '阿莫西林胶囊',
  returnNo: '000123',
  returnType: 1,
  applyTime: ['2026-01-11 00:00:00', '2026-01-11 12:00:00'],
  replyDay: '2026-01-01',
  replyStatus: 1,
  resultCode: 0,
  salesmanId: 'YL7',
  staffId: 'YL7',
  sendDay: '2026-01-01',
  sendStatus: 1,
  sessionNo: '20260101',
  shipped: 2,
  signInDay: '2026-01-01',
  signInStatus: 1,
  signInTime: ['2026-01-01 08:00:00', '2026-01-01 08:10:00'],
  source: 3,
  status: 1,
  'fairOrderApi.page.status': [9],
  supplierId: 'S001',
  taking: 1,
  ticketNo: '00012',
};

const tradeFairId = '70001';
const fair = { tradeFairId };
const sold = { orderTime: ['2025-12-20 00:00:00', '2026-03-08 23:59:59'] };

/** What a list has to be asked at least. */
export const REQUIRED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'fairOrderApi.page': fair,
  'fairOrderApi.linePage': fair,
  'guestApi.guestList': fair,
  'fairCustomerApi.firstLevelCustomerList': fair,
  'fairCustomerApi.secondLevelCustomerList': fair,
  'fairCustomerApi.custInfoPage': fair,
  'fairCommodityApi.productPage': fair,
  'ticketApi.page': fair,
  'invitationApi.page': fair,
  'checkInApi.page': fair,
  'salesOrderApi.page': sold,
  'salesOrderApi.linePage': sold,
  'operationLogApi.page': { operateTime: ['2026-03-01 00:00:00', '2026-03-08 23:59:59'] },
  'operationLogApi.history': { objectType: 'tradeFair', objectId: tradeFairId },
};

/** Lists whose rows a company makes one by one, or that are parts of one record. */
const SMALL = [
  ...['usersApi.selectPage', 'usersApi.queryStaffInfoByUserIdAndStaffName', 'rolesApi.page', 'menusApi.buttonPage'],
  ...['feedbackApi.page', 'feedbackApi.handlers', 'prizeApi.page', 'lotteryApi.drawPage', 'fairSupplierApi.page'],
  ...['fairSupplierApi.erpPage', 'fairCommodityApi.page', 'diningApi.page', 'announcementApi.page'],
  ...['tradeFairApi.searchList', 'exportApi.searchAllExportJob', 'importApi.page', 'jobApi.page', 'prodRulesApi.rule'],
  ...['priceCompareApi.changes', 'basketApi.tempProducts', 'basketApi.tempCustomers', 'basketApi.staff'],
  ...['basketApi.tempStaff', 'basketApi.suppliers', 'activityApi.queryFlexible', 'activityApi.querySpecialOffers'],
  ...['activityApi.queryDiscount', 'activityApi.customers', 'activityApi.staff', 'activityApi.products'],
  ...[
    'cashierApi.page',
    'stockApi.page',
    'listingApi.page',
    'listingApi.log',
    'stockApi.batchPage',
    'salesOrderApi.salespeople',
    'policyApi.page',
    'guestApi.listGroup',
    'registrationApi.page',
    'diningApi.detailPage',
  ],
];

/** What reads large tables as a whole and is not held here: docs/scale.md#what-is-still-to-do says which and why. */
const TO_DO = [
  ...['fairHomeApi.rank', 'announcementApi.readPage', 'priceCompareApi.page', 'basketApi.products'],
  ...['basketApi.customers', 'computeApi.queryCompute', 'computeApi.customers', 'computeApi.billK1D1'],
  ...['computeApi.billK0D1', 'computeApi.productK0D0', 'computeApi.detailK1D0'],
];

export const NOT_HELD: ReadonlySet<string> = new Set([...SMALL, ...TO_DO]);
