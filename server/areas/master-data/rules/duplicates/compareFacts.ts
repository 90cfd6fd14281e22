import { DUPLICATE_KIND, type DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import { compareCompanies } from './compareCompanies';
import { compareGoods } from './compareGoods';
import type { Comparison } from './comparison';
import {
  type CompanyFacts,
  companyFacts,
  type CompanyRecord,
  type GoodsFacts,
  goodsFacts,
  type GoodsRecord,
} from './facts';
import { companyKeys, goodsKeys } from './keys';
import type { Vocabulary } from './vocabulary';

/** A record of either sort. */
export type AnyRecord =
  | { readonly company: CompanyRecord; readonly goods?: undefined }
  | { readonly goods: GoodsRecord; readonly company?: undefined };

/** The facts of a record, with the keys by which others are found. */
export type Read =
  | { readonly company: CompanyFacts; readonly goods?: undefined; readonly keys: string[] }
  | { readonly goods: GoodsFacts; readonly company?: undefined; readonly keys: string[] };

export const isOfGoods = (kind: DuplicateKind) => kind === DUPLICATE_KIND.goods || kind === DUPLICATE_KIND.standard;

export function readRecord(record: AnyRecord, vocabulary: Vocabulary): Read {
  if (record.company) {
    const company = companyFacts(record.company, vocabulary);
    return { company, keys: companyKeys(company) };
  }
  const goods = goodsFacts(record.goods, vocabulary);
  return { goods, keys: goodsKeys(goods) };
}

const hasBrand = (facts: CompanyFacts | GoodsFacts): facts is CompanyFacts => 'brand' in facts;

/** Compares two records of one sort; null for records of different sorts. */
export function compareFacts(one: CompanyFacts | GoodsFacts, other: CompanyFacts | GoodsFacts): Comparison | null {
  if (hasBrand(one)) return hasBrand(other) ? compareCompanies(one, other) : null;
  return hasBrand(other) ? null : compareGoods(one, other);
}

/** In the order in which a pair is stored. */
export const sorted = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];
