import { DUPLICATE_DICTIONARY } from '../../../../../src/contract/master-data/duplicates';
import { foldedText } from './plain';

/** `R` pharmacies, `C` clinics, `H` hospitals, `M` makers, `W` wholesalers; 药业 goes with two of them. */
export interface Kind {
  readonly term: string;
  readonly families: readonly string[];
}

/** What names consist of besides brands; lists of terms are sorted by length, the longest first. */
export interface Vocabulary {
  readonly legalForms: readonly string[];
  readonly kinds: readonly Kind[];
  readonly specialities: readonly string[];
  readonly markers: readonly string[];
  readonly chains: readonly string[];
  readonly releases: readonly string[];
  readonly dosageForms: readonly string[];
  /** How regions are called, with and without 省, 市, 区, 县. */
  readonly regions: ReadonlyMap<string, RegionName>;
  /** The longest of these names. */
  readonly longestRegion: number;
}

export interface RegionName {
  /** Empty if several regions have this name. */
  readonly id: string;
  /** 1 province, 2 city, 3 district. */
  readonly level: number;
  /** Without its 省, 市, 区 or 县. */
  readonly isShort: boolean;
}

export interface Term {
  readonly dictCode: string;
  readonly value: string;
}

export interface NamedRegion {
  readonly id: string;
  readonly name: string;
}

const { legalForm, kind, speciality, marker, chain, release, dosageForm } = DUPLICATE_DICTIONARY;

const levelOf = (id: string) => (id.endsWith('0000') ? 1 : id.endsWith('00') ? 2 : 3);

/** Names that stand for no region of their own. */
const NAMELESS = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);
const SUFFIX = /(特别行政区|[壮回维][族吾尔]*自治区|自治区|自治州|自治县|地区|新区|省|市|区|县|旗|盟)$/;

function regionNames(rows: readonly NamedRegion[]) {
  const names = new Map<string, RegionName>();
  const add = (name: string, found: RegionName) => {
    if (name.length < 2) return;
    const known = names.get(name);
    if (!known || found.level < known.level) names.set(name, found);
    else if (found.level === known.level && found.id !== known.id) names.set(name, { ...known, id: '' });
  };
  for (const { id, name } of rows) {
    if (NAMELESS.has(name)) continue;
    const full = foldedText(name);
    const level = levelOf(id);
    add(full, { id, level, isShort: false });
    add(full.replace(SUFFIX, ''), { id, level, isShort: SUFFIX.test(full) });
  }
  return names;
}

/** Made of the dictionary `dup.*`, which headquarters edits, and of the tree of regions. */
export function vocabularyOf(terms: readonly Term[], rows: readonly NamedRegion[]): Vocabulary {
  const byLength = (found: readonly string[]) => found.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const of = (code: string) =>
    byLength(terms.flatMap(({ dictCode, value }) => (dictCode === code ? [foldedText(value)] : [])));
  const kinds = new Map<string, string[]>();
  for (const { dictCode, value } of terms)
    if (dictCode.startsWith(kind)) {
      const term = foldedText(value);
      kinds.set(term, [...(kinds.get(term) ?? []), dictCode.slice(kind.length)]);
    }
  const regions = regionNames(rows);
  return {
    legalForms: of(legalForm),
    kinds: byLength([...kinds.keys()]).map((term) => ({
      term,
      families: (kinds.get(term) ?? []).toSorted((a, b) => (a < b ? -1 : 1)),
    })),
    specialities: of(speciality),
    markers: of(marker),
    chains: of(chain),
    releases: of(release),
    dosageForms: of(dosageForm),
    regions,
    longestRegion: Math.max(0, ...[...regions.keys()].map((name) => name.length)),
  };
}

/** Provinces that are one city. */
const MUNICIPALITIES = new Set(['11', '12', '31', '50']);

/** The city of a division, or the province where nothing narrower is known. */
export function cityOf(regionId: string) {
  if (!/^\d{6}$/.test(regionId)) return '';
  if (MUNICIPALITIES.has(regionId.slice(0, 2)) || regionId.endsWith('0000')) return `${regionId.slice(0, 2)}0000`;
  return `${regionId.slice(0, 4)}00`;
}

export const isProvince = (city: string) => city.endsWith('0000');
