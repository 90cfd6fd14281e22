import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { code, done, erpCode, orEmpty, text } from '../fields';
import { COUNTER_COLUMNS } from './counter';
import { PARTY_TYPE } from './statements';

/* How the file of one partner is read (docs/domain/workbench.md#the-partners-file). */

/** How signs of amounts are read; `byColumn`: by the words of another column. */
export const SIGN_RULE = { same: 1, reversed: 2, byColumn: 3 } as const;
export type SignRule = (typeof SIGN_RULE)[keyof typeof SIGN_RULE];

/** The order of day, month and year in a date. */
export const DATE_FORM = { yearFirst: 1, dayFirst: 2, monthFirst: 3 } as const;
export type DateForm = (typeof DATE_FORM)[keyof typeof DATE_FORM];

/** The most codes of goods in the table of translations. */
export const MOST_CODES = 2_000;

const title = orEmpty(text(40));
const whose = { branchId: erpCode, partyType: code(PARTY_TYPE).default(PARTY_TYPE.customer), partyId: erpCode };

/** Our columns with the titles of the partner's columns; empty where he has none. */
const columns = z.object(
  Object.fromEntries(COUNTER_COLUMNS.map((name) => [name, title])) as Record<
    (typeof COUNTER_COLUMNS)[number],
    typeof title
  >,
);

const form = z.object({
  columns,
  dateForm: code(DATE_FORM),
  signRule: code(SIGN_RULE),
  /** The title of the column of words, and the word for amounts that raise what is owed to us; all others lower it. */
  signColumn: title,
  plusWord: orEmpty(text(20)),
  /** The partner's code → our code. */
  goodsMap: z
    .record(z.string().min(1).max(40), z.string().min(1).max(40))
    .refine((map) => Object.keys(map).length <= MOST_CODES),
});
export type CounterProfileForm = z.infer<typeof form>;

const profile = form.extend({
  /** 0: there is no profile yet. */
  version: z.number().int(),
  byName: z.string(),
  time: z.string().nullable(),
});
export type CounterProfile = z.infer<typeof profile>;

export const counterProfileApi = service('platform', '/order-bill/api/statement', {
  profile: get('/profile', z.object(whose), profile, {
    access: { buttons: ['checkDiffList_import', 'reconciliation_import'] },
    write: false,
    assumed: true,
  }),
  saveProfile: post('/profile', form.extend({ ...whose, version: z.coerce.number().int().min(0) }), done, {
    access: { buttons: ['checkDiffList_import', 'reconciliation_import'] },
    write: true,
    log: ['edit', 'statement'],
    assumed: true,
  }),
});
