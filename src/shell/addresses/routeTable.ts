import { HOME } from '@/core/page/alwaysPages';

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
  // The partner who opens a statement has none either (docs/domain/workbench.md#the-partners-link).
  '/statementReply',
  // Without the frame, and opened without a connection as well: the page asks for a sign-in itself.
  '/fairDoor',
  // Anybody who looks at a draw may compute it again (docs/domain/draws.md#draws).
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

/** Addresses to which a sign-in does not lead back. */
export const isForGuests = (path: string) => isPublicPath(path) && path !== DOOR_PATH;

/** The page that shows every demo page, by the address that the menu gives it; it has none itself. */
export const DEMO_PAGE = '/demo';

/** The demo page of one record has its id in the path (docs/console.md#demo-pages). */
export const DEMO_RECORD = '/example/edit';

/** Addresses that only redirect to another one. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/', HOME],
  ['/contentManage', '/contentManage/homeConfig'],
];
