import type { HomeComponent } from '../../../../../src/contract/content/home/component';
import type { ProductListData } from '../../../../../src/contract/content/home/data';
import { NOTICE_SOURCE, PRODUCT_ORDER, PRODUCT_SOURCE } from '../../../../../src/contract/content/home/limits';
import type { Db } from '../../../../platform/database/db';
import { goodsFor, soldGoods } from '../../../goods/public';
import { type Line, reaches } from '../../rules/coverage';
import { isMeantFor, type TargetFacts, type Window, windowOf } from '../../rules/referenceChecks';
import type { Reference } from '../../rules/references';
import { listProducts } from '../home/resolve/products';
import { shownNotices } from '../home/resolve/notices';
import type { Resolving } from '../home/resolve/viewed';
import { branchLines } from '../home/lines';

export interface Where {
  branchIds: readonly string[];
  inherit: 0 | 1;
}

/** The companies that a plan reaches. */
export const linesOf = async (db: Db, where: Where) =>
  (await branchLines(db)).filter(({ line }) => reaches(where, line));

interface Given {
  db: Db;
  today: string;
  components: readonly HomeComponent[];
  references: readonly Reference[];
  target: (...key: [Reference['targetType'], string]) => TargetFacts | undefined;
  window: Window;
}

/** Whether an object on the page is there for a company at a moment. */
const isThere = (facts: TargetFacts | undefined, { line, at }: Resolving['viewed']) =>
  facts !== undefined &&
  !facts.isGone &&
  (facts.branchIds === null || facts.branchIds.some((one) => line.includes(one))) &&
  (facts.from === null || facts.isAnnounced || facts.from <= at) &&
  (facts.to === null || facts.to >= at);

/** A company's page at a moment. */
interface Look {
  viewed: Resolving['viewed'];
  /** Which products of the page the company offers, and their stock. */
  offered: ReadonlyMap<string, number | null>;
  resolving: () => Promise<Resolving>;
}

async function isEmptyList(list: ProductListData, { resolving, offered }: Look) {
  if (list.source === PRODUCT_SOURCE.chosen) return !list.productIds.some((id) => offered.has(id));
  // One product is enough, whichever it is.
  const anyOf = { ...list, count: 1, orderBy: PRODUCT_ORDER.price };
  return (await listProducts(anyOf, await resolving())).length === 0;
}

/** Whether a component that is shown would have no content (docs/domain/home-rendering.md#render). */
async function isEmpty(component: HomeComponent, look: Look, { target }: Pick<Given, 'target'>) {
  switch (component.type) {
    case 'countdown':
      return !isThere(target('activity', component.data.activityId), look.viewed);
    case 'zone':
      return !component.data.zoneIds.some((id) => isThere(target('zone', id), look.viewed));
    case 'productList':
      return isEmptyList(component.data, look);
    case 'tabs':
      for (const { list } of component.data.tabs) if (!(await isEmptyList(list, look))) return false;
      return true;
    case 'notice':
      return (
        component.data.source === NOTICE_SOURCE.announcements &&
        (await shownNotices(component.data, await look.resolving())).length === 0
      );
    default:
      return false;
  }
}

/** Asks once for each moment. */
function remembered<T>(ask: (at: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return (at: string) => {
    const answer = known.get(at) ?? ask(at);
    known.set(at, answer);
    return answer;
  };
}

/**
 * Looks at the pages of companies, as customers of every kind see them. The products that the page names are looked up
 * for all companies at once; what a company finds by a rule, for itself.
 */
function looksOf(lines: readonly Line[], { db, today }: Pick<Given, 'db' | 'today'>, productIds: readonly string[]) {
  const sold = remembered((at) => soldGoods(db, { lines, productIds, at }));
  return ({ branchId, line }: Line) => {
    const resolving = remembered(async (at): Promise<Resolving> => {
      const viewed = { branchId, line, customerType: undefined, at };
      const goods = await goodsFor(db, { branchIds: line, customerType: undefined, at });
      return { db, today, viewed, goods, urlOf: () => '' };
    });
    return async (at: string): Promise<Look> => ({
      viewed: { branchId, line, customerType: undefined, at },
      offered: (await sold(at)).get(branchId) ?? new Map<string, number | null>(),
      resolving: () => resolving(at),
    });
  };
}

const MAY_BE_EMPTY: ReadonlySet<HomeComponent['type']> = new Set([
  ...(['countdown', 'zone', 'productList', 'tabs', 'notice'] as const),
]);

/** Which products of the page each company sells, and which components have no content there. */
export async function branchFacts(lines: readonly Line[], given: Given) {
  const { components, references, window } = given;
  const productIds = [...new Set(references.flatMap((one) => (one.targetType === 'product' ? [one.targetId] : [])))];
  const sold = new Map<string, Look['offered']>();
  const empty = new Set<string>();
  const lookOf = looksOf(lines, given, productIds);
  for (const one of lines) {
    const { branchId } = one;
    const lookAt = lookOf(one);
    if (productIds.length > 0) sold.set(branchId, (await lookAt(window.from)).offered);
    for (const component of components) {
      if (!MAY_BE_EMPTY.has(component.type) || component.visible === 0 || !isMeantFor(component, one)) continue;
      const look = await lookAt(windowOf(component, window).from);
      if (await isEmpty(component, look, given)) empty.add(`${branchId} ${component.componentId}`);
    }
  }
  return {
    isUnsold: (branchId: string, productId: string) => {
      const available = sold.get(branchId)?.get(productId);
      return available === undefined || (available !== null && available <= 0);
    },
    isEmpty: (branchId: string, { componentId }: HomeComponent) => empty.has(`${branchId} ${componentId}`),
  };
}
