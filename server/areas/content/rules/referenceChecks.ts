import type { HomeComponent } from '../../../../src/contract/content/home/component';
import type { ReferenceTarget } from '../../../../src/contract/content/references';
import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { componentReferences, type Reference } from './references';
import { secondOf, textOf } from './moments';

/* Problems of what a page names, for the companies and the time of a plan (docs/domain/home-pages.md#references). */

/** A company with those above it, itself first. */
interface Line {
  branchId: string;
  line: readonly string[];
}

/** What is known of an object that exists. */
export interface TargetFacts {
  /** The code by which people know it, and its name. */
  code: string;
  name: string;
  /** Taken down, disabled, over or not published at all: it can not be shown. */
  isGone: boolean;
  /** For these companies and those below them; null: for all. */
  branchIds: readonly string[] | null;
  /** When it is there; null: always, for good. */
  from: string | null;
  to: string | null;
  /** Pages show it before it begins: they count down to it. */
  isAnnounced: boolean;
}

export interface Known {
  target: (targetType: ReferenceTarget, targetId: string) => TargetFacts | undefined;
  isAllowedHost: (host: string) => boolean;
  /** Whether an existing product cannot be sold: not on offer, kept from everybody, or out of stock. */
  isUnsold: (branchId: string, productId: string) => boolean;
  /** Whether an existing component would show nothing when it begins to. */
  isEmpty: (branchId: string, component: HomeComponent) => boolean;
}

export interface Window {
  from: string;
  /** null: for good. */
  to: string | null;
}

export interface ReferenceRow {
  code: ErrorCode;
  refused: 0 | 1;
  piece: number | null;
  targetType: ReferenceTarget | '';
  target: string;
  targetName: string;
  branchIds: string[];
  from: string | null;
}

const FOREVER = '9999';
const earlier = (a: string | null, b: string | null) => ((a ?? FOREVER) < (b ?? FOREVER) ? a : b);

/** The part of a plan in which a component shows. */
export const windowOf = ({ startTime, endTime }: HomeComponent, { from, to }: Window): Window => ({
  from: startTime !== null && startTime > from ? startTime : from,
  to: earlier(endTime, to),
});

export const isMeantFor = ({ audience: { branchIds } }: HomeComponent, { line }: Line) =>
  branchIds.length === 0 || branchIds.some((one) => line.includes(one));

/** These companies without those below another one of them, if all companies below that are among them. */
function topmost(lines: readonly Line[], all: readonly Line[]): string[] {
  const told = new Set(lines.map(({ branchId }) => branchId));
  const partly = new Set(all.flatMap(({ branchId, line }) => (told.has(branchId) ? [] : line)));
  const isTold = (branchId: string) => told.has(branchId) && !partly.has(branchId);
  return lines.flatMap(({ branchId, line }) => (line.slice(1).some(isTold) ? [] : [branchId]));
}

/** The index of the item, image or tab within its component, from 0. */
function pieceOf(path: string): number | null {
  const [, piece] = /^data\.(?:items|images|tabs)\.(\d+)/.exec(path) ?? [];
  return piece === undefined ? null : Number(piece);
}

interface Asked {
  lines: readonly Line[];
  window: Window;
  known: Known;
}

type Told = Pick<ReferenceRow, 'piece' | 'targetType' | 'target' | 'targetName'>;

interface Facts {
  refused?: 0 | 1;
  from?: string | null;
  /** The companies that have the problem, and all that were checked. */
  lines: readonly Line[];
  all: readonly Line[];
}

const row = (told: Told, code: ErrorCode, { lines, all, refused = 0, from = null }: Facts) =>
  ({ ...told, code, refused, branchIds: topmost(lines, all), from }) satisfies ReferenceRow;

/** From when on an object is missing while the page shows; null: it is always there. */
function gapOf({ from, to, isAnnounced }: TargetFacts, window: Window): string | null {
  const latest = isAnnounced ? window.to : window.from;
  if (from !== null && latest !== null && from > latest) return window.from;
  if (to === null || (window.to !== null && to >= window.to)) return null;
  const next = textOf(secondOf(to) + 1);
  return next > window.from ? next : window.from;
}

function checkTarget({ path, targetType, targetId }: Reference, { lines, window, known }: Asked): ReferenceRow[] {
  const all = lines;
  const told: Told = { piece: pieceOf(path), targetType, target: targetId, targetName: '' };
  if (targetType === 'host')
    return known.isAllowedHost(targetId) ? [] : [row(told, ERROR.hostNotAllowed, { lines, all, refused: 1 })];
  const facts = known.target(targetType, targetId);
  if (!facts) return [row(told, ERROR.targetUnusable, { lines, all, refused: 1 })];
  const named = { ...told, target: facts.code, targetName: facts.name };
  const { branchIds } = facts;
  const isValid = ({ line }: Line) => branchIds === null || branchIds.some((one) => line.includes(one));
  const valid = lines.filter(isValid);
  if (facts.isGone || valid.length === 0) return [row(named, ERROR.targetUnusable, { lines, all, refused: 1 })];
  const rows: ReferenceRow[] = [];
  const invalid = lines.filter((one) => !isValid(one));
  if (invalid.length > 0) rows.push(row(named, ERROR.notForAllBranches, { lines: invalid, all }));
  const from = gapOf(facts, window);
  if (from !== null) rows.push(row(named, ERROR.targetEndsFirst, { lines: valid, all, from }));
  if (targetType !== 'product') return rows;
  const unsold = lines.filter(({ branchId }) => known.isUnsold(branchId, targetId));
  if (unsold.length > 0) rows.push(row(named, ERROR.productNotForSale, { lines: unsold, all }));
  return rows;
}

/** Each object once for each piece of a component. */
function distinct(references: readonly Reference[]) {
  const keyOf = ({ path, targetType, targetId }: Reference) => `${pieceOf(path)} ${targetType} ${targetId}`;
  return [...new Map(references.map((one) => [keyOf(one), one])).values()];
}

/** The problems of one component; one that is not shown has none. */
export function checkComponent(component: HomeComponent, { lines: all, window: planned, known }: Asked) {
  if (component.visible === 0) return [];
  const lines = all.filter((one) => isMeantFor(component, one));
  const window = windowOf(component, planned);
  if (lines.length === 0 || (window.to !== null && window.to < window.from)) return [];
  const rows = distinct(componentReferences(component)).flatMap((one) => checkTarget(one, { lines, window, known }));
  if (rows.some(({ refused }) => refused === 1)) return rows;
  const empty = lines.filter(({ branchId }) => known.isEmpty(branchId, component));
  const itself = { piece: null, targetType: '', target: '', targetName: '' } as const;
  return empty.length > 0 ? [...rows, row(itself, ERROR.componentEmpty, { lines: empty, all: lines })] : rows;
}
