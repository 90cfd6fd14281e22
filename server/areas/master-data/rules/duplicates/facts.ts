import { bareText, foldedText, soundsOf } from './plain';
import { readCompanyName } from './companyName';
import { readGoodsName } from './goodsName';
import { readSpec } from './spec';
import { cityOf, type Vocabulary } from './vocabulary';

/* What is known of a record for the comparison, as it is stored beside it. */

export interface CompanyFacts {
  readonly name: string;
  readonly brand: string;
  readonly sounds: readonly string[];
  readonly kind: string;
  readonly families: readonly string[];
  readonly speciality: string;
  readonly marker: string;
  readonly isChain: boolean;
  /** Empty: unknown. */
  readonly city: string;
  readonly uscc: string;
  /** Type and number: `2:鄂AA0270001`. */
  readonly licences: readonly string[];
  readonly phones: readonly string[];
  readonly legalPerson: string;
  readonly address: string;
}

export interface GoodsFacts {
  readonly name: string;
  readonly substance: string;
  readonly sounds: readonly string[];
  readonly releases: readonly string[];
  readonly form: string;
  readonly strength: string;
  readonly count: number | null;
  /** The brand of the manufacturer's name. */
  readonly maker: string;
  readonly makerSounds: readonly string[];
  readonly approvalNo: string;
  readonly barcode: string;
}

/** A company or a customer as a form or a table has it. */
export interface CompanyRecord {
  readonly name: string;
  readonly regionId?: string | undefined;
  readonly uscc?: string | undefined;
  readonly licences?: readonly { readonly licenceType: number; readonly licenceNo: string }[] | undefined;
  readonly phones?: readonly string[] | undefined;
  readonly legalPerson?: string | undefined;
  readonly address?: string | undefined;
}

/** Goods or a standard as a form or a table has it. */
export interface GoodsRecord {
  readonly name: string;
  readonly spec?: string | undefined;
  readonly dosageForm?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly approvalNo?: string | undefined;
  readonly barcode?: string | undefined;
}

const codeOf = (text = '') => bareText(text).toUpperCase();

const MOBILE = /^1[3-9]\d{9}$/;
const mobilesOf = (phones: readonly string[] = []) => {
  const digits = phones.map((phone) =>
    phone
      .normalize('NFKC')
      .replace(/\D/g, '')
      .replace(/^86(?=1\d{10}$)/, ''),
  );
  return [...new Set(digits.filter((phone) => MOBILE.test(phone)))].toSorted();
};

/** Types whose number is given only once. */
const COMPARED_LICENCES: readonly number[] = [2, 3, 4];

export function companyFacts(record: CompanyRecord, vocabulary: Vocabulary): CompanyFacts {
  const { regionId, ...read } = readCompanyName(record.name, vocabulary);
  const licences = (record.licences ?? []).flatMap(({ licenceType, licenceNo }) => {
    const code = codeOf(licenceNo);
    return COMPARED_LICENCES.includes(licenceType) && code !== '' ? [`${licenceType}:${code}`] : [];
  });
  return {
    name: foldedText(record.name),
    ...read,
    sounds: soundsOf(read.brand),
    city: cityOf(record.regionId ?? '') || cityOf(regionId),
    uscc: codeOf(record.uscc),
    licences: [...new Set(licences)].toSorted(),
    phones: mobilesOf(record.phones),
    legalPerson: bareText(record.legalPerson ?? ''),
    address: bareText(record.address ?? ''),
  };
}

export function goodsFacts(record: GoodsRecord, vocabulary: Vocabulary): GoodsFacts {
  const read = readGoodsName(record.name, record.dosageForm ?? '', vocabulary);
  const maker = readCompanyName(record.manufacturer ?? '', vocabulary).brand;
  const barcode = (record.barcode ?? '').replace(/\D/g, '');
  return {
    name: foldedText(record.name),
    ...read,
    sounds: soundsOf(read.substance),
    ...readSpec(record.spec ?? ''),
    maker,
    makerSounds: soundsOf(maker),
    approvalNo: codeOf(record.approvalNo),
    barcode: barcode.length >= 8 ? barcode : '',
  };
}
