import type { ProductScopeType } from '../../../../src/contract/promotion/activity';
import { SCOPE_IDS } from './scope';
import type { LadderActivity, Product } from './types';
import { inProductScope, type NetLine } from './units';

type Indices = Map<string, number[]>;

function indicesBy(lines: readonly NetLine[], idsOf: (product: Product) => readonly (string | null)[]): Indices {
  const indices: Indices = new Map();
  for (const [index, { product }] of lines.entries())
    for (const id of idsOf(product)) {
      if (id === null) continue;
      const found = indices.get(id);
      if (found) found.push(index);
      else indices.set(id, [index]);
    }
  return indices;
}

/**
 * The lines that may lie in a scope, by its ids. A thousand activities are asked for each order, most of which name a
 * few of its products only.
 */
export class LineIndex {
  private readonly all: readonly number[];
  private readonly byKind = new Map<ProductScopeType, Indices>();

  constructor(private readonly lines: readonly NetLine[]) {
    this.all = lines.map((_, index) => index);
  }

  /** In the order of the lines. */
  linesOf(activity: LadderActivity): readonly number[] {
    const near = this.near(activity);
    const { products, productLadders } = activity;
    const isWhole = products.type === 'ALL' || products.ids.size <= this.lines.length;
    if (isWhole && products.excludedProductIds.size === 0 && productLadders === null) return near;
    return near.filter((index) => {
      const line = this.lines[index];
      return line !== undefined && inProductScope(activity, line.product);
    });
  }

  private near({ products: { type, ids } }: LadderActivity): readonly number[] {
    if (type === 'ALL' || ids.size > this.lines.length) return this.all;
    const indices = this.byKind.get(type) ?? indicesBy(this.lines, SCOPE_IDS[type]);
    this.byKind.set(type, indices);
    const near: number[] = [];
    for (const id of ids) for (const index of indices.get(id) ?? []) near.push(index);
    near.sort((a, b) => a - b);
    // A line with several categories is found several times.
    return near.filter((index, i) => index !== near[i - 1]);
  }
}
