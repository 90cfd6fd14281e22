import * as z from 'zod';
import type { ButtonCode, PageKey } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, orEmpty, orNone, plainText, text } from '../fields';

/**
 * Dictionaries of the words that names consist of, besides brands; the dictionary of kinds is followed by that of
 * families.
 */
export const DUPLICATE_DICTIONARY = {
  legalForm: 'dup.legalForm',
  kind: 'dup.kind.',
  speciality: 'dup.speciality',
  marker: 'dup.marker',
  chain: 'dup.chain',
  release: 'dup.release',
  dosageForm: 'dup.dosageForm',
} as const;

export const DUPLICATE_VERDICT = { different: 1, possible: 2, likely: 3, same: 4 } as const;
export type DuplicateVerdict = (typeof DUPLICATE_VERDICT)[keyof typeof DUPLICATE_VERDICT];

/** The kinds: 1 companies (suppliers), 2 customers, 3 goods, 4 standards. */
export const DUPLICATE_KIND = { company: 1, customer: 2, goods: 3, standard: 4 } as const;
export type DuplicateKind = (typeof DUPLICATE_KIND)[keyof typeof DUPLICATE_KIND];

/** The compared facts, in the order of the screen. */
export const DUPLICATE_FACTS = [
  ...(['brand', 'region', 'kind', 'marker', 'chain', 'phone', 'legalPerson', 'address'] as const),
  ...(['substance', 'strength', 'count', 'maker'] as const),
  ...(['uscc', 'licence', 'approvalNo', 'barcode'] as const),
] as const;
export type DuplicateFact = (typeof DUPLICATE_FACTS)[number];

/** Reasons why two records are different, whatever else they have in common. */
export const DUPLICATE_VETOES = [
  ...(['KIND', 'MARKER', 'SPECIALTY', 'ORDINAL'] as const),
  ...(['NAME', 'FORM', 'STRENGTH', 'PACK', 'MAKER'] as const),
] as const;
export type DuplicateVeto = (typeof DUPLICATE_VETOES)[number];

/** Facts that a person should know about a verdict. */
export const DUPLICATE_NOTES = ['NAME_DIFFERS', 'OTHER_CODE', 'OTHER_APPROVAL', 'BARCODE_CONFLICT'] as const;
export type DuplicateNote = (typeof DUPLICATE_NOTES)[number];

export const DUPLICATE_DECISION = { none: 0, different: 1, toMerge: 2 } as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISION)[keyof typeof DUPLICATE_DECISION];

/** The status of a product, customer, supplier or standard that has become part of another one. */
export const MERGED = 9;

/** `fixed`: the merge is too old to be undone. */
export const MERGE_STATUS = { merged: 1, undone: 2, fixed: 9 } as const;
export type MergeStatus = (typeof MERGE_STATUS)[keyof typeof MERGE_STATUS];
/** For how many days a merge can be undone, both ends counted. */
export const UNMERGE_DAYS = 30;

/** The groups in which references to a master record are counted. */
export const MERGE_GROUPS = [
  ...(['orders', 'returns', 'shipments', 'statements', 'licences', 'concerns', 'reserves', 'promotions'] as const),
  ...(['rebates', 'priceRules', 'shields', 'fairs', 'visits', 'entries', 'goods', 'prices', 'stock'] as const),
  ...(['listings', 'monitors', 'zones', 'purchases'] as const),
] as const;
export type MergeGroup = (typeof MERGE_GROUPS)[number];

/** The page of each kind, with which its button codes begin. */
export const DUPLICATE_PAGES = {
  [DUPLICATE_KIND.company]: 'companyEntry',
  [DUPLICATE_KIND.customer]: 'customerEntry',
  [DUPLICATE_KIND.goods]: 'commodityEntry',
  [DUPLICATE_KIND.standard]: 'standardManage',
} as const satisfies Record<DuplicateKind, PageKey>;

const FORM_PAGES = [
  ...(['companyEntry', 'companyEntryApply', 'customerEntry', 'customerEntryApply'] as const),
  ...(['commodityEntry', 'commodityEntryApply', 'standardManage'] as const),
];
const buttons = (action: 'duplicates' | 'merge' | 'unmerge'): ButtonCode[] =>
  Object.values(DUPLICATE_PAGES).map((key) => `${key}_${action}` as const);

const recordId = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);
const kind = code(DUPLICATE_KIND);

/** The values of a form so far; empty ones are not compared. */
const typed = z.object({
  name: orEmpty(text(200)),
  regionId: orEmpty(text(20)),
  uscc: orEmpty(text(40)),
  legalPerson: orEmpty(text(40)),
  address: orEmpty(text(300)),
  phones: orNone(z.array(text(40)).max(20)),
  licences: orNone(z.array(z.object({ licenceType: z.number().int(), licenceNo: text(80) })).max(30)),
  spec: orEmpty(text(100)),
  dosageForm: orEmpty(text(40)),
  manufacturer: orEmpty(text(200)),
  approvalNo: orEmpty(text(60)),
  barcode: orEmpty(text(40)),
});
export type DuplicateForm = z.input<typeof typed>;

/** One fact of both records; null where one of them lacks it. */
const fact = z.object({
  fact: z.enum(DUPLICATE_FACTS),
  agrees: z.boolean().nullable(),
  mine: z.string(),
  theirs: z.string(),
});
export type ShownFact = z.infer<typeof fact>;

const likeness = {
  verdict: z.enum(DUPLICATE_VERDICT),
  facts: z.array(fact),
  vetoes: z.array(z.enum(DUPLICATE_VETOES)),
  notes: z.array(z.enum(DUPLICATE_NOTES)),
};

const candidate = z.object({
  ...likeness,
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** True for an entry under way, false for a master record. */
  isEntry: z.boolean(),
  /** Another shop of the same brand, which is no duplicate. */
  isSameBrand: z.boolean(),
});
export type DuplicateCandidate = z.infer<typeof candidate>;

const side = z.object({ id: z.string(), code: z.string(), name: z.string(), branchId: z.string().nullable() });
const pair = z.object({
  ...likeness,
  pairId: z.string(),
  kind: z.enum(DUPLICATE_KIND),
  one: side,
  other: side,
  /** The number of records that are linked by pairs, these two among them. */
  clusterSize: z.number().int(),
  foundTime: z.string(),
  decision: z.enum(DUPLICATE_DECISION),
  reason: z.string(),
  decidedByName: z.string(),
  decideTime: z.string().nullable(),
});
export type DuplicatePair = z.infer<typeof pair>;

const sides = { kind, sourceId: recordId, targetId: recordId };
const SIDES = ['source', 'target'] as const;
export type MergeSide = (typeof SIDES)[number];

const mergeField = z.object({
  field: z.string(),
  source: z.string(),
  target: z.string(),
  /** The side whose value is kept unless the user chooses otherwise. */
  keep: z.enum(SIDES),
});
export type MergeField = z.infer<typeof mergeField>;

const preview = z.object({
  source: side,
  target: side,
  fields: z.array(mergeField),
  /** References to the source: how many are moved, and how many stay because the target has its own. */
  counts: z.array(z.object({ group: z.enum(MERGE_GROUPS), moved: z.number().int(), kept: z.number().int() })),
  /** What prevents the merge, in the user's language. */
  blockers: z.array(z.string()),
  /** Names for values that are ids, by field and id. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** The state of both records: if one has changed since, the merge is refused (49001). */
  sourceMark: z.string(),
  targetMark: z.string(),
});
export type MergePreview = z.infer<typeof preview>;

const mergeRow = z.object({
  mergeNo: z.string(),
  kind: z.enum(DUPLICATE_KIND),
  sourceId: z.string(),
  sourceCode: z.string(),
  sourceName: z.string(),
  targetId: z.string(),
  targetCode: z.string(),
  targetName: z.string(),
  /** The number of references that were moved. */
  refCount: z.number().int(),
  status: z.enum(MERGE_STATUS),
  mergedByName: z.string(),
  mergeTime: z.string(),
  undoneByName: z.string(),
  undoneTime: z.string().nullable(),
});
export type MergeRow = z.infer<typeof mergeRow>;

const two = z.object({ oneId: recordId, otherId: recordId });

/** Possible duplicates, and merges (docs/domain/duplicates.md#duplicates). */
export const duplicateApi = service('platform', '/dcr/api/duplicate', {
  check: post(
    '/check',
    z.object({ kind, form: typed, excludeId: erpCode.optional() }),
    z.object({
      candidates: z.array(candidate),
      /** The number of similar records in companies that the user may not see. */
      outOfScope: z.number().int(),
    }),
    { access: { pages: FORM_PAGES }, write: false, assumed: true },
  ),
  page: post(
    '/page',
    pageQuery(
      {
        kind,
        verdict: code(DUPLICATE_VERDICT).optional(),
        /** 0: pairs without a decision. */
        decision: code(DUPLICATE_DECISION).optional(),
      },
      ['foundTime'],
    ),
    page(pair),
    { access: { buttons: buttons('duplicates') }, write: false, assumed: true },
  ),
  decide: post(
    '/decide',
    z.object({
      kind,
      pairs: z.array(two).min(1).max(100),
      decision: z.union([z.literal(DUPLICATE_DECISION.different), z.literal(DUPLICATE_DECISION.toMerge)]),
      reason: plainText(200).min(5),
    }),
    z.object({ decided: z.number().int() }),
    { access: { buttons: buttons('duplicates') }, write: true, log: ['edit', 'duplicate'], assumed: true },
  ),
  mergePreview: post('/mergePreview', z.object(sides), preview, {
    access: { buttons: buttons('merge') },
    write: false,
    assumed: true,
  }),
  /** Merges the source into the target, in one transaction. */
  merge: post(
    '/merge',
    z.object({
      ...sides,
      /** The chosen side by field; for other fields the preview's choice holds. */
      choices: z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.enum(SIDES)).default({}),
      sourceMark: z.string().max(64),
      targetMark: z.string().max(64),
    }),
    z.object({ mergeNo: z.string() }),
    { access: { buttons: buttons('merge') }, write: true, log: ['edit', 'masterMerge'], assumed: true },
  ),
  unmerge: post('/unmerge/:mergeNo', z.object({ mergeNo: z.string().regex(/^HB\d{12,16}$/) }), done, {
    access: { buttons: buttons('unmerge') },
    write: true,
    log: ['status', 'masterMerge'],
    assumed: true,
  }),
  mergePage: post(
    '/mergePage',
    pageQuery({ kind, status: code(MERGE_STATUS).optional(), mergeNo: text(20).optional() }, ['mergeTime']),
    page(mergeRow),
    { access: { buttons: [...buttons('merge'), ...buttons('unmerge')] }, write: false, assumed: true },
  ),
});
