import type { RoleGrants } from '@/contract/system/roles';
import { groupBy } from '../shared/groupBy';

/** A menu, one of its buttons, or a heading over pages that are in no menu. */
export interface GrantNode {
  key: string;
  kind: 'menu' | 'button' | 'heading';
  /** Menu id, button code, or page key. */
  id: string;
  title: string;
  /** This user cannot grant the node, because he does not have it himself. */
  locked: boolean;
  children: GrantNode[];
}

const MENU = 'm:';
const BUTTON = 'b:';
const HEADING = 'h:';
const TOP = '0';

export const keysOf = ({ menuIds, buttonCodes }: Pick<RoleGrants, 'menuIds' | 'buttonCodes'>) =>
  new Set([...menuIds.map((id) => MENU + id), ...buttonCodes.map((code) => BUTTON + code)]);

/** The grants to send: headings are not among them. */
export const grantsOf = (keys: ReadonlySet<string>) => {
  const named = (prefix: string) => [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(2));
  return { menuIds: named(MENU), buttonCodes: named(BUTTON) };
};

interface Labels {
  language: string;
  /** The title of the heading over pages that are in no menu. */
  others: string;
}

/** Menus with their buttons below them, in the order of the server. */
export function grantTree({ menus, buttons, menuIds, buttonCodes }: RoleGrants, labels: Labels): GrantNode[] {
  const granted = keysOf({ menuIds, buttonCodes });
  const buttonNode = ({ buttonCode, buttonName, titles, held }: RoleGrants['buttons'][number]): GrantNode => {
    const key = BUTTON + buttonCode;
    const title = titles[labels.language] || buttonName;
    return { key, kind: 'button', id: buttonCode, title, locked: !held && !granted.has(key), children: [] };
  };
  const menusBelow = groupBy(menus, ({ menuParent }) => menuParent);
  const buttonsOn = groupBy(buttons, ({ menuId, pageKey }) => menuId || HEADING + pageKey);
  const build = (parent: string): GrantNode[] =>
    (menusBelow.get(parent) ?? []).map(({ menuId, menuTitle, titles, held }) => {
      const key = MENU + menuId;
      const title = titles[labels.language] || menuTitle;
      const children = [...build(menuId), ...(buttonsOn.get(menuId) ?? []).map(buttonNode)];
      return { key, kind: 'menu', id: menuId, title, locked: !held && !granted.has(key), children };
    });
  const homeless = [...buttonsOn].filter(([owner]) => owner.startsWith(HEADING));
  if (homeless.length === 0) return build(TOP);
  const heading = (key: string, title: string, children: GrantNode[]): GrantNode => ({
    ...{ key, kind: 'heading', id: title, title, locked: false, children },
  });
  const pages = homeless.map(([key, own]) => heading(key, key.slice(HEADING.length), own.map(buttonNode)));
  return [...build(TOP), heading(HEADING, labels.others, pages)];
}

/** A node and all below it. */
export const flatten = (node: GrantNode): GrantNode[] => [node, ...node.children.flatMap(flatten)];

const pathTo = (nodes: readonly GrantNode[], key: string): GrantNode[] => {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const path = pathTo(node.children, key);
    if (path.length > 0) return [node, ...path];
  }
  return [];
};

const grantable = ({ kind, locked }: GrantNode) => kind !== 'heading' && !locked;

/** Whether a role has a node with everything below it that this user can grant. */
export function isWhole(node: GrantNode, granted: ReadonlySet<string>) {
  const all = flatten(node).filter(({ kind }) => kind !== 'heading');
  return all.some(({ key }) => granted.has(key)) && all.every(({ key, locked }) => locked || granted.has(key));
}

/**
 * Ticking a node also ticks what is below it and the nodes above it: a button without its page, or a page without its
 * group, would be of no use. A node that is half ticked is completed first; unticking a node also unticks everything
 * below it.
 */
export function toggled(tree: readonly GrantNode[], granted: ReadonlySet<string>, key: string): Set<string> {
  const path = pathTo(tree, key);
  const node = path.at(-1);
  if (!node) return new Set(granted);
  const all = flatten(node);
  if (isWhole(node, granted)) return new Set([...granted].filter((one) => !all.some((gone) => gone.key === one)));
  const added = [...path.slice(0, -1).filter(({ kind }) => kind === 'menu'), ...all.filter(grantable)];
  return new Set([...granted, ...added.map((one) => one.key)]);
}

/** Everything that the user can grant. */
export const everything = (tree: readonly GrantNode[]) =>
  new Set(
    tree
      .flatMap(flatten)
      .filter(grantable)
      .map(({ key }) => key),
  );

/** The nodes whose title or code contains the text, with the nodes above them and everything below them. */
export function foundIn(tree: readonly GrantNode[], typed: string): GrantNode[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [...tree];
  return tree.flatMap((node) => {
    if (`${node.title} ${node.id}`.toLowerCase().includes(wanted)) return [node];
    const children = foundIn(node.children, typed);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
