import type { TextId } from '@/core/i18n';

export const HOME = '/dashboard';

/** The position of an always-available page in the sidebar; pages without one are not in it (docs/console.md#menu). */
type Position = 'first' | 'last' | { under: string };

export interface AlwaysPage {
  path: string;
  title: TextId;
  icon: string;
  position?: Position;
}

/** The authenticated routes of docs/console.md#addresses that need no menu item. */
export const ALWAYS_PAGES: readonly AlwaysPage[] = [
  { path: HOME, title: 'page.dashboard', icon: 'DashboardOutlined', position: 'first' },
  { path: '/profile/index', title: 'page.profile', icon: 'ProfileOutlined' },
  {
    path: '/reconciliation',
    title: 'page.reconciliation',
    icon: 'AccountBookOutlined',
    position: { under: '/finance' },
  },
  {
    path: '/reconciliation/checkDiffList',
    title: 'page.checkDiffList',
    icon: 'DiffOutlined',
    position: { under: '/finance' },
  },
  { path: '/productStock/edit', title: 'page.productStockEdit', icon: 'EditOutlined' },
  {
    path: '/contentManage/homeConfig',
    title: 'page.homeConfig',
    icon: 'LayoutOutlined',
    position: { under: '/content' },
  },
  { path: '/documentation/index', title: 'page.documentation', icon: 'ReadOutlined', position: 'last' },
  { path: '/guide/index', title: 'page.guide', icon: 'CompassOutlined', position: 'last' },
  { path: '/iframeViews', title: 'page.iframeViews', icon: 'LinkOutlined' },
  { path: '/cashierInfo', title: 'page.cashierInfo', icon: 'BankOutlined' },
  { path: '/updateCashier', title: 'page.updateCashier', icon: 'EditOutlined' },
  { path: '/returnedRecordDetail', title: 'page.returnedRecordDetail', icon: 'FileDoneOutlined' },
  ...['company', 'customer', 'commodity'].flatMap((kind): AlwaysPage[] => [
    { path: `/erp/${kind}Entry/audit`, title: 'page.entryAudit', icon: 'AuditOutlined' },
    { path: `/erp/${kind}EntryApply/edit`, title: 'page.entryForm', icon: 'FormOutlined' },
  ]),
];
