import { useLocation } from '@umijs/max';
import { type ComponentType, createElement, lazy, type LazyExoticComponent, useEffect } from 'react';
import { replace } from '@/core/navigation/navigate';

type Screen = LazyExoticComponent<ComponentType>;

/*
 * Each page is loaded when it is opened, and not with another one. The chunk names make them pages to the build
 * (config/slim), which then share what all pages share; without the names each page would contain tables and forms once
 * more.
 */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen =>
  lazy(async () => ({ default: (await load())[name] }));

const errorPage = screen(
  () => import(/* webpackChunkName: "src__pages__demo__ErrorPage" */ './errors/ErrorPage'),
  'ErrorPage',
);
const charts = () => import(/* webpackChunkName: "src__pages__demo__charts" */ './charts/charts');
const exampleForm = screen(
  () => import(/* webpackChunkName: "src__pages__demo__ExampleForm" */ './example/ExampleForm'),
  'ExampleForm',
);

/** By address; a page that the server's menu does not grant has no route (docs/console.md#demo-pages). */
const PAGES: ReadonlyMap<string, Screen> = new Map([
  [
    '/permission/page',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__PagePermission" */ './permission/PagePermission'),
      'PagePermission',
    ),
  ],
  [
    '/permission/directive',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ButtonPermission" */ './permission/ButtonPermission'),
      'ButtonPermission',
    ),
  ],
  [
    '/permission/role',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__RolePermission" */ './permission/RolePermission'),
      'RolePermission',
    ),
  ],
  [
    '/icon',
    screen(() => import(/* webpackChunkName: "src__pages__demo__IconGallery" */ './icons/IconGallery'), 'IconGallery'),
  ],
  [
    '/components/actions',
    screen(() => import(/* webpackChunkName: "src__pages__demo__Actions" */ './gallery/Actions'), 'Actions'),
  ],
  [
    '/components/fields',
    screen(() => import(/* webpackChunkName: "src__pages__demo__Fields" */ './gallery/Fields'), 'Fields'),
  ],
  [
    '/components/forms',
    screen(() => import(/* webpackChunkName: "src__pages__demo__Forms" */ './gallery/Forms'), 'Forms'),
  ],
  [
    '/components/tables',
    screen(() => import(/* webpackChunkName: "src__pages__demo__Tables" */ './gallery/Tables'), 'Tables'),
  ],
  [
    '/components/pages',
    screen(() => import(/* webpackChunkName: "src__pages__demo__PageParts" */ './gallery/PageParts'), 'PageParts'),
  ],
  [
    '/components/upload',
    screen(() => import(/* webpackChunkName: "src__pages__demo__Uploads" */ './gallery/Uploads'), 'Uploads'),
  ],
  ['/components/drag', screen(() => import(/* webpackChunkName: "src__pages__demo__Drag" */ './gallery/Drag'), 'Drag')],
  ['/charts/keyboard', screen(charts, 'KeyboardChart')],
  ['/charts/line', screen(charts, 'LineChart')],
  ['/charts/mixchart', screen(charts, 'MixedChart')],
  [
    '/example/list',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ExampleList" */ './example/ExampleList'),
      'ExampleList',
    ),
  ],
  ['/example/create', exampleForm],
  [
    '/tab',
    screen(() => import(/* webpackChunkName: "src__pages__demo__TabExample" */ './tabs/TabExample'), 'TabExample'),
  ],
  ['/error/401', errorPage],
  ['/error/403', errorPage],
  ['/error/404', errorPage],
  ['/error/500', errorPage],
  [
    '/error-log',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ErrorLogExample" */ './errors/ErrorLogExample'),
      'ErrorLogExample',
    ),
  ],
  [
    '/excel',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ExcelExample" */ './files/ExcelExample'),
      'ExcelExample',
    ),
  ],
  [
    '/zip',
    screen(() => import(/* webpackChunkName: "src__pages__demo__ZipExample" */ './files/ZipExample'), 'ZipExample'),
  ],
  [
    '/pdf',
    screen(() => import(/* webpackChunkName: "src__pages__demo__PdfExample" */ './files/PdfExample'), 'PdfExample'),
  ],
  [
    '/theme',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ThemeDesigner" */ './theme-designer/ThemeDesigner'),
      'ThemeDesigner',
    ),
  ],
  [
    '/clipboard',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__ClipboardExample" */ './clipboard/ClipboardExample'),
      'ClipboardExample',
    ),
  ],
  [
    '/i18n',
    screen(
      () => import(/* webpackChunkName: "src__pages__demo__LanguageExample" */ './languages/LanguageExample'),
      'LanguageExample',
    ),
  ],
]);

const nested = screen(
  () => import(/* webpackChunkName: "src__pages__demo__NestedPage" */ './nested/NestedPage'),
  'NestedPage',
);
const NESTED = /^\/nested\/menu1\//;
/** A record is identified by its number. */
const RECORD = /^\/example\/edit\/\d{1,18}$/;

function screenAt(pathname: string): Screen | undefined {
  if (NESTED.test(pathname)) return nested;
  return RECORD.test(pathname) ? exampleForm : PAGES.get(pathname);
}

/** An address below a demo page that has no page: shown like any other unknown address. */
function Unknown() {
  useEffect(() => replace('/404'), []);
  return null;
}

/** Every demo page: one file of Umi's, so that none of them adds to the first load of the console. */
export function DemoPages() {
  const { pathname } = useLocation();
  return createElement(screenAt(pathname) ?? Unknown);
}
