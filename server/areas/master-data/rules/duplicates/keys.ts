import type { CompanyFacts, GoodsFacts } from './facts';
import { pairsOf } from './sequences';

/* docs/domain/duplicates.md#keys */

/** The first characters of a longer brand are enough to meet it. */
const MOST_CHARACTERS = 12;

const filled = (prefix: string, value: string) => (value === '' ? [] : [`${prefix}:${value}`]);

/** One character has no pair: it is its own key. */
const neighbours = (items: readonly string[], joint: string) =>
  items.length === 1 ? [...items] : pairsOf(items).map((pair) => pair.join(joint));

/** What another record has to share to be looked at. */
export function companyKeys(facts: CompanyFacts): string[] {
  const brand = Array.from(facts.brand).slice(0, MOST_CHARACTERS);
  const sounds = facts.sounds.slice(0, MOST_CHARACTERS);
  const near = facts.city === '' ? [] : brand.flatMap((one) => facts.families.map((family) => one + family));
  return [
    ...new Set([
      ...filled('u', facts.uscc),
      ...facts.licences.map((licence) => `l:${licence}`),
      ...facts.phones.map((phone) => `t:${phone}`),
      ...(facts.legalPerson === '' || facts.city === '' ? [] : [`f:${facts.legalPerson} ${facts.city}`]),
      ...neighbours(brand, '').map((pair) => `b:${pair}`),
      ...neighbours(sounds, ' ').map((pair) => `p:${pair}`),
      ...near.map((one) => `c:${facts.city}${one}`),
    ]),
  ];
}

export function goodsKeys(facts: GoodsFacts): string[] {
  const named = facts.substance === '' ? [] : [`n:${facts.substance}|${facts.maker}`];
  const heard = named.length === 0 ? [] : [`n:${facts.sounds.join(' ')}|${facts.makerSounds.join(' ')}`];
  return [...new Set([...filled('a', facts.approvalNo), ...filled('e', facts.barcode), ...named, ...heard])];
}
