import type { TextId } from '@/core/i18n';

/** The public routes of docs/console.md#addresses: outside of the layout, for anybody. */
export const PUBLIC_PATHS = [
  '/login',
  '/prizeDraw',
  '/auth-redirect',
  '/404',
  '/401',
  '/selectAccount',
  '/customerEntryNoAuth',
  '/customerEntryAddResult',
  '/companyEntryNoAuth',
  '/uploadFile',
  // The guest of an invitation has no account (docs/domain/trade-fair.md#invitations).
  '/invitationReply',
  // Nor has the partner of a statement (docs/domain/reconciliation.md#the-partners-link).
  '/statementReply',
  // Without the frame, and opened without a connection as well: it asks for a sign-in itself.
  '/fairDoor',
  // Whoever looks at a draw may compute it again (docs/domain/trade-fair.md#draws).
  '/drawProof',
] as const;

/** What may be opened without a token (docs/console.md#sign-in); /test has no page. */
export const WHITELIST: readonly string[] = [
  '/login',
  '/auth-redirect',
  '/uploadFile',
  '/invitationReply',
  '/statementReply',
  '/fairDoor',
  '/drawProof',
  '/test',
  '/401',
  '/404',
  '/customerEntryNoAuth',
  '/companyEntryNoAuth',
  '/customerEntryAddResult',
];

export const REDIRECT_BASE = '/redirect';

export const isRedirectPath = (path: string) => path === REDIRECT_BASE || path.startsWith(`${REDIRECT_BASE}/`);

const PUBLIC: ReadonlySet<string> = new Set([...PUBLIC_PATHS, '/test']);

/** The door of a fair (docs/domain/trade-fair.md#door-mode): a sign-in leads back to it. */
export const DOOR_PATH = '/fairDoor';

export const isPublicPath = (path: string) => PUBLIC.has(path) || isRedirectPath(path);

/** Where a sign-in does not lead back to. */
export const isForGuests = (path: string) => isPublicPath(path) && path !== DOOR_PATH;

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

/** The page that shows every demo page, by the address that the menu gives it; it has none itself. */
export const DEMO_PAGE = '/demo';

/** The demo page of one record has its id in the path (docs/console.md#demo-pages). */
export const DEMO_RECORD = '/example/edit';

/** Addresses that only redirect to another one. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/', HOME],
  ['/contentManage', '/contentManage/homeConfig'],
];
