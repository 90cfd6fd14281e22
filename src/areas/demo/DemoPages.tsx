import { useLocation } from '@umijs/max';
import { type ComponentType, createElement, lazy, type LazyExoticComponent, useEffect } from 'react';
import { replace } from '@/core/navigation/navigate';

type Screen = LazyExoticComponent<ComponentType>;

/** Nothing of a page is loaded before it is opened, also not with another of them. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen =>
  lazy(async () => ({ default: (await load())[name] }));

const errorPage = screen(() => import('./errors/ErrorPage'), 'ErrorPage');
const charts = () => import('./charts/charts');
const exampleForm = screen(() => import('./example/ExampleForm'), 'ExampleForm');

/** By address; what the menu of the server does not grant has no route (docs/console.md#demo-pages). */
const PAGES: ReadonlyMap<string, Screen> = new Map([
  ['/permission/page', screen(() => import('./permission/PagePermission'), 'PagePermission')],
  ['/permission/directive', screen(() => import('./permission/ButtonPermission'), 'ButtonPermission')],
  ['/permission/role', screen(() => import('./permission/RolePermission'), 'RolePermission')],
  ['/icon', screen(() => import('./icons/IconGallery'), 'IconGallery')],
  ['/components/actions', screen(() => import('./gallery/Actions'), 'Actions')],
  ['/components/fields', screen(() => import('./gallery/Fields'), 'Fields')],
  ['/components/forms', screen(() => import('./gallery/Forms'), 'Forms')],
  ['/components/tables', screen(() => import('./gallery/Tables'), 'Tables')],
  ['/components/pages', screen(() => import('./gallery/PageParts'), 'PageParts')],
  ['/components/upload', screen(() => import('./gallery/Uploads'), 'Uploads')],
  ['/components/drag', screen(() => import('./gallery/Drag'), 'Drag')],
  ['/charts/keyboard', screen(charts, 'KeyboardChart')],
  ['/charts/line', screen(charts, 'LineChart')],
  ['/charts/mixchart', screen(charts, 'MixedChart')],
  ['/example/list', screen(() => import('./example/ExampleList'), 'ExampleList')],
  ['/example/create', exampleForm],
  ['/tab', screen(() => import('./tabs/TabExample'), 'TabExample')],
  ['/error/401', errorPage],
  ['/error/403', errorPage],
  ['/error/404', errorPage],
  ['/error/500', errorPage],
  ['/error-log', screen(() => import('./errors/ErrorLogExample'), 'ErrorLogExample')],
  ['/excel', screen(() => import('./files/ExcelExample'), 'ExcelExample')],
  ['/zip', screen(() => import('./files/ZipExample'), 'ZipExample')],
  ['/pdf', screen(() => import('./files/PdfExample'), 'PdfExample')],
  ['/theme', screen(() => import('./theme-designer/ThemeDesigner'), 'ThemeDesigner')],
  ['/clipboard', screen(() => import('./clipboard/ClipboardExample'), 'ClipboardExample')],
  ['/i18n', screen(() => import('./languages/LanguageExample'), 'LanguageExample')],
]);

const nested = screen(() => import('./nested/NestedPage'), 'NestedPage');
const NESTED = /^\/nested\/menu1\//;
/** A record is known by its number. */
const RECORD = /^\/example\/edit\/\d{1,18}$/;

function screenAt(pathname: string): Screen | undefined {
  if (NESTED.test(pathname)) return nested;
  return RECORD.test(pathname) ? exampleForm : PAGES.get(pathname);
}

/** An address below a demo page at which nothing is: as of any other that nobody knows. */
function Unknown() {
  useEffect(() => replace('/404'), []);
  return null;
}

/** Every demo page: one file of Umi's, so that none of them weighs on the first load of the console. */
export function DemoPages() {
  const { pathname } = useLocation();
  return createElement(screenAt(pathname) ?? Unknown);
}
