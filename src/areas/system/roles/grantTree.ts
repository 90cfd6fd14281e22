import type { RoleGrants } from '@/contract/system/roles';
import { groupBy } from '../shared/groupBy';

/** A menu, one of its buttons, or a heading over pages that are in no menu. */
export interface GrantNode {
  key: string;
  kind: 'menu' | 'button' | 'heading';
  /** Menu id, button code, or page key. */
  id: string;
  title: string;
  /** The role may not get it from this user: he lacks it himself. */
  locked: boolean;
  children: GrantNode[];
}

const MENU = 'm:';
const BUTTON = 'b:';
const HEADING = 'h:';
const TOP = '0';

export const keysOf = ({ menuIds, buttonCodes }: Pick<RoleGrants, 'menuIds' | 'buttonCodes'>) =>
  new Set([...menuIds.map((id) => MENU + id), ...buttonCodes.map((code) => BUTTON + code)]);

/** What is sent: headings are none of it. */
export const grantsOf = (keys: ReadonlySet<string>) => {
  const named = (prefix: string) => [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(2));
  return { menuIds: named(MENU), buttonCodes: named(BUTTON) };
};

interface Labels {
  language: string;
  /** Over the pages that are in no menu. */
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

/** Whether a role has a node with all below it that this user can give. */
export function isWhole(node: GrantNode, granted: ReadonlySet<string>) {
  const all = flatten(node).filter(({ kind }) => kind !== 'heading');
  return all.some(({ key }) => granted.has(key)) && all.every(({ key, locked }) => locked || granted.has(key));
}

/**
 * With a node goes what is below it, and the way to it: a button without its page, or a page without its group, opens
 * nothing. What the role has in part is completed first; what is taken away takes everything below along.
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

/** All that the user can give. */
export const everything = (tree: readonly GrantNode[]) =>
  new Set(
    tree
      .flatMap(flatten)
      .filter(grantable)
      .map(({ key }) => key),
  );

/** The nodes whose title or code contains the text, with the way to them and all below them. */
export function foundIn(tree: readonly GrantNode[], typed: string): GrantNode[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [...tree];
  return tree.flatMap((node) => {
    if (`${node.title} ${node.id}`.toLowerCase().includes(wanted)) return [node];
    const children = foundIn(node.children, typed);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
