import { NUMERAL, bareText, foldedText, numeralOf } from './plain';
import type { Kind, Vocabulary } from './vocabulary';

/* docs/domain/duplicates.md#reading-a-name */

export interface CompanyName {
  readonly brand: string;
  readonly kind: string;
  readonly families: readonly string[];
  readonly speciality: string;
  /** `#1` of a numbered shop, else what stands before 店; empty: it is no shop of another. */
  readonly marker: string;
  readonly isChain: boolean;
  /** The narrowest region that the name has, empty: none. */
  readonly regionId: string;
}

interface Rest {
  marker: string;
  isChain: boolean;
  left: string;
  regionId: string;
}

const startsWithOne = (text: string, terms: readonly string[]) => terms.find((term) => text.startsWith(term));
const endsWithOne = (text: string, terms: readonly string[]) => terms.find((term) => text.endsWith(term));

const NUMBERED = new RegExp(`^(.*?)第?(${NUMERAL})号?$`);

const shortened = (district: string) => (district.length > 2 ? district.replace(/[市区县]$/, '') : district);

/** The shop that a text names; null: it names none. */
function markerOf(text: string, { markers, regions }: Vocabulary, numbersOnly = false) {
  const suffix = endsWithOne(text, markers);
  if (suffix === undefined) return null;
  const head = text.slice(0, -suffix.length);
  const [, before = '', numeral] = NUMBERED.exec(head) ?? [];
  // 3号 of a street is no number of a shop.
  const region = regions.get(before);
  if (numeral !== undefined && (numbersOnly || before === '' || region)) {
    const marker = `#${numeralOf(numeral)}`;
    // Chains count the shops of each district.
    return region?.level === 3 ? { before: '', marker: shortened(before) + marker } : { before, marker };
  }
  return numbersOnly ? null : { before: '', marker: head === '' ? suffix : head };
}

/** What stands behind the kind: chain, legal form, region, shop marker, in any order. */
function readRest(text: string, vocabulary: Vocabulary, numbersOnly = false): Rest {
  const { legalForms, chains, markers, regions } = vocabulary;
  const rest: Rest = { marker: '', isChain: false, left: text, regionId: '' };
  const strip = () => {
    for (;;) {
      const form = numbersOnly ? undefined : startsWithOne(rest.left, legalForms);
      const chain = startsWithOne(rest.left, chains);
      if (form !== undefined) rest.left = rest.left.slice(form.length);
      else if (chain !== undefined) {
        rest.isChain = true;
        rest.left = rest.left.slice(chain.length);
      } else break;
    }
    for (;;) {
      // 分公司 marks a shop, though 公司 alone is a legal form.
      const form = endsWithOne(rest.left, markers) === undefined ? endsWithOne(rest.left, legalForms) : undefined;
      const chain = endsWithOne(rest.left, chains);
      if (form !== undefined) rest.left = rest.left.slice(0, -form.length);
      else if (chain !== undefined) {
        rest.isChain = true;
        rest.left = rest.left.slice(0, -chain.length);
      } else break;
    }
  };
  strip();
  const found = markerOf(rest.left, vocabulary, numbersOnly);
  if (found) {
    rest.marker = found.marker;
    rest.left = found.before;
    strip();
  }
  const region = numbersOnly ? undefined : regions.get(rest.left);
  if (region) {
    rest.regionId = region.id;
    rest.left = '';
  }
  return rest;
}

/** The first kind in it; of several that begin there the longest. */
function firstKind(text: string, kinds: readonly Kind[]) {
  let found: { at: number; kind: Kind } | undefined;
  for (const kind of kinds) {
    const at = text.indexOf(kind.term);
    if (at >= 0 && (!found || at < found.at)) found = { at, kind };
  }
  return found;
}

/** A province or a city at the end of a brand, as long as two characters of the brand are left: 国药控股湖北. */
function regionAtEnd(text: string, { regions, longestRegion }: Vocabulary) {
  for (let length = Math.min(longestRegion, text.length - 2); length >= 2; length -= 1) {
    const region = regions.get(text.slice(-length));
    if (region && region.level < 3) return { regionId: region.id, length };
  }
  return { regionId: '', length: 0 };
}

/** Brand and what belongs to it, of a text whose regions in front are gone. */
function readBody(text: string, vocabulary: Vocabulary) {
  const found = firstKind(text, vocabulary.kinds);
  const before = found ? text.slice(0, found.at) : text;
  // Without a kind a street before 店 cannot be told from the brand: only numbers mark a shop then.
  const head = readRest(before, vocabulary, true);
  const rest = found ? readRest(text.slice(found.at + found.kind.term.length), vocabulary) : null;
  const speciality = found ? (endsWithOne(head.left, vocabulary.specialities) ?? '') : '';
  const named = head.left.slice(0, head.left.length - speciality.length);
  const atEnd = regionAtEnd(named, vocabulary);
  return {
    brand: named.slice(0, named.length - atEnd.length),
    kind: found?.kind.term ?? '',
    families: found?.kind.families ?? [],
    speciality,
    marker: rest?.marker || head.marker,
    isChain: head.isChain || (rest?.isChain ?? false),
    regionId: rest?.regionId || atEnd.regionId,
  };
}

function regionInFront(text: string, { regions, longestRegion }: Vocabulary) {
  for (let length = Math.min(longestRegion, text.length); length >= 2; length -= 1) {
    const region = regions.get(text.slice(0, length));
    if (region) return { ...region, length };
  }
  return undefined;
}

const isBelow = (id: string, above: string) =>
  above === '' || id === '' || id.startsWith(above.replace(/(00){1,2}$/, ''));

/** Regions in front, as long as something else than a kind or a legal form is left. */
function withoutRegions(text: string, vocabulary: Vocabulary) {
  let left = text;
  let regionId = '';
  for (;;) {
    const found = regionInFront(left, vocabulary);
    if (!found || !isBelow(found.id, regionId)) return { left, regionId };
    const next = left.slice(found.length);
    const { brand } = readBody(next, vocabulary);
    if (brand === '') {
      // The region is all the name has: it stays, by its short name.
      const short = [...vocabulary.regions].find(
        ([name, region]) => region.isShort && region.id === found.id && found.id !== '' && left.startsWith(name),
      );
      return { left: short ? short[0] + next : left, regionId };
    }
    // A district without 区 or 县 may as well be the beginning of a brand.
    if (found.level === 3 && found.isShort && Array.from(brand).length < 2) return { left, regionId };
    left = next;
    regionId = found.id || regionId;
  }
}

/** Takes brackets away: what is a region, a legal form, a chain or a shop in them is read as such. */
function withoutBrackets(text: string, vocabulary: Vocabulary) {
  let regionId = '';
  let marker = '';
  const left = text.replace(/\(([^()]*)\)/g, (_, content: string) => {
    const inside = bareText(content);
    const region = vocabulary.regions.get(inside);
    if (region) {
      regionId = region.id || regionId;
      return '';
    }
    if (vocabulary.legalForms.includes(inside)) return '';
    const shop = markerOf(inside, vocabulary);
    if (shop && shop.before === '') {
      marker = shop.marker;
      return '';
    }
    return inside;
  });
  return { left: bareText(left), regionId, marker };
}

export function readCompanyName(name: string, vocabulary: Vocabulary): CompanyName {
  const bare = withoutBrackets(foldedText(name), vocabulary);
  const front = withoutRegions(bare.left, vocabulary);
  const body = readBody(front.left, vocabulary);
  return {
    ...body,
    marker: bare.marker || body.marker,
    regionId: front.regionId || bare.regionId || body.regionId,
  };
}

/** The numerals of a brand: hospitals are numbered. */
export const ordinalsOf = (brand: string) =>
  Array.from(brand.matchAll(new RegExp(`(第?)(${NUMERAL})`, 'g')), ([, mark, numeral]) => ({
    isCounted: mark !== '',
    value: numeralOf(numeral ?? ''),
  }));
