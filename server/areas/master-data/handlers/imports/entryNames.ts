import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { groupBy } from '../../../../platform/groupBy';
import { dictItem, staff } from '../../../../platform/schema/organisation';
import { global, within } from '../../../../platform/scope';
import { cell, type ImportRow } from '../../../tasks/public';
import { operateRange, region } from '../../data/schema/reference';
import { supplier } from '../../data/schema/supplier';

/** What cells of entries mean: nodes of trees, suppliers, staff and dictionary items by their names or codes. */
export interface EntryNames {
  /** The ways to a region, from the province down; several where the text means more than one. */
  waysTo: (text: string) => readonly string[][];
  /** The narrowest ranges that a text names, and its parts that name none. */
  rangesOf: (text: string) => { ids: string[]; unknown: string[] };
  suppliers: ReadonlyMap<string, string>;
  salesmen: ReadonlySet<string>;
  /** `dosageForm 片剂` */
  items: ReadonlySet<string>;
}

const SEPARATORS = /[/／\\>、,，\s-]+/g;
const LISTED = /[、,，;；/／]+/;

interface Node {
  id: string;
  parentId: string | null;
  name: string;
}

/** From the top of a tree to a node, itself included. */
function wayTo(nodes: ReadonlyMap<string, Node>, id: string): Node[] {
  const way: Node[] = [];
  for (let next = nodes.get(id); next && way.length < 9; next = nodes.get(next.parentId ?? '')) way.unshift(next);
  return way;
}

/** Finds regions by their code, or by their name with any part of the way above them. */
function waysIn(rows: readonly Node[]) {
  const nodes = new Map(rows.map((row) => [row.id, row]));
  const named = rows.flatMap(({ id }) => {
    const way = wayTo(nodes, id);
    return way.map((_, from) => ({
      id,
      text: way
        .slice(from)
        .map(({ name }) => name)
        .join(''),
    }));
  });
  const byName = groupBy(named, ({ text }) => text);
  return (text: string) => {
    const bare = text.replace(SEPARATORS, '');
    const ids = nodes.has(bare) ? [bare] : [...new Set((byName.get(bare) ?? []).map(({ id }) => id))];
    return ids.map((id) => wayTo(nodes, id).map((node) => node.id));
  };
}

/** Finds ranges that have none below them, by their code or their name. */
function rangesIn(rows: readonly Node[]) {
  const parents = new Set(rows.map(({ parentId }) => parentId));
  const leaves = rows.filter(({ id }) => !parents.has(id));
  const ids = new Map(leaves.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]));
  return (text: string) => {
    const parts = text
      .split(LISTED)
      .map((part) => part.trim())
      .filter(Boolean);
    return {
      ids: [...new Set(parts.flatMap((part) => ids.get(part) ?? []))],
      unknown: parts.filter((part) => !ids.has(part)),
    };
  };
}

const filled = (rows: readonly ImportRow[], field: string) => rows.map((row) => cell(row, field)).filter(Boolean);

export async function namesOfEntries(rows: readonly ImportRow[], { db, session }: Context): Promise<EntryNames> {
  const regions = await db
    .select({ id: region.id, parentId: region.parentId, name: region.name })
    .from(region)
    .where(global('shared', undefined));
  const ranges = await db
    .select({ id: operateRange.id, parentId: operateRange.parentId, name: operateRange.name })
    .from(operateRange)
    .where(global('shared', undefined));
  const suppliers = await db
    .select({ code: supplier.supplierCode, id: supplier.supplierId })
    .from(supplier)
    .where(
      global(
        'shared',
        and(inArray(supplier.supplierCode, ['', ...filled(rows, 'supplierCode')]), ne(supplier.status, MERGED)),
      ),
    );
  const people = await db
    .select({ staffId: staff.staffId })
    .from(staff)
    .where(
      within(session, staff, and(inArray(staff.staffId, ['', ...filled(rows, 'salesmanId')]), eq(staff.status, 1))),
    );
  const items = await db
    .select({ dictCode: dictItem.dictCode, value: dictItem.value })
    .from(dictItem)
    .where(global('shared', and(inArray(dictItem.dictCode, ['dosageForm', 'packUnit']), eq(dictItem.status, 1))));
  return {
    waysTo: waysIn(regions),
    rangesOf: rangesIn(ranges),
    suppliers: new Map(suppliers.map(({ code, id }) => [code, id])),
    salesmen: new Set(people.map(({ staffId }) => staffId)),
    items: new Set(items.map(({ dictCode, value }) => `${dictCode} ${value}`)),
  };
}
