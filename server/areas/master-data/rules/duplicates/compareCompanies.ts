import { DUPLICATE_VERDICT, type DuplicateVeto } from '../../../../../src/contract/master-data/duplicates';
import { isUscc } from '../../../../../src/contract/patterns';
import { ordinalsOf } from './companyName';
import {
  CAP,
  type ComparedFact,
  type Comparison,
  agreement,
  equalFact,
  scoreOf,
  sharedFact,
  verdictOf,
} from './comparison';
import type { CompanyFacts } from './facts';
import { commonLength } from './sequences';
import { isProvince } from './vocabulary';

/* docs/domain/duplicates.md#points */

function brandPoints(one: CompanyFacts, other: CompanyFacts) {
  const [a, b] = [Array.from(one.brand), Array.from(other.brand)];
  if (a.length === 0 || b.length === 0) return 0;
  const characters = commonLength(a, b);
  const sounds = commonLength(one.sounds, other.sounds);
  const shared = Math.floor((60 * characters + 40 * sounds) / (a.length + b.length));
  return Math.max(0, shared - 10 * (Math.min(a.length, b.length) - sounds));
}

function regionPoints(one: string, other: string) {
  if (one === other) return 15;
  if (one === '' || other === '') return 7;
  const isAround = isProvince(one) !== isProvince(other) && one.slice(0, 2) === other.slice(0, 2);
  return isAround ? 10 : -15;
}

const isOneFamily = (one: CompanyFacts, other: CompanyFacts) =>
  one.families.some((family) => other.families.includes(family));

function kindPoints(one: CompanyFacts, other: CompanyFacts) {
  if (one.kind === '' || other.kind === '') return 5;
  if (one.kind === other.kind) return 10;
  return isOneFamily(one, other) ? 8 : 0;
}

/**
 * 第一 and 第三 are two shops, but 一心 may be 易心 misheard: numerals that differ tell two companies apart only where both
 * have one, or where one is marked by 第.
 */
function areCountedApart(one: string, other: string) {
  const [a, b] = [ordinalsOf(one), ordinalsOf(other)];
  const values = (all: typeof a) => all.map(({ value }) => value).join(' ');
  if (values(a) === values(b)) return false;
  return (a.length > 0 && b.length > 0) || [...a, ...b].some(({ isCounted }) => isCounted);
}

function vetoesOf(one: CompanyFacts, other: CompanyFacts): DuplicateVeto[] {
  return [
    ...(one.kind !== '' && other.kind !== '' && !isOneFamily(one, other) ? (['KIND'] as const) : []),
    ...(one.marker === other.marker ? [] : (['MARKER'] as const)),
    ...(agreement(one.speciality, other.speciality) === false ? (['SPECIALTY'] as const) : []),
    ...(areCountedApart(one.brand, other.brand) ? (['ORDINAL'] as const) : []),
  ];
}

function factsOf(one: CompanyFacts, other: CompanyFacts): ComparedFact[] {
  const brand = brandPoints(one, other);
  const region = regionPoints(one.city, other.city);
  const kind = kindPoints(one, other);
  return [
    { fact: 'brand', points: brand, agrees: agreement(one.brand, other.brand) },
    { fact: 'region', points: region, agrees: one.city === '' || other.city === '' ? null : region > 0 },
    { fact: 'kind', points: kind, agrees: kind === 5 ? null : kind > 0 },
    { fact: 'marker', points: one.marker === other.marker ? 10 : 0, agrees: one.marker === other.marker },
    ...(one.isChain === other.isChain ? [] : [{ fact: 'chain' as const, points: -4, agrees: false }]),
    ...sharedFact('phone', 15, [one.phones, other.phones]),
    ...equalFact('legalPerson', 10, [one.legalPerson, other.legalPerson]),
    ...equalFact('address', 10, [one.address, other.address]),
    ...equalFact('uscc', 0, [one.uscc, other.uscc]),
    ...sharedFact('licence', 0, [one.licences, other.licences]),
  ];
}

export function compareCompanies(one: CompanyFacts, other: CompanyFacts): Comparison {
  const facts = factsOf(one, other);
  const vetoes = vetoesOf(one, other);
  const equalKeys = facts.flatMap(({ fact, agrees }) =>
    agrees === true && (fact === 'uscc' || fact === 'licence') ? [fact] : [],
  );
  const isOtherCode = isUscc(one.uscc) && isUscc(other.uscc) && one.uscc !== other.uscc;
  const score = scoreOf(facts, isOtherCode ? CAP : 100);
  const isNamedOtherwise = one.brand !== other.brand || vetoes.length > 0;
  const isSameBrand = one.brand !== '' && one.brand === other.brand;
  const common = { score, facts, vetoes, equalKeys, isSameBrand: isSameBrand && vetoes.join('') === 'MARKER' };
  if (equalKeys.length > 0)
    return { ...common, verdict: DUPLICATE_VERDICT.same, notes: isNamedOtherwise ? ['NAME_DIFFERS'] : [] };
  return {
    ...common,
    verdict: vetoes.length > 0 ? DUPLICATE_VERDICT.different : verdictOf(score),
    notes: isOtherCode ? ['OTHER_CODE'] : [],
  };
}
