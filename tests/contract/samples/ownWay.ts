import { ACTIVITY_TYPES } from '../../../src/contract/promotion/activity';
import { keyOf } from '../../../src/contract/promotion/activity-form';

/** Calls that need more than a sample: what tests them is named beside them. */
export const ownWay = new Set<string>([
  'userApi.getUserListAndToken',
  'userApi.selectUserLogin',
  'platformUserApi.logout',
  'profileApi.changePassword',
  'savedViewApi.delete',
  'rolesApi.delete',
  'menusApi.delete',
  'operationLogApi.detail',
  'feedbackApi.detail',
  'feedbackApi.reply',
  'feedbackApi.close',
  // tests/contract/system/refusedPage.test.ts asks for what the asker does not have.
  'refusedPageApi.ask',
  'fileApi.upload',
  'fileApi.content',
  'fileApi.ticket',
  'fileApi.uploadByTicket',
  // tests/contract/tasks/exportJob.test.ts takes a job through its states.
  'exportApi.download',
  'exportApi.content',
  'exportApi.retry',
  'exportApi.cancel',
  // tests/durability/jobKill.test.ts has jobs that can be.
  'jobApi.retry',
  'jobApi.cancel',
  // tests/contract/tasks/imports.test.ts brings files in.
  'importApi.detail',
  'importApi.repair',
  'importApi.undo',
  'importApi.file',
  ...['Suppliers', 'Guests', 'Customers', 'Commodities', 'Orders', 'Invitations'].map(
    (name) => `fairImportApi.import${name}`,
  ),
  'fairImportApi.downloadTemplate',
  // tests/contract/property/billing/payments.test.ts reads the file.
  'tenantStatementApi.statementFile',
  // tests/contract/finance/workbook.test.ts reads the file.
  'workbenchApi.workbook',
  'fairImportApi.downloadFailedData',
  // tests/contract/finance/workbench.test.ts takes a statement through its reconciliation.
  ...'importCounter batchConfirm revoke closing retire unmatch handle recheck disableRule forgetRule forgetPair parts'
    .split(' ')
    .map((name) => `workbenchApi.${name}`),
  // tests/contract/promotion/basketImports.test.ts fills baskets.
  'promotionImportApi.importBasket',
  'promotionImportApi.downloadTemplate',
  'promotionImportApi.downloadFailedData',
  // tests/contract/orders/returns.test.ts sends the hash of what was seen.
  ...['add', 'approve'].map((name) => `returnApi.${name}`),
  // tests/contract/orders/erpEvents.test.ts has the key.
  'erpApi.event',
  // tests/contract/pricing/rulePriceImport.test.ts and tests/contract/goods/*Import.test.ts bring files in.
  ...['ruleImportApi.importPrices', 'ruleImportApi.downloadTemplate'],
  ...['importListings', 'importShields', 'importCodes', 'importReserves', 'downloadTemplate'].map(
    (name) => `goodsImportApi.${name}`,
  ),
  // tests/contract/content/zoneImport.test.ts brings a file in.
  ...['importZoneProducts', 'downloadTemplate'].map((name) => `contentImportApi.${name}`),
  // tests/contract/property/imports brings files in.
  ...['importUnits', 'importTenants', 'importReadings', 'downloadTemplate'].map((name) => `pmsImportApi.${name}`),
  // tests/contract/master-data brings files in, and merges what it has looked at.
  ...['importBrands', 'importStandards', 'importOnline', 'downloadTemplate'].map(
    (name) => `catalogueImportApi.${name}`,
  ),
  ...['importCompanies', 'importCustomers', 'importCommodities', 'importApplied', 'downloadTemplate'].map(
    (name) => `entryImportApi.${name}`,
  ),
  // tests/contract/master-data/publicEntries.test.ts has drafts, files and applications.
  ...'loadDraft deleteDraft upload submitCustomer submitCompany result returned'
    .split(' ')
    .map((name) => `publicEntryApi.${name}`),
  // tests/contract/master-data/renewals.test.ts takes one through its chain.
  ...['renew', 'renewal', 'audit', 'withdraw'].map((name) => `renewalApi.${name}`),
  // tests/contract/master-data/entries.test.ts takes entries through their approval, approvalChains.test.ts changes chains.
  ...['companyEntryApi', 'customerEntryApi', 'commodityEntryApi'].flatMap((name) =>
    'detail audit verdict open close diff flow batchAudit batchPreview transfer writeErp void'
      .split(' ')
      .map((key) => `${name}.${key}`),
  ),
  ...['companyApplyApi', 'customerApplyApi', 'commodityApplyApi'].flatMap((name) =>
    ['submit', 'withdraw', 'delete'].map((key) => `${name}.${key}`),
  ),
  ...['effects', 'flow', 'cancel'].map((name) => `approvalCancelApi.${name}`),
  ...['updateChain', 'chainStatus', 'deleteChain', 'cancelSubstitute'].map((name) => `approvalApi.${name}`),
  // tests/contract/pricing/priceCompare.test.ts copies what it has looked at, tests/contract/master-data/duplicates.test.ts merges.
  ...['priceCompareApi.copy', 'priceCompareApi.cancel', 'duplicateApi.merge', 'duplicateApi.unmerge'],
  // tests/contract/trade-fair/lottery.test.ts draws.
  'lotteryApi.redraw',
  // tests/contract/trade-fair/guests.test.ts deletes one.
  'guestApi.deleteGuestGroup',
  // tests/contract/trade-fair/fairTrade.test.ts deletes what it has made.
  'fairCustomerApi.delete',
  'fairSupplierApi.delete',
  'fairCommodityApi.delete',
  // tests/contract/trade-fair/invitations.test.ts has a link, tests/contract/finance/replies.test.ts another.
  ...['open', 'reply', 'read'].map((name) => `invitationApi.${name}`),
  ...['open', 'bills', 'save', 'sms', 'answer'].map((name) => `statementReplyApi.${name}`),
  ...['evidenceApi.add', 'evidenceApi.delete', 'counterApi.repair', 'counterApi.discard', 'counterApi.add'],
  // tests/contract/property/ends takes leases to their end, and their deposits.
  ...['settlementApi.submit', 'settlementApi.approve', 'settlementApi.close', 'depositApi.forfeit'],
  // Not while a draw runs: tests/contract/trade-fair/fairOrders.test.ts.
  'fairOrderApi.bindGuest',
  'fairOrderApi.unbind',
  'fairOrderApi.cancelLine',
  // Not while a draw runs: tests/contract/trade-fair/fairCheckIn.test.ts.
  'checkInApi.revoke',
  // Within its hours only: tests/contract/trade-fair/dining.test.ts.
  'diningApi.verify',
  ...['screen', 'start', 'stop', 'winners'].map((key) => `screenApi.${key}`),
  // tests/contract/trade-fair/drawProof.test.ts has a key.
  'drawProofApi.list',
  'drawProofApi.open',
  // tests/contract/promotion/baskets.test.ts and activityLife.test.ts change what they have made.
  'basketApi.changeProduct',
  // tests/contract/master-data changes what it has looked at.
  'onlineGoodsApi.update',
  ...ACTIVITY_TYPES.map((type) => `activityApi.${keyOf('update', type)}`),
]);
