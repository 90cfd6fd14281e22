import type { MenuNode } from './menuNode';
import { type Item, readItem, TOP } from './readItem';

export interface Dropped {
  id: string;
  reason: string;
}

export interface NormalMenu {
  nodes: MenuNode[];
  dropped: Dropped[];
}

export const MAX_DEPTH = 5;

function readItems(list: unknown, dropped: Dropped[]) {
  const items = new Map<string, Item>();
  for (const value of Array.isArray(list) ? list : []) {
    const item = readItem(value);
    if (!item) dropped.push({ id: '', reason: 'not an item' });
    // The top is no item, and an item named so would be everybody's parent.
    else if (items.has(item.id) || item.id === TOP) dropped.push({ id: item.id, reason: 'duplicate id' });
    else items.set(item.id, item);
  }
  return items;
}

function groupByParent(items: ReadonlyMap<string, Item>) {
  const byParent = new Map<string, Item[]>();
  for (const item of items.values()) {
    const siblings = byParent.get(item.parent);
    if (siblings) siblings.push(item);
    else byParent.set(item.parent, [item]);
  }
  // The sort is stable: equals keep the order of the server.
  for (const siblings of byParent.values()) siblings.sort((a, b) => a.sort - b.sort);
  return byParent;
}

/** Builds the tree from the top down, so that items in a loop or with a missing parent are never reached. */
class TreeBuilder {
  readonly reached = new Set<string>();
  private readonly paths = new Set<string>();

  constructor(
    private readonly byParent: ReadonlyMap<string, readonly Item[]>,
    private readonly drop: (item: Item, reason: string) => void,
  ) {}

  level(parent: string, depth: number): MenuNode[] {
    const items = this.byParent.get(parent) ?? [];
    return items.flatMap((item) => {
      this.reached.add(item.id);
      if (depth > MAX_DEPTH) {
        this.drop(item, 'too deep');
        return [];
      }
      return this.node(item, this.level(item.id, depth + 1));
    });
  }

  private node(item: Item, children: MenuNode[]): MenuNode[] {
    const { id, path, target, title, icon, isVisible, noCache } = item;
    const node = { id, path, target, title, icon, isVisible, noCache, children };
    if (children.length > 0) return [{ ...node, kind: 'group' }];
    const reason = item.fault || (this.paths.has(path) ? 'duplicate address' : '');
    if (reason) {
      this.drop(item, reason);
      return [];
    }
    this.paths.add(path);
    return [{ ...node, kind: item.kind }];
  }
}

/**
 * Makes a finite, clean tree of whatever the server calls its menu: loops, missing parents, duplicates, bad
 * addresses and what lies deeper than five levels are dropped, each with its reason; equal lists make equal trees.
 */
export function normaliseMenu(list: unknown): NormalMenu {
  const dropped: Dropped[] = [];
  const items = readItems(list, dropped);
  const builder = new TreeBuilder(groupByParent(items), ({ id }, reason) => dropped.push({ id, reason }));
  const nodes = builder.level(TOP, 1);
  for (const item of items.values()) {
    if (builder.reached.has(item.id)) continue;
    dropped.push({ id: item.id, reason: items.has(item.parent) ? 'out of reach' : 'missing parent' });
  }
  return { nodes, dropped };
}
