import type { DuplicateFact, ShownFact } from '../../../../../src/contract/master-data/duplicates';
import type { Comparison } from './comparison';
import type { CompanyFacts, GoodsFacts } from './facts';

type Facts = CompanyFacts | GoodsFacts;

/** The name of a city by its id. */
export type CityName = (id: string) => string;

const COMPANY: Partial<Record<DuplicateFact, (facts: CompanyFacts, cityName: CityName) => string>> = {
  brand: ({ brand }) => brand,
  region: ({ city }, cityName) => (city === '' ? '' : cityName(city)),
  kind: ({ kind, speciality }) => speciality + kind,
  marker: ({ marker }) => marker,
  chain: ({ isChain }) => (isChain ? '1' : '0'),
  phone: ({ phones }) => phones.map((phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`).join(' '),
  legalPerson: ({ legalPerson }) => legalPerson,
  address: ({ address }) => address,
  uscc: ({ uscc }) => uscc,
  licence: ({ licences }) => licences.map((licence) => licence.slice(2)).join(' '),
};

const GOODS: Partial<Record<DuplicateFact, (facts: GoodsFacts) => string>> = {
  substance: ({ substance, releases, form }) => substance + releases.join('') + form,
  strength: ({ strength }) => strengthText(strength),
  count: ({ count }) => (count === null ? '' : String(count)),
  maker: ({ maker }) => maker,
  approvalNo: ({ approvalNo }) => approvalNo,
  barcode: ({ barcode }) => barcode,
};

const UNIT: Readonly<Record<string, readonly [size: number, unit: string]>> = {
  m: [1e6, 'mg'],
  v: [1e6, 'ml'],
  u: [1e3, 'IU'],
  p: [1e3, '%'],
};

/** `m300000000` is 300mg. */
function strengthText(strength: string) {
  return strength.replace(/\b([mvup])(\d+)\b/g, (whole, dimension: string, digits: string) => {
    const [size, unit] = UNIT[dimension] ?? [];
    return size === undefined ? whole : `${Number(digits) / size}${unit ?? ''}`;
  });
}

const isCompany = (facts: Facts): facts is CompanyFacts => 'brand' in facts;

const valueOf = (fact: DuplicateFact, facts: Facts, cityName: CityName) =>
  (isCompany(facts) ? COMPANY[fact]?.(facts, cityName) : GOODS[fact]?.(facts)) ?? '';

/** Facts of two records side by side, without their points. */
export const shownFacts = (
  { facts }: Pick<Comparison, 'facts'>,
  [mine, theirs]: readonly [Facts, Facts],
  cityName: CityName,
): ShownFact[] =>
  facts.map(({ fact, agrees }) => ({
    ...{ fact, agrees },
    ...{ mine: valueOf(fact, mine, cityName), theirs: valueOf(fact, theirs, cityName) },
  }));
