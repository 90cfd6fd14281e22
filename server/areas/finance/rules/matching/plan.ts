import { k1 } from './numbers';
import { components, matchAmount } from './passAmount';
import { type Group, matchNumber, type Named, namedBy } from './passNumber';
import { matchParts, namedByParts, tailsOf } from './passPart';
import { Calendar, matchSum } from './passSum';
import { type Found, type Given, type OurRow, pairKey, type TheirRow } from './rows';

/** One step of the run: its matches, and its progress. */
export interface Step {
  pass: 1 | 2 | 3 | 4;
  found: Found[];
}

/** A step without matches: a moment at which other work may run. */
export const PAUSE = 'pause';
type Paced = Step | typeof PAUSE;

const CHUNK = 500;
/** The most rows between two pauses. */
const STRETCH = 1_000;
const SUM_CHUNK = 50;

/** The rows that are still free, in their original order. */
class Free {
  private readonly taken = new Set<string>();

  constructor(private readonly given: Given) {}

  /** Keeps the matches without refused pairs; pairs that were taken apart are only suggested. */
  take(all: readonly Found[]): Found[] {
    const { rejected, held, handled, settings } = this.given;
    const isIn = (pairs: ReadonlySet<string>, { ours, theirs }: Found) =>
      pairs.size > 0 && ours.some((a) => theirs.some((b) => pairs.has(pairKey(a.id, b.id))));
    const left = all.filter((one) => !isIn(rejected, one));
    for (const { ours, theirs } of left) for (const { id } of [...ours, ...theirs]) this.taken.add(id);
    const isHandled = ({ ours, theirs }: Found) => [...ours, ...theirs].some(({ id }) => handled?.has(id));
    return left.map((one) =>
      one.confirms && (settings.manual.includes(one.rule) || isIn(held, one) || isHandled(one))
        ? { ...one, confirms: false }
        : one,
    );
  }

  readonly isFree = ({ id }: { id: string }) => !this.taken.has(id);
}

const inChunks = <T>(rows: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));

const byKey = <T>(a: readonly [string, T], b: readonly [string, T]) => (a[0] < b[0] ? -1 : 1);

function* byNumber(rows: readonly OurRow[]): Generator<typeof PAUSE, Map<string, OurRow[]>> {
  const found = new Map<string, OurRow[]>();
  for (const [i, row] of rows.entries()) {
    if (i % STRETCH === STRETCH - 1) yield PAUSE;
    const key = k1(row.no);
    if (key === '') continue;
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** The number of ours that each row of theirs names. */
type NamesOf = ReadonlyMap<TheirRow, Named>;

function* namesIn({ theirs, numberRules }: Given, ours: Map<string, OurRow[]>): Generator<typeof PAUSE, NamesOf> {
  const names = new Map<TheirRow, Named>();
  for (const [i, row] of theirs.entries()) {
    if (i % STRETCH === STRETCH - 1) yield PAUSE;
    const named = namedBy(row, ours, numberRules);
    if (named) names.set(row, named);
  }
  return names;
}

function* numberPass(
  { settings }: Given,
  { ours, names }: { ours: Map<string, OurRow[]>; names: NamesOf },
  free: Free,
) {
  const groups = new Map<string, { ours: OurRow[]; theirs: Group['theirs'][number][] }>();
  for (const [row, { key, how }] of names) {
    const group = groups.get(key) ?? { ours: ours.get(key) ?? [], theirs: [] };
    group.theirs.push({ row, how });
    groups.set(key, group);
  }
  yield PAUSE;
  const sorted = [...groups].sort(byKey);
  yield PAUSE;
  for (const some of inChunks(sorted, CHUNK))
    yield { pass: 1, found: free.take(some.flatMap(([, group]) => matchNumber(group, settings))) } satisfies Step;
}

/** The free rows at the start of a pass. */
interface Left {
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
}

function* partPass({ ours, theirs }: Left, free: Free) {
  const tails = tailsOf(ours);
  const named = theirs.map((row) => ({ row, bills: namedByParts(row, tails) }));
  const hits = new Map<string, number>();
  for (const { bills } of named) for (const { id } of bills) hits.set(id, (hits.get(id) ?? 0) + 1);
  // A bill that two rows name is left out, and with it everything that these rows name.
  const plain = named.filter(({ bills }) => bills.length > 0 && bills.every(({ id }) => hits.get(id) === 1));
  for (const some of inChunks(plain, CHUNK))
    yield { pass: 2, found: free.take(some.flatMap(({ row, bills }) => matchParts(row, bills))) } satisfies Step;
}

function* amountPass({ ours, theirs }: Left, given: Given, free: Free) {
  const amounts = new Map<number, { ours: OurRow[]; theirs: TheirRow[] }>();
  for (const row of theirs) {
    const known = amounts.get(row.amount);
    if (known) known.theirs.push(row);
    else amounts.set(row.amount, { ours: [], theirs: [row] });
  }
  for (const row of ours) amounts.get(row.amount)?.ours.push(row);
  const both = [...amounts].filter(([, one]) => one.ours.length > 0).sort(([a], [b]) => a - b);
  for (const some of inChunks(both, CHUNK)) {
    const groups = some.flatMap(([, one]) => components(one, given));
    yield { pass: 3, found: free.take(groups.flatMap((one) => matchAmount(one, given.settings))) } satisfies Step;
  }
}

function* sumPass({ ours, theirs }: Left, { settings: { sums } }: Given, free: Free) {
  const bills = new Calendar(ours, sums);
  const sorted = [...theirs].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const some of inChunks(sorted, SUM_CHUNK)) {
    const all: Found[] = [];
    for (const row of some) {
      all.push(...matchSum(row, bills.around(row.date), (chosen) => ({ ours: chosen, theirs: [row] })));
      yield PAUSE;
    }
    yield { pass: 4, found: free.take(all) } satisfies Step;
  }
  const rest = new Calendar(theirs.filter(free.isFree), sums);
  const left = ours.filter(free.isFree).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const some of inChunks(left, SUM_CHUNK)) {
    const all: Found[] = [];
    for (const row of some) {
      all.push(...matchSum(row, rest.around(row.date), (chosen) => ({ ours: [row], theirs: chosen })));
      yield PAUSE;
    }
    yield { pass: 4, found: free.take(all) } satisfies Step;
  }
}

/**
 * The matches that the rules make of the free rows of both sides, step by step (docs/domain/reconciliation.md#rules),
 * with pauses between. Each pass sees the rows that were free at its start; the matches depend on the rows, not on
 * their order.
 */
export function* pacedMatches(given: Given): Generator<Paced, void> {
  const free = new Free(given);
  const ours = yield* byNumber(given.ours);
  const names = yield* namesIn(given, ours);
  yield* numberPass(given, { ours, names }, free);
  // A row of the partner that names a bill, of this statement or another, is never paired with a different one.
  const namesOther = ({ ourNo, no }: TheirRow) => [ourNo, no].some((text) => given.otherNumbers.has(k1(text)));
  const unnamed = given.theirs.filter((row) => !names.has(row) && !namesOther(row));
  const left = () => ({ ours: given.ours.filter(free.isFree), theirs: unnamed.filter(free.isFree) });
  yield* partPass(left(), free);
  yield PAUSE;
  yield* amountPass(left(), given, free);
  yield PAUSE;
  yield* sumPass(left(), given, free);
}

/** The matches without pauses. */
export function* planMatches(given: Given): Generator<Step, void> {
  for (const step of pacedMatches(given)) if (step !== PAUSE) yield step;
}
