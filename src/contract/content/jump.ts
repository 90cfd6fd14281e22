import * as z from 'zod';

/** The kinds of jumps (docs/domain/home-pages.md#jump): to a page of the app, or to an address of the web. */
export const JUMP_TYPE = { app: 1, web: 2 } as const;

/** The dictionary APP_PAGE: each page of the app with the parameter that it needs; '' where it needs none. */
export const APP_PAGE = {
  home: '',
  category: 'categoryId',
  product: 'productId',
  zone: 'zoneId',
  activity: 'activityId',
  content: 'contentId',
  announcement: 'announcementId',
  cart: '',
  order: '',
  fair: 'tradeFairId',
} as const;
export type AppPage = keyof typeof APP_PAGE;

export const MAX_JUMP_URL = 500;

const pageCode = z.enum([
  'home',
  'category',
  'product',
  'zone',
  'activity',
  'content',
  'announcement',
  'cart',
  'order',
  'fair',
]);
/** The parameters of the page; unknown ones are dropped. */
const params = z.partialRecord(
  z.enum(['categoryId', 'productId', 'zoneId', 'activityId', 'contentId', 'announcementId', 'tradeFairId']),
  z.string().trim().max(40),
);

const toApp = z.object({
  jumpType: z.literal(JUMP_TYPE.app),
  target: z.object({ pageCode, params }),
});
const toWeb = z.object({
  jumpType: z.literal(JUMP_TYPE.web),
  /** Whether the host is on the allow list is checked only at publication (43701). */
  target: z
    .string()
    .trim()
    .max(MAX_JUMP_URL)
    .regex(/^https:\/\/[^\s@]+$/),
});
export const jump = z.discriminatedUnion('jumpType', [toApp, toWeb]);
export type Jump = z.output<typeof jump>;

/** The host of an https address; '' for any other text. */
export function hostOf(address: string) {
  try {
    const { protocol, hostname, username } = new URL(address);
    return protocol === 'https:' && !username ? hostname.toLowerCase() : '';
  } catch {
    return '';
  }
}

/** An entry of the list is a host, or `*.` and a host, which stands for all hosts below it. */
export const isAllowedHost = (host: string, allowed: readonly string[]) =>
  host !== '' && allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));

/** Whether a jump has all that its page needs. */
export function isCompleteJump(one: Jump) {
  if (one.jumpType === JUMP_TYPE.web) return hostOf(one.target) !== '';
  const needed = APP_PAGE[one.target.pageCode];
  return needed === '' || Boolean(one.target.params[needed]);
}
