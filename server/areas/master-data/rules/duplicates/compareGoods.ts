import {
  DUPLICATE_VERDICT,
  type DuplicateNote,
  type DuplicateVeto,
} from '../../../../../src/contract/master-data/duplicates';
import { CAP, type ComparedFact, type Comparison, agreement, equalFact, scoreOf, verdictOf } from './comparison';
import type { GoodsFacts } from './facts';

/* docs/domain/duplicates.md#goods-that-are-alike */

const areLike = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && one.length === other.length && one.every((sound, i) => sound === other[i]);

function namePoints(one: GoodsFacts, other: GoodsFacts) {
  if (one.substance !== '' && one.substance === other.substance) return 50;
  return areLike(one.sounds, other.sounds) ? 40 : 0;
}

/** Both without a strength agree on it: what the name says is all there is. */
function strengthOf(one: GoodsFacts, other: GoodsFacts) {
  if (one.count === null || other.count === null) return null;
  return one.strength === other.strength ? true : agreement(one.strength, other.strength);
}

const countOf = (one: GoodsFacts, other: GoodsFacts) =>
  one.count === null || other.count === null ? null : one.count === other.count;

function vetoesOf(one: GoodsFacts, other: GoodsFacts, isApprovalEqual: boolean): DuplicateVeto[] {
  const isOtherForm = agreement(one.form, other.form) === false || one.releases.join() !== other.releases.join();
  return [
    ...(namePoints(one, other) === 0 ? (['NAME'] as const) : []),
    ...(isOtherForm ? (['FORM'] as const) : []),
    ...(strengthOf(one, other) === false ? (['STRENGTH'] as const) : []),
    ...(countOf(one, other) === false ? (['PACK'] as const) : []),
    ...(agreement(one.maker, other.maker) === false && !isApprovalEqual ? (['MAKER'] as const) : []),
  ];
}

const worth = (agrees: boolean | null, points: number) => (agrees === true ? points : 0);

function factsOf(one: GoodsFacts, other: GoodsFacts): ComparedFact[] {
  const name = namePoints(one, other);
  const [strength, count] = [strengthOf(one, other), countOf(one, other)];
  const maker = agreement(one.maker, other.maker);
  return [
    { fact: 'substance', points: name, agrees: name === 50 },
    { fact: 'strength', points: worth(strength, 15), agrees: strength },
    { fact: 'count', points: worth(count, 15), agrees: count },
    { fact: 'maker', points: worth(maker, 20), agrees: maker },
    ...equalFact('approvalNo', 0, [one.approvalNo, other.approvalNo]),
    ...equalFact('barcode', 0, [one.barcode, other.barcode]),
  ];
}

export function compareGoods(one: GoodsFacts, other: GoodsFacts): Comparison {
  const facts = factsOf(one, other);
  const approval = agreement(one.approvalNo, other.approvalNo);
  const barcode = agreement(one.barcode, other.barcode);
  const vetoes = vetoesOf(one, other, approval === true);
  const score = scoreOf(facts, approval === false ? CAP : 100);
  const isSame = vetoes.length === 0 && (approval === true || barcode === true);
  const isConflict = vetoes.length > 0 && barcode === true;
  const notes: DuplicateNote[] = isConflict ? ['BARCODE_CONFLICT'] : approval === false ? ['OTHER_APPROVAL'] : [];
  const common = { score, facts, vetoes, notes, isSameBrand: false };
  const equalKeys = facts.flatMap(({ fact, agrees }) =>
    agrees === true && (fact === 'approvalNo' || fact === 'barcode') ? [fact] : [],
  );
  if (isSame) return { ...common, equalKeys, verdict: DUPLICATE_VERDICT.same };
  if (isConflict) return { ...common, equalKeys, verdict: DUPLICATE_VERDICT.possible };
  return {
    ...common,
    equalKeys: [],
    verdict: vetoes.length > 0 ? DUPLICATE_VERDICT.different : verdictOf(score),
  };
}
