/* Normal forms of document numbers (docs/domain/reconciliation.md#numbers). */

/** As written, apart from width, case and surrounding blanks. */
export const k0 = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/** Without punctuation and leading zeros; empty where there is neither letter nor digit. */
export const k1 = (text: string) =>
  k0(text)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/\d+/g, (run) => run.replace(/^0+(?=\d)/, ''));

/** The texts that surround the part that the partner's number and ours have in common. */
export interface NumberRule {
  theirPrefix: string;
  theirSuffix: string;
  ourPrefix: string;
  ourSuffix: string;
}

/** Characters that both must have in common. */
export const COMMON_LEAST = 6;

/** Our number for one of theirs (both as k1); undefined where the rule does not fit. */
export function applyRule(theirs: string, { theirPrefix, theirSuffix, ourPrefix, ourSuffix }: NumberRule) {
  const common = theirs.length - theirPrefix.length - theirSuffix.length;
  if (common < COMMON_LEAST || !theirs.startsWith(theirPrefix) || !theirs.endsWith(theirSuffix)) return undefined;
  return `${ourPrefix}${theirs.slice(theirPrefix.length, theirs.length - theirSuffix.length)}${ourSuffix}`;
}

/** Digits of a number, in their order. */
export const digitsOf = (number: string) => k0(number).replace(/\D/g, '');

/** Runs of six digits or more, each once. */
export const longRuns = (...texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.normalize('NFKC').match(/\d{6,}/g) ?? [])),
];

/** The longest text that both contain, the first of several. */
function longestCommon(a: string, b: string) {
  let best = '';
  for (let i = 0; i < a.length; i += 1)
    for (let end = i + best.length + 1; end <= a.length && b.includes(a.slice(i, end)); end += 1)
      best = a.slice(i, end);
  return best;
}

/**
 * The rule that turns one of their numbers into one of ours; undefined where they have too little in common, or are
 * equal.
 */
export function transformOf(theirs: string, ours: string): NumberRule | undefined {
  const [t, o] = [k1(theirs), k1(ours)];
  const common = longestCommon(t, o);
  if (common.length < COMMON_LEAST || t === o) return undefined;
  const [ofTheirs, ofOurs] = [t.indexOf(common), o.indexOf(common)];
  return {
    theirPrefix: t.slice(0, ofTheirs),
    theirSuffix: t.slice(ofTheirs + common.length),
    ourPrefix: o.slice(0, ofOurs),
    ourSuffix: o.slice(ofOurs + common.length),
  };
}

/** The least number of equal pairs before a rule is proposed. */
const PAIRS_LEAST = 3;

/** Rules that enough confirmed pairs support and none contradicts. */
export function proposedRules(pairs: readonly { theirs: string; ours: string }[]) {
  const found = new Map<string, { rule: NumberRule; pairs: { theirs: string; ours: string }[] }>();
  for (const pair of pairs) {
    const rule = transformOf(pair.theirs, pair.ours);
    if (!rule) continue;
    const key = [rule.theirPrefix, rule.theirSuffix, rule.ourPrefix, rule.ourSuffix].join('|');
    const known = found.get(key) ?? { rule, pairs: [] };
    known.pairs.push(pair);
    found.set(key, known);
  }
  const contradicted = (rule: NumberRule) =>
    pairs.some(({ theirs, ours }) => {
      const mapped = applyRule(k1(theirs), rule);
      return mapped !== undefined && k1(theirs) !== k1(ours) && mapped !== k1(ours);
    });
  return [...found.values()].filter(({ rule, pairs: own }) => own.length >= PAIRS_LEAST && !contradicted(rule));
}
