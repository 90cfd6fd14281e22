import * as z from 'zod';
import { post, service } from '../endpoint';
import { date, id, orNull } from '../fields';

export type { Endpoint, Input, Output } from '../endpoint';

/**
 * What the console and the property module say to each other (docs/domain/property.md#the-module-in-the-console), and
 * the calls of the module.
 */

/** A button in both lists of the session, which docs/console.md#permissions describes. */
export interface MicroButton {
  readonly buttonRef: string;
  readonly buttonCode: string;
  readonly pageKey: string;
}

export interface MicroTheme {
  readonly color: string;
  readonly dark: boolean;
  readonly compact: boolean;
  readonly size: 'default' | 'medium' | 'small' | 'mini';
  /** The fonts of the console in its language, as CSS lists them; absent before the fifth version. */
  readonly font?: string;
  /** Shades of the colour and of red that texts can have on the grounds of this look; absent before the eighth version. */
  readonly link?: string;
  readonly error?: string;
}

/** Unsaved input of a form of the module, as its kit hands it over. */
export interface MicroDraft {
  values: object;
  /** The values of the form when they last equalled the stored ones. */
  base: object;
  version: number | undefined;
}

/** Keeps the drafts of one form, and asks before its unsaved input is lost. */
export interface MicroDraftKeeper {
  readonly find: () => Promise<
    | (MicroDraft & {
        values: Record<string, unknown>;
        base: Record<string, unknown>;
        savedAt: number;
        remove: () => Promise<void>;
      })
    | undefined
  >;
  readonly keep: (draft: MicroDraft) => void;
  readonly drop: () => void;
  readonly flush: () => Promise<unknown>;
  readonly setDirty: (isDirty: boolean, drop: () => void) => void;
}

/** One of the module's own pages whose tab is open. */
export interface MicroPage {
  readonly path: string;
  /** How often its tab was refreshed: the page is drawn anew with each. */
  readonly drawn: number;
}

/** Handed to the module when it is mounted, and a new frozen object whenever something in it changes. */
export interface MicroProps {
  /** The console's version of this contract (docs/domain/property.md#versions); absent before the second. */
  readonly contract?: number;
  /** The present token: it changes with the branch, and must not be stored. */
  readonly token: () => string;
  readonly buttons: { readonly header: readonly MicroButton[]; readonly table: readonly MicroButton[] };
  readonly userInfo: { readonly loginName: string; readonly realName: string; readonly staffId: string };
  readonly branch: { readonly branchId: string; readonly branchName: string };
  readonly language: 'en' | 'zh' | 'es' | 'ja';
  readonly theme: MicroTheme;
  /** Opens a page of the console; `/login` signs out, a page that is not granted is refused with a warning. */
  readonly navigate: (path: string) => void;
  /** Sets the title of the tab of one of the module's own paths. */
  readonly title: (path: string, text: string) => void;
  /** The module calls it when the server has answered 401. */
  readonly unauthorised: () => void;
  /** The drafts of a form on one of the module's own paths; absent before the fifth version. */
  readonly drafts?: (path: string, form: string) => MicroDraftKeeper;
  /** Restarts the module, in its present version; absent before the fifth version. */
  readonly restart?: () => void;
  /** Whether a page of the module is shown; absent before the sixth version. */
  readonly isShown?: boolean;
  /** The pages that stay mounted while another is shown; absent before the sixth version. */
  readonly pages?: readonly MicroPage[];
  /** Milliseconds by the server's clock, as the console knows it; absent before the seventh version. */
  readonly now?: () => number;
}

export const UNIT_STATUS = { vacant: 1, reserved: 2, let: 3, repair: 4, closed: 9 } as const;
export const LEASE_STATUS = {
  draft: 0,
  submitted: 1,
  approved: 2,
  running: 3,
  expired: 4,
  ended: 5,
  rejected: 8,
} as const;
export const BILL_STATUS = { open: 0, part: 1, paid: 2, overdue: 3, void: 9 } as const;
export const WORK_ORDER_STATUS = {
  unassigned: 0,
  assigned: 1,
  working: 2,
  finished: 3,
  confirmed: 4,
  cancelled: 9,
} as const;
export const INSPECTION_STATUS = { planned: 0, running: 1, done: 2, overdue: 3 } as const;

const count = z.number().int();

const summary = z.object({
  unitCount: count,
  letCount: count,
  /** Per cent of the units that can be let, two decimals; empty when there are none. */
  occupiedRate: z.string(),
  /** The bills that fall due in the month: amount and late fee, less reductions. */
  receivable: z.string(),
  received: z.string(),
  /** Per cent, two decimals; empty when nothing is receivable. */
  collectRate: z.string(),
  /** The unpaid amount past its due date, of any month. */
  overdueAmount: z.string(),
  openOrders: count,
  overdueInspections: count,
  /** Running leases that end within 60 days. */
  expiringLeases: count,
});
export type PmsSummary = z.infer<typeof summary>;

export const pmsApi = service('platform', '/base/api', {
  homeSummary: post(
    '/pms/home/summary',
    z.object({
      propertyId: orNull(id),
      /** The first day of the month; absent: this month. */
      month: orNull(date),
    }),
    summary,
    { access: { pages: ['home'] }, write: false, assumed: true },
  ),
});
