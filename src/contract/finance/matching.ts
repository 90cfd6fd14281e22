/* Codes of the reconciliation of a statement (docs/domain/reconciliation.md#rules). */

/** Rows of the rule table, in the order in which they are asked; M90 is a person. */
export const RULE_CODES = [
  ...(['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08'] as const),
  ...(['M09', 'M10', 'M11', 'M12', 'M13', 'M14', 'M15', 'M90'] as const),
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** How sure a rule is: a property of its row, never a number of its own. */
export const MATCH_LEVEL = { byHand: 0, low: 1, middle: 2, high: 3 } as const;
export type MatchLevel = (typeof MATCH_LEVEL)[keyof typeof MATCH_LEVEL];

const { byHand, low, middle, high } = MATCH_LEVEL;
export const LEVEL_OF_RULE: Readonly<Record<RuleCode, MatchLevel>> = {
  ...{ M01: high, M02: high, M03: high, M04: high, M05: high, M06: high, M07: middle, M08: high },
  ...{ M09: middle, M10: high, M11: middle, M12: low, M13: low, M14: middle, M15: low, M90: byHand },
};

export const MATCH_STATUS = { suggested: 1, confirmed: 2, rejected: 3, dissolved: 4 } as const;
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS];

/** From the number of ours and theirs; the last has rows of one side that cancel out. */
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

/** Our adjustment, theirs, carried to the next period, written off, ignored. */
export const HANDLE_TYPE = { adjustOurs: 1, adjustTheirs: 2, carry: 3, writeOff: 4, ignore: 5 } as const;
export type HandleType = (typeof HANDLE_TYPE)[keyof typeof HANDLE_TYPE];

export const SIDE = { ours: 1, theirs: 2 } as const;
export type Side = (typeof SIDE)[keyof typeof SIDE];

/** Where a row of the partner has come from: his file, what somebody has entered, what he has answered himself. */
export const ROW_SOURCE = { file: 1, byHand: 2, online: 3 } as const;
export type RowSource = (typeof ROW_SOURCE)[keyof typeof ROW_SOURCE];

/** Where a row of a pane is; `outside` is of another period, `carried` an agreed difference of an earlier statement. */
export const ROW_STATE = { free: 0, suggested: 1, matched: 2, outside: 3, carried: 4 } as const;
export type RowState = (typeof ROW_STATE)[keyof typeof ROW_STATE];

/** Two are of a number rule: its parts are the matches that spoke against it. */
export const ACTION_KIND = {
  ...{ run: 1, confirm: 2, match: 3, unmatch: 4, reject: 5 },
  ...{ handle: 6, revoke: 7, repair: 8, undo: 9, redo: 10 },
  ...{ suspendRule: 11, resumeRule: 12, retire: 13 },
} as const;
export type ActionKind = (typeof ACTION_KIND)[keyof typeof ACTION_KIND];

/** Why an action is not taken back: it was, the statement is closed, it is of a kind that is not, or somebody else's. */
export const NOT_UNDONE_WHY = ['undone', 'locked', 'kind', 'other'] as const;
export type NotUndoneWhy = (typeof NOT_UNDONE_WHY)[number];

/** Where a rule about numbers is; `suspended`: two confirmed matches have spoken against it. */
export const NUMBER_RULE_STATE = { proposed: 0, inForce: 1, disabled: 2, suspended: 3 } as const;
export type NumberRuleState = (typeof NUMBER_RULE_STATE)[keyof typeof NUMBER_RULE_STATE];
