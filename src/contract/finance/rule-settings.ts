import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { code, erpCode, FLAG, flag, id } from '../fields';
import { LEVEL_OF_RULE, MATCH_LEVEL, RULE_CODES } from './matching';
import { PARTY_TYPE } from './statements';

/* Settings of the rule table by headquarters (docs/domain/reconciliation.md#settings). */

/** Rules whose matches are confirmed automatically; each can be switched to suggestions only. */
export const SURE_RULES = RULE_CODES.filter((rule) => LEVEL_OF_RULE[rule] === MATCH_LEVEL.high);

/**
 * How many decisions on matches of M11 within 180 days, all of them right, are needed before M11 may confirm
 * automatically.
 */
export const NEEDED_DECISIONS = 200;

const days = z.coerce.number().int().min(0).max(31);
const rate = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .refine((percent) => Number(percent) <= 2);

const settings = z.object({
  /** The tolerance of M05: fen, and per cent of our amount. */
  fen: z.coerce.number().int().min(0).max(100),
  rate,
  /** The most days between equal amounts: for M11; for M12 and M13; for sums. */
  near: days,
  far: days,
  sums: days,
  /** Rules whose matches are only suggested. */
  manual: z.array(z.enum(RULE_CODES)).max(RULE_CODES.length),
  /** Whether M11 confirms automatically. */
  sureNear: flag,
});

export const SETTINGS_FROM = { usual: 0, branch: 1, party: 2 } as const;
export type SettingsFrom = (typeof SETTINGS_FROM)[keyof typeof SETTINGS_FROM];

const shown = settings.extend({
  sureNear: z.enum(FLAG),
  /** Where the settings come from. */
  from: z.enum(SETTINGS_FROM),
  /** 0: no settings have been stored. */
  ruleVersion: z.number().int(),
  byName: z.string(),
  time: z.string().nullable(),
  /** The recent decisions of people on matches by M11. */
  decided: z.number().int(),
  wrong: z.number().int(),
});
export type RuleTable = z.infer<typeof shown>;

/**
 * The partner whose settings are meant, a customer unless `partyType` says otherwise; without `partyId` the whole
 * company.
 */
const whose = {
  ...{ branchId: erpCode, partyId: erpCode.optional() },
  partyType: code(PARTY_TYPE).default(PARTY_TYPE.customer),
};

const evaluated = z.object({
  rule: z.enum(RULE_CODES),
  found: z.number().int(),
  right: z.number().int(),
  wrong: z.number().int(),
  open: z.number().int(),
});
export type RuleEvaluation = z.infer<typeof evaluated>;

const mistake = z.object({
  statementId: z.string(),
  statementNo: z.string(),
  rule: z.enum(RULE_CODES),
  /** The documents as the rule would have matched them, and their present matches. */
  ours: z.string(),
  theirs: z.string(),
  matchNos: z.string(),
});

export const rulesApi = service(
  'platform',
  '/order-bill/api/statement',
  {
    rules: get('/rules', z.object(whose), shown, {
      access: { pages: ['reconciliation', 'checkDiffList'] },
      write: false,
      assumed: true,
    }),
    update: post(
      '/rules/update',
      settings.extend({ ...whose, ruleVersion: z.coerce.number().int().min(0) }),
      z.object({ ruleVersion: z.number().int() }),
      { access: { buttons: ['reconciliation_rules'] }, write: true, log: ['edit', 'statement'], assumed: true },
    ),
    /**
     * Repeats the matching on confirmed statements, and compares it with the decisions of people; nothing is written.
     */
    evaluate: post(
      '/evaluate',
      /** Without `branchId`, all companies that the user may see. */
      z.object({ ...whose, branchId: erpCode.optional(), days: z.coerce.number().int().min(30).max(365) }),
      z.object({
        statements: z.number().int(),
        rules: z.array(evaluated),
        /** The mistakes, a hundred at most. */
        mistakes: z.array(mistake),
      }),
      { access: { buttons: ['reconciliation_evaluate'] }, write: false, assumed: true },
    ),
  },
  { reads: ['statement'] },
);

/** What one action of the log has done, part by part. */
export const actionPart = z.object({
  partNo: z.number().int(),
  /** The id of a match, a difference, a document of the partner, or a row of his file. */
  objectId: id,
  objectNo: z.string(),
  /** The rule, for a match. */
  rule: z.enum(RULE_CODES).nullable(),
  ours: z.string(),
  theirs: z.string(),
  undone: z.enum(FLAG),
});
export type ActionPart = z.infer<typeof actionPart>;
