import { createStore } from '@/core/store/createStore';
import { flatten, type MenuNode } from './menuNode';

export interface Menu {
  /** The tree of the menu, with hidden nodes, which have titles and addresses too. */
  nodes: readonly MenuNode[];
  byPath: ReadonlyMap<string, MenuNode>;
  byId: ReadonlyMap<string, MenuNode>;
}

const EMPTY: Menu = { nodes: [], byPath: new Map(), byId: new Map() };

const store = createStore<Menu>(EMPTY);

/** What the signed-in user may open; empty while nobody is signed in. Permission routes are never stored. */
export const menuStore = {
  get: store.get,
  subscribe: store.subscribe,
  set(nodes: readonly MenuNode[]) {
    const all = flatten(nodes);
    const byPath = new Map(all.flatMap((node) => (node.path ? [[node.path, node]] : [])));
    store.set({ nodes, byPath, byId: new Map(all.map((node) => [node.id, node])) });
  },
  clear: () => store.set(EMPTY),
};

export const useMenu = store.use;
