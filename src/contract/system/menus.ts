import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  batchResult,
  chosen,
  code,
  done,
  filter,
  FLAG,
  flag,
  orEmpty,
  plainText,
  posInt8,
  text,
  version,
} from '../fields';

export const MENU_STATUS = { disabled: 0, enabled: 1 } as const;
export const BUTTON_POSITIONS = ['header', 'table'] as const;

/** The levels of the menu; the browser shows no more. */
export const MENU_DEPTH = 5;

/** The parent of the first level. */
export const MENU_TOP = '0';

const menuId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,40}$/);
const titles = z.object({ en: orEmpty(text(60)), es: orEmpty(text(60)), ja: orEmpty(text(60)) });

const form = {
  menuParent: menuId,
  menuTitle: plainText(30).min(1),
  /** Titles in other languages; an empty one is replaced by the Chinese title. */
  titles: titles.default({ en: '', es: '', ja: '' }),
  /** `/a/b`, `micro-pms/…`, or https://… of an external link. */
  menuUrl: text(200).min(1),
  menuIcon: orEmpty(text(50).regex(/^([A-Z][A-Za-z\d]{2,40}(Outlined|Filled|TwoTone))?$/)),
  sort: posInt8,
  isExternalLink: flag,
  isFind: flag,
  noCache: flag.default(0),
  status: code(MENU_STATUS),
};
const formObject = z.object(form);
export type MenuForm = z.output<typeof formObject>;

const node = z.object({
  menuId: z.string(),
  menuParent: z.string(),
  menuTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  menuUrl: z.string(),
  menuIcon: z.string(),
  sort: z.number().int(),
  isExternalLink: z.enum(FLAG),
  isFind: z.enum(FLAG),
  noCache: z.enum(FLAG),
  status: z.enum(MENU_STATUS),
  pageKey: z.string(),
  buttonCount: z.number().int(),
  /** The console needs this menu: it cannot be disabled or deleted. */
  vital: z.boolean(),
  version: z.number().int(),
  get children() {
    return z.array(node);
  },
});
export type MenuRecord = z.infer<typeof node>;

const savedMenu = z.object({ menuId: z.string(), version: z.number().int() });

const buttonCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z]\w{2,60}$/);
/** A call of the contract, such as `POST /a/b`. */
const apiPath = z
  .string()
  .trim()
  .regex(/^(GET|POST) \/[\w/:.-]{1,200}$/);

const buttonForm = {
  buttonName: plainText(20).min(1),
  position: z.enum(BUTTON_POSITIONS),
  /** Calls that need this button, or another one that lists them, besides the product's own rules. */
  apiPaths: z.array(apiPath).max(50).default([]),
  sort: posInt8.default(1),
};

const buttonRow = z.object({
  buttonCode: z.string(),
  buttonName: z.string(),
  /** The button's name in other languages, if it is a button of the product. */
  names: z.record(z.string(), z.string()),
  pageKey: z.string(),
  menuId: z.string(),
  menuTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  position: z.enum(BUTTON_POSITIONS),
  /** Calls that need this button in the product itself: fixed. */
  ownPaths: z.array(z.string()),
  apiPaths: z.array(z.string()),
  sort: z.number().int(),
  status: z.enum(MENU_STATUS),
  /** The button comes with the product, and its screens name it. */
  builtIn: z.boolean(),
  version: z.number().int(),
});
export type ButtonRecord = z.infer<typeof buttonRow>;

const savedButton = z.object({ buttonCode: z.string(), version: z.number().int() });

const write = (button: ButtonCode, verb: 'add' | 'edit' | 'delete' | 'status', object: 'menu' | 'button' = 'menu') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, object], assumed: true }) as const;

const buttonFilters = {
  menuId: menuId.optional(),
  buttonName: filter(20),
  position: z.enum(BUTTON_POSITIONS).optional(),
};
const switchForm = { ...chosen(buttonCode, buttonFilters), status: code(MENU_STATUS) };
const switching = {
  buttons: ['functionMenuManage_enable', 'functionMenuManage_disable'],
} as const;

export const menusApi = service('platform', '/platformuser/api/menu', {
  /** Menus that match, with their ancestors. */
  tree: post('/tree', z.object({ menuTitle: filter(30), status: code(MENU_STATUS).optional() }), z.array(node), {
    access: { pages: ['menuManage', 'functionMenuManage', 'operationLog'] },
    write: false,
    assumed: true,
  }),
  add: post('/add', formObject, savedMenu, {
    access: { buttons: ['menuManage_add', 'menuManage_addChild'] },
    write: true,
    log: ['add', 'menu'],
    assumed: true,
  }),
  update: post('/update/:id', z.object({ id: menuId, ...form, version }), savedMenu, write('menuManage_edit', 'edit')),
  delete: post('/delete/:id', z.object({ id: menuId, version }), done, write('menuManage_del', 'delete')),
  /** Moves a menu below a parent, to the index `index` among its children, from 0. */
  move: post(
    '/move/:id',
    z.object({ id: menuId, menuParent: menuId, index: z.coerce.number().int().min(0).max(100_000), version }),
    savedMenu,
    write('menuManage_move', 'edit'),
  ),
  buttonPage: post(
    '/button/page',
    pageQuery(buttonFilters, ['buttonCode', 'buttonName', 'position', 'sort']),
    page(buttonRow),
    { access: { pages: ['functionMenuManage'] }, write: false, assumed: true },
  ),
  /** Every call that can be bound to a button. */
  buttonCalls: get('/button/calls', z.object({}), z.array(z.string()), {
    access: { pages: ['functionMenuManage'] },
    write: false,
    assumed: true,
  }),
  buttonAdd: post(
    '/button/add',
    z.object({ menuId, buttonCode, ...buttonForm }),
    savedButton,
    write('functionMenuManage_add', 'add', 'button'),
  ),
  buttonUpdate: post(
    '/button/update',
    z.object({ buttonCode, ...buttonForm, version }),
    savedButton,
    write('functionMenuManage_edit', 'edit', 'button'),
  ),
  buttonDelete: post(
    '/button/delete',
    z.object({ buttonCode, version }),
    done,
    write('functionMenuManage_del', 'delete', 'button'),
  ),
  buttonStatus: post('/button/status', z.object(switchForm), batchResult, {
    access: switching,
    write: true,
    log: ['status', 'button'],
    assumed: true,
  }),
  /** The results that `buttonStatus` would have. */
  buttonStatusPreview: post('/button/status/preview', z.object(switchForm), batchResult, {
    access: switching,
    write: false,
    assumed: true,
  }),
  /** Adds buttons of the product that the table lacks, and removes calls that no longer exist from the lists. */
  buttonSync: post(
    '/button/sync',
    z.object({}),
    z.object({ added: z.number().int(), dropped: z.number().int() }),
    write('functionMenuManage_sync', 'edit', 'button'),
  ),
});
