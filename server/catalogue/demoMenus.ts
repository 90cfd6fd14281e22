import { FLAG } from '../../src/contract/fields';
import { DEMO_ROUTES, type DemoRole, type DemoRoute } from './demoRoutes';

/** The screen that shows each of them (docs/console.md#demo-pages). */
const SCREEN = 'demo';
const FIRST_ID = 15_000;
const TOP = '0';

interface Placed {
  route: DemoRoute;
  parent: DemoRoute | undefined;
  /** Its own roles, within those of the group that it stands in; absent: everybody who has demo pages. */
  roles: readonly DemoRole[] | undefined;
}

const within = (outer: readonly DemoRole[] | undefined, own: readonly DemoRole[] | undefined) =>
  outer && own ? own.filter((role) => outer.includes(role)) : (own ?? outer);

function placed(routes: readonly DemoRoute[], parent?: Placed): Placed[] {
  return routes.flatMap((route) => {
    const one = { route, parent: parent?.route, roles: within(parent?.roles, route.roles) };
    return [one, ...placed(route.children ?? [], one)];
  });
}

const ALL = placed(DEMO_ROUTES);
const ids = new Map(ALL.map(({ route }, i) => [route, String(FIRST_ID + i)]));

const isExternal = ({ url }: DemoRoute) => url.startsWith('https:');

/** Sites that the page may frame while the demo pages are on. */
export const DEMO_HOSTS = ALL.map(({ route }) => route)
  .filter(isExternal)
  .map(({ url }) => new URL(url).origin);

function itemOf({ route, parent }: Placed, sort: number) {
  const { url, icon, titles, isHidden } = route;
  const [zh, en, es, ja] = titles;
  return {
    menuId: ids.get(route) ?? '',
    menuUrl: url,
    menuTitle: zh,
    menuIcon: icon,
    menuParent: (parent && ids.get(parent)) ?? TOP,
    isExternalLink: isExternal(route) ? FLAG.yes : FLAG.no,
    isFind: isHidden ? FLAG.no : FLAG.yes,
    sort: 150 + sort,
    noCache: FLAG.no,
    pageName: isExternal(route) || route.children ? '' : SCREEN,
    titles: { zh, en, es, ja },
  };
}

/** All that a visitor has: the page that everybody has, as a menu without any entry would be no menu. */
const DASHBOARD: DemoRoute = {
  url: '/dashboard',
  icon: 'DashboardOutlined',
  titles: ['首页', 'Dashboard', 'Inicio', 'ホーム'],
};

const DASHBOARD_ITEM = {
  ...itemOf({ route: DASHBOARD, parent: undefined, roles: undefined }, 0),
  ...{ menuId: '15900', pageName: '' },
};

/** Nothing under it is for editors, whatever the roles of a page say (docs/console.md#demo-pages). */
const NOT_FOR_EDITORS = '/permission';

/** What the demo roles grant: a page needs its own roles as well. */
const GRANTS: Readonly<Record<DemoRole, (route: DemoRoute) => boolean>> = {
  admin: () => true,
  editor: ({ url }) => url !== NOT_FOR_EDITORS && !url.startsWith(`${NOT_FOR_EDITORS}/`),
  visitor: () => false,
};

/** Which users play which demo role; an administrator of the product sees the pages of a demo administrator. */
export const DEMO_ROLES: Readonly<Record<string, DemoRole>> = {
  admin: 'admin',
  editor: 'editor',
  visitor: 'visitor',
  HQ_ADMIN: 'admin',
};

const isFor = ({ route, roles }: Placed, role: DemoRole) =>
  GRANTS[role](route) && (roles === undefined || roles.includes(role));

/** The menu of somebody with these demo roles, and the addresses of the demo pages that it lacks. */
export function demoMenusFor(held: readonly DemoRole[]) {
  const granted = ALL.filter((one) => held.some((role) => isFor(one, role)));
  const known = new Set(granted);
  const others = ALL.filter((one) => !known.has(one) && !isExternal(one.route));
  const isBare = granted.length === 0 && held.includes('visitor');
  return {
    menus: [...granted.map((one) => itemOf(one, ALL.indexOf(one))), ...(isBare ? [DASHBOARD_ITEM] : [])],
    refused: others.map(({ route }) => route.url),
  };
}
