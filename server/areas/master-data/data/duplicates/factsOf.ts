import { createHash } from 'node:crypto';
import type { CompanyRecord, GoodsRecord } from '../../rules/duplicates/facts';
import { type AnyRecord, readRecord } from '../../rules/duplicates/compareFacts';
import { foldedText } from '../../rules/duplicates/plain';
import type { Vocabulary } from '../../rules/duplicates/vocabulary';
import type { AnyFacts } from '../schema/duplicates';

const company = ({ name, regionId = '', uscc = '', licences = [], phones = [], ...more }: CompanyRecord) => [
  ...[foldedText(name), regionId, uscc, more.legalPerson ?? '', more.address ?? ''],
  licences.map(({ licenceType, licenceNo }) => `${licenceType}:${licenceNo}`).toSorted(),
  phones.filter((phone) => phone !== '').toSorted(),
];

const goods = ({ name, spec = '', manufacturer = '', ...more }: GoodsRecord) => [
  ...[foldedText(name), foldedText(spec), foldedText(manufacturer)],
  ...[more.dosageForm ?? '', more.approvalNo ?? '', more.barcode ?? ''],
];

/** A hash of the record itself, so that new terms in the vocabulary change no decision. */
const hashOf = (record: AnyRecord) =>
  createHash('sha256')
    .update(JSON.stringify(record.company ? company(record.company) : goods(record.goods)))
    .digest('base64url');

export interface FactsOfRecord {
  facts: AnyFacts;
  factsHash: string;
  keys: string[];
}

/** The facts of a record as they are stored. */
export function factsOf(record: AnyRecord, vocabulary: Vocabulary): FactsOfRecord {
  const read = readRecord(record, vocabulary);
  return { facts: read.company ?? read.goods, factsHash: hashOf(record), keys: read.keys };
}
