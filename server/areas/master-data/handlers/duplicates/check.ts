import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { DUPLICATE_VERDICT, type duplicateApi } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { global } from '../../../../platform/scope';
import { matchesOf } from '../../data/duplicates/candidates';
import { undecidedOf, visibleOf } from '../../data/duplicates/decisions';
import { factsOf } from '../../data/duplicates/factsOf';
import { cityNames } from '../../data/duplicates/cityNames';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { duplicateFacts } from '../../data/schema/duplicates';
import { type AnyRecord, isOfGoods } from '../../rules/duplicates/compareFacts';
import { shownFacts } from '../../rules/duplicates/shownFacts';

/** How many of the records that are alike are shown. */
const MOST_SHOWN = 20;

type Asked = Parsed<typeof duplicateApi.check>;

const recordOf = ({ kind, form }: Asked): AnyRecord =>
  isOfGoods(kind) ? { goods: { ...form } } : { company: { ...form } };

/** A change of a master is compared neither with itself nor with the master. */
async function excludedIds({ db }: Context, { kind, excludeId }: Asked) {
  if (excludeId === undefined) return [];
  const [row] = await db
    .select({ changeOf: duplicateFacts.changeOf })
    .from(duplicateFacts)
    .where(global('taken', and(eq(duplicateFacts.kind, kind), eq(duplicateFacts.sourceId, excludeId))));
  return [excludeId, ...(row?.changeOf ? [row.changeOf] : [])];
}

/** The records that a form is like: asked while it is typed, while it is audited, and before it is submitted. */
export async function checkDuplicates(asked: Asked, context: Context): Promise<Output<typeof duplicateApi.check>> {
  const { db } = context;
  const { kind } = asked;
  const own = factsOf(recordOf(asked), await loadVocabulary(db));
  const except = await excludedIds(context, asked);
  const found = await matchesOf(db, own, { kind, except, sameBrand: true });
  const open = await undecidedOf(db, kind, { ids: except, factsHash: own.factsHash, found });
  const visible = await visibleOf(context, kind, open);
  const shown = open.filter(({ row }) => visible.has(row.sourceId)).slice(0, MOST_SHOWN);
  const cityName = await cityNames(
    db,
    [own.facts, ...shown.map(({ row }) => row.facts)].map((facts) => ('city' in facts ? facts.city : '')),
  );
  return {
    candidates: shown.map(({ row, comparison }) => ({
      ...{ id: row.sourceId, code: row.code, name: row.name, isEntry: row.source === 2 },
      ...{ verdict: comparison.verdict, vetoes: [...comparison.vetoes], notes: [...comparison.notes] },
      facts: shownFacts(comparison, [own.facts, row.facts], cityName),
      isSameBrand: comparison.isSameBrand,
    })),
    outOfScope: open.filter(
      ({ row, comparison }) => !visible.has(row.sourceId) && comparison.verdict >= DUPLICATE_VERDICT.possible,
    ).length,
  };
}
