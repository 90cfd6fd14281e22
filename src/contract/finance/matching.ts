/* Codes of the reconciliation of a statement (docs/domain/reconciliation.md#rules). */

/** Rows of the rule table, in the order in which they are tried; M90 stands for a match by hand. */
export const RULE_CODES = [
  ...(['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08'] as const),
  ...(['M09', 'M10', 'M11', 'M12', 'M13', 'M14', 'M15', 'M90'] as const),
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** How sure a rule is: a fixed property of the rule, not a computed score. */
export const MATCH_LEVEL = { byHand: 0, low: 1, middle: 2, high: 3 } as const;
export type MatchLevel = (typeof MATCH_LEVEL)[keyof typeof MATCH_LEVEL];

const { byHand, low, middle, high } = MATCH_LEVEL;
export const LEVEL_OF_RULE: Readonly<Record<RuleCode, MatchLevel>> = {
  ...{ M01: high, M02: high, M03: high, M04: high, M05: high, M06: high, M07: middle, M08: high },
  ...{ M09: middle, M10: high, M11: middle, M12: low, M13: low, M14: middle, M15: low, M90: byHand },
};

export const MATCH_STATUS = { suggested: 1, confirmed: 2, rejected: 3, dissolved: 4 } as const;
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS];

/** By the number of our rows and theirs; the last kind has rows of one side only, which cancel out. */
export const MATCH_KIND = { oneToOne: 1, oneToMany: 2, manyToOne: 3, manyToMany: 4, oneSide: 5 } as const;
export type MatchKind = (typeof MATCH_KIND)[keyof typeof MATCH_KIND];

export const BILL_TYPE = { outbound: 1, return: 2, receipt: 3, rebate: 4, adjustment: 5 } as const;
export type BillType = (typeof BILL_TYPE)[keyof typeof BILL_TYPE];

export const DIFF_TYPE = { oursOnly: 1, theirsOnly: 2, amount: 3, date: 4, duplicate: 5, opening: 6 } as const;
export type DiffType = (typeof DIFF_TYPE)[keyof typeof DIFF_TYPE];

export const DIFF_CAUSE = {
  ...{ price: 1, qty: 2, priceAndQty: 3, rounding: 4, time: 5, missing: 6, duplicate: 7 },
  ...{ returnMissing: 8, rebateMissing: 9, opening: 10, unknown: 11 },
} as const;
export type DiffCause = (typeof DIFF_CAUSE)[keyof typeof DIFF_CAUSE];

export const HANDLE_STATUS = { open: 0, handled: 1, revoked: 2, settled: 3, waiting: 4 } as const;
export type HandleStatus = (typeof HANDLE_STATUS)[keyof typeof HANDLE_STATUS];

/**
 * How a difference is handled: our adjustment, their adjustment, carried to the next period, written off, or ignored.
 */
export const HANDLE_TYPE = { adjustOurs: 1, adjustTheirs: 2, carry: 3, writeOff: 4, ignore: 5 } as const;
export type HandleType = (typeof HANDLE_TYPE)[keyof typeof HANDLE_TYPE];

export const SIDE = { ours: 1, theirs: 2 } as const;
export type Side = (typeof SIDE)[keyof typeof SIDE];

/** Where a row of the partner comes from: his file, an entry by hand, or his answers by the link. */
export const ROW_SOURCE = { file: 1, byHand: 2, online: 3 } as const;
export type RowSource = (typeof ROW_SOURCE)[keyof typeof ROW_SOURCE];

/**
 * The state of a row; `outside`: it belongs to another period, `carried`: an agreed difference of an earlier statement.
 */
export const ROW_STATE = { free: 0, suggested: 1, matched: 2, outside: 3, carried: 4 } as const;
export type RowState = (typeof ROW_STATE)[keyof typeof ROW_STATE];

/** The last two concern a number rule: their parts are the matches that contradicted it. */
export const ACTION_KIND = {
  ...{ run: 1, confirm: 2, match: 3, unmatch: 4, reject: 5 },
  ...{ handle: 6, revoke: 7, repair: 8, undo: 9, redo: 10 },
  ...{ suspendRule: 11, resumeRule: 12, retire: 13 },
} as const;
export type ActionKind = (typeof ACTION_KIND)[keyof typeof ACTION_KIND];

/**
 * Why an action cannot be undone: it was undone before, the statement is closed, this kind cannot be undone, or it is
 * another user's.
 */
export const NOT_UNDONE_WHY = ['undone', 'locked', 'kind', 'other'] as const;
export type NotUndoneWhy = (typeof NOT_UNDONE_WHY)[number];

/** The state of a number rule; `suspended`: two confirmed matches have contradicted it. */
export const NUMBER_RULE_STATE = { proposed: 0, inForce: 1, disabled: 2, suspended: 3 } as const;
export type NumberRuleState = (typeof NUMBER_RULE_STATE)[keyof typeof NUMBER_RULE_STATE];
