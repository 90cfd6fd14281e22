import * as z from 'zod';
import {
  type ActivityType,
  isLine,
  LADDER_TRAITS,
  type LadderType,
  type RewardType,
} from '../../../../../../src/contract/promotion/activity';
import { ladderProblems, stepsOf, VALUE_DECIMALS } from '../../../../../../src/contract/promotion/ladder';
import { productTerms, type WireStep, type WireTerms } from '../../../../../../src/contract/promotion/terms';
import { type PromotionTemplate, PROMOTION_TEMPLATES } from '../../../../../../src/contract/promotion/import-templates';
import { cell, type CellProblem, codeIn, type ImportRow, type Target } from '../../../../tasks/public';
import { termsProblems, VALUE_FIELD } from '../../../rules/termsForm';
import { NO_TERMS, termsOf } from '../../../rules/wire';
import { numberOrNull } from './basketFile';

/* The terms of a product in the rows of a file, and their faults (docs/domain/tasks.md#templates). */

export type ProductTemplate = Extract<PromotionTemplate, `PROMO_PRODUCT_${string}`>;

const terms = z.object(productTerms);
const orNull = (text: string) => (text === '' ? null : text);
const isInterval = (type: ActivityType) => !isLine(type) && LADDER_TRAITS[type].family === 'INTERVAL';

const special = (row: ImportRow) => {
  const mode = codeIn(PROMOTION_TEMPLATES.PROMO_PRODUCT_SPECIAL, 'priceMode', cell(row, 'priceMode'));
  const priceMode = (['FIXED', 'RATE', 'REDUCE'] as const).find((one) => one === mode);
  return {
    priceMode,
    ...(priceMode ? { [VALUE_FIELD[priceMode]]: cell(row, 'value') } : {}),
    minQty: numberOrNull(cell(row, 'minQty')),
    limitQtyPerCustomer: numberOrNull(cell(row, 'limitQtyPerCustomer')),
    limitQtyPerOrder: numberOrNull(cell(row, 'limitQtyPerOrder')),
    limitQtyTotal: numberOrNull(cell(row, 'limitQtyTotal')),
  };
};

const band = (row: ImportRow) => ({
  floorPrice: orNull(cell(row, 'floorPrice')),
  ceilPrice: orNull(cell(row, 'ceilPrice')),
  limitQtyTotal: numberOrNull(cell(row, 'limitQtyTotal')),
});

const scope = (row: ImportRow, target: Target) => ({
  exclude: Number(
    codeIn(PROMOTION_TEMPLATES.PROMO_PRODUCT_SCOPE, 'exclude', cell(row, 'exclude')) || (target.exclude ?? 0),
  ),
});

const step = (row: ImportRow, type: ActivityType) => {
  const from = cell(row, 'from');
  return {
    ...(isInterval(type) ? { fromQty: numberOrNull(from), toQty: numberOrNull(cell(row, 'to')) } : { threshold: from }),
    rewardType: codeIn(PROMOTION_TEMPLATES.PROMO_PRODUCT_LADDER, 'rewardType', cell(row, 'rewardType')),
    rewardValue: cell(row, 'rewardValue'),
  };
};

const byThreshold = (a: ImportRow, b: ImportRow) => Number(cell(a, 'from')) - Number(cell(b, 'from'));

/** The rows of one product in the contract's form; several rows are its ladder. */
function wireOf(template: ProductTemplate, rows: readonly ImportRow[], [type, target]: [ActivityType, Target]) {
  const [first] = rows;
  if (!first) return {};
  if (template === 'PROMO_PRODUCT_SPECIAL') return special(first);
  if (template === 'PROMO_PRODUCT_FLEXIBLE') return band(first);
  if (template === 'PROMO_PRODUCT_SCOPE') return scope(first, target);
  return { ladders: [...rows].sort(byThreshold).map((row) => step(row, type)) };
}

const COLUMNS: Readonly<Record<string, string>> = {
  specialPrice: 'value',
  specialRate: 'value',
  reducePrice: 'value',
  threshold: 'from',
  fromQty: 'from',
  toQty: 'to',
};
const columnOf = (field: PropertyKey | undefined) => COLUMNS[String(field)] ?? String(field);

/** The faults of rows, by row number. */
export type Wrong = ReadonlyMap<number, CellProblem[]>;

const LADDER_TEXTS = {
  from: 'import.ladderFrom',
  to: 'import.ladderTo',
  rewardType: 'import.ladderReward',
} as const;

/** A number that its cell allows, and its kind does not: a percentage that is too big, or too many decimals. */
const wrongNumber = (field: string, text: string, kind: RewardType): CellProblem =>
  kind === 'PERCENT' && Number(text) >= 100
    ? { field, text: 'import.outside', params: { from: '0.01', to: '99.99' } }
    : { field, text: 'import.number', params: { decimals: VALUE_DECIMALS[kind] } };

const tooManyRows = (type: LadderType): CellProblem => ({
  ...{ field: 'from', text: 'import.ladderRows', params: { max: LADDER_TRAITS[type].family === 'EACH' ? 1 : 10 } },
});

function ladderWrong(rows: readonly ImportRow[], wire: readonly WireStep[], type: LadderType): Wrong {
  const sorted = [...rows].sort(byThreshold);
  const problems = ladderProblems({ activityType: type, calcMode: 'WHOLE' }, stepsOf(type, wire)).map(
    ({ row, field }): [number, CellProblem] => {
      const number = sorted[row ?? 0]?.number ?? 0;
      const step = wire[row ?? 0];
      if (field === null || !step) return [number, tooManyRows(type)];
      if (field === 'value') return [number, wrongNumber('rewardValue', step.rewardValue, step.rewardType)];
      return [number, { field, text: LADDER_TEXTS[field] }];
    },
  );
  const noEnd = isInterval(type)
    ? []
    : sorted.flatMap((row): [number, CellProblem][] =>
        cell(row, 'to') === '' ? [] : [[row.number, { field: 'to', text: 'import.empty' }]],
      );
  const wrong = new Map<number, CellProblem[]>();
  for (const [number, problem] of [...problems, ...noEnd]) wrong.set(number, [...(wrong.get(number) ?? []), problem]);
  return wrong;
}

const onFirst = (rows: readonly ImportRow[], problems: CellProblem[]): Wrong =>
  new Map(problems.length > 0 ? [[rows[0]?.number ?? 0, problems]] : []);

interface Asked {
  template: ProductTemplate;
  type: ActivityType;
  target: Target;
  listPrice: number;
}

/** The terms of one product, or the faults of its rows, whose single cells are valid. */
export function readTerms(rows: readonly ImportRow[], { template, type, target, listPrice }: Asked) {
  const unread = (field: string): CellProblem => {
    if (field === 'ladders' && !isLine(type)) return tooManyRows(type);
    const [first] = rows;
    // Only a rate: prices are read as their cells are.
    if (field === 'value' && first) return wrongNumber(field, cell(first, field), 'PERCENT');
    return { field, text: 'import.format' };
  };
  const parsed = terms.safeParse(wireOf(template, rows, [type, target]));
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => columnOf(path.at(-1))));
    return { wrong: onFirst(rows, [...fields].map(unread)) };
  }
  const wire: WireTerms = parsed.data;
  if (template === 'PROMO_PRODUCT_LADDER' && !isLine(type)) {
    const wrong = ladderWrong(rows, wire.ladders ?? [], type);
    if (wrong.size > 0) return { wrong };
  }
  const given = { ...NO_TERMS, ...termsOf(type, wire) };
  const problems = termsProblems(type, given, { listPrice, isComplete: true }).map(({ field, text }): CellProblem => ({
    field: columnOf(field),
    text,
  }));
  return problems.length > 0 ? { wrong: onFirst(rows, problems) } : { terms: given };
}
