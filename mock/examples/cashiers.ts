import type { Db } from '../../server/platform/database/db';
import { type BankData, cashier } from '../../server/areas/finance/data/schema/cashiers';
import { CASHIER_STATUS, type CashierStatus } from '../../src/contract/finance/cashiers';
import { PAY_CHANNEL } from '../../src/contract/pay-channels';
import type { DemoOptions } from './demoOptions';

const { off, on, pending, rejected } = CASHIER_STATUS;
const { transfer, weChat, alipay, pos, cash, acceptance } = PAY_CHANNEL;

interface Example {
  branchId: string;
  name: string;
  payee: string;
  bank: string;
  bankBranch: string;
  cnaps: string;
  account: string;
  channels: number[];
  fee?: number;
  /** Yuan. */
  limits?: readonly [single: number, daily: number];
  status?: CashierStatus;
  isDefault?: 0 | 1;
  /** Other bank data that somebody has asked for. */
  proposed?: Pick<BankData, 'payeeName' | 'bankName'> & { account: string };
  reason?: string;
  opinion?: string;
}

const HUBEI = '江城医药湖北有限公司';
const ICBC = '中国工商银行';

/** Cash desks of the fictitious companies; accounts are made up. */
const EXAMPLES: readonly Example[] = [
  {
    ...{ branchId: 'FDA', name: '集团基本户', payee: '江城医药集团股份有限公司', bank: ICBC, isDefault: 1 },
    ...{ bankBranch: '武汉汉口支行', cnaps: '102521000012', account: '3202006109200188126' },
    ...{ channels: [transfer, acceptance], limits: [5_000_000, 20_000_000] },
  },
  {
    ...{ branchId: 'FDB', name: '武汉基本户', payee: HUBEI, bank: ICBC, isDefault: 1 },
    ...{ bankBranch: '武汉东西湖支行', cnaps: '102521000129', account: '3202012309000058812' },
    ...{ channels: [transfer, pos], fee: 38, limits: [50_000, 500_000] },
  },
  {
    ...{ branchId: 'FDB', name: '武汉微信收款', payee: HUBEI, bank: '招商银行', bankBranch: '武汉光谷支行' },
    ...{ cnaps: '308521015127', account: '127908456310901', channels: [weChat, alipay], fee: 60 },
    limits: [20_000, 200_000],
  },
  {
    ...{ branchId: 'FDB', name: '武汉承兑户', payee: HUBEI, bank: '中信银行', bankBranch: '武汉分行营业部' },
    ...{ cnaps: '302521038138', account: '7381110182600041975', channels: [acceptance] },
    proposed: { payeeName: HUBEI, bankName: '兴业银行', account: '416010100100526638' },
    ...{ status: pending, reason: '承兑业务迁往兴业银行武汉分行' },
  },
  {
    ...{ branchId: 'FDB', name: '门店现金', payee: HUBEI, bank: '中国农业银行', bankBranch: '武汉江岸支行' },
    ...{ cnaps: '103521007216', account: '17021601040009834', channels: [cash], status: off },
  },
  {
    ...{ branchId: 'FDB01', name: '襄阳基本户', payee: '江城医药襄阳分公司', bank: '中国建设银行', isDefault: 1 },
    ...{ bankBranch: '襄阳樊城支行', cnaps: '105528000185', account: '42050133280800000627' },
    ...{ channels: [transfer, pos], fee: 38, limits: [50_000, 300_000] },
  },
  {
    ...{ branchId: 'FDC', name: '上海基本户', payee: '江城医药上海有限公司', bank: '中国银行', isDefault: 1 },
    ...{ bankBranch: '上海徐汇支行', cnaps: '104290003116', account: '588570345126' },
    ...{ channels: [transfer], limits: [100_000, 1_000_000] },
  },
  {
    ...{ branchId: 'FDC', name: '上海微信收款', payee: '江城医药上海有限公司', bank: '招商银行' },
    ...{ bankBranch: '上海静安支行', cnaps: '308290024021', account: '121908772510505', channels: [weChat] },
    fee: 60,
    status: rejected,
    reason: '新开微信商户',
    opinion: '开户许可上的户名与收款户名不一致，请核对后重新提交',
  },
];

const FIRST_ID = 91_001;
const HUNDRED = 100;
/** They came into use on the first day of the year before. */
const inUseSince = (day: string) => `${Number(day.slice(0, 4)) - 1}-01-01`;

export async function seedCashiers(db: Db, { account }: Pick<DemoOptions, 'account'>, day: string) {
  const gmtCreated = `${day} 08:00:00`;
  const by = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei' };
  const rows = EXAMPLES.map((one, i) => {
    const { status = on, proposed, limits } = one;
    const waits = status === pending || status === rejected;
    return {
      ...{ ...by, gmtCreated, gmtModified: gmtCreated, branchId: one.branchId, cashierName: one.name },
      ...{ cashierId: String(FIRST_ID + i), cashierCode: `SY${String(i + 1).padStart(6, '0')}` },
      ...{ payeeName: one.payee, payeeUscc: '', bankName: one.bank, bankBranch: one.bankBranch },
      ...{ cnapsCode: one.cnaps, ...account(one.account), channels: one.channels, feeRate: one.fee ?? 0 },
      singleLimit: limits ? limits[0] * HUNDRED : null,
      dailyLimit: limits ? limits[1] * HUNDRED : null,
      ...{ isDefault: one.isDefault ?? (0 as const), effectiveDate: inUseSince(day), remark: '', status },
      proposed: proposed
        ? { payeeName: proposed.payeeName, bankName: proposed.bankName, ...account(proposed.account) }
        : null,
      ...{ statusBefore: waits ? on : null, reason: one.reason ?? '', opinion: one.opinion ?? '' },
      ...{ proposedBy: waits ? [by.createdBy] : [], proposedByName: waits ? by.createdByName : '' },
      approvedTime: waits && !proposed ? null : gmtCreated,
    };
  });
  await db.insert(cashier).values(rows);
}
