export type DemoRole = 'admin' | 'editor' | 'visitor';

export interface DemoRoute {
  url: string;
  icon: string;
  /** Chinese, English, Spanish, Japanese. */
  titles: readonly [string, string, string, string];
  /** The roles that may have it; absent: everybody who has its group. */
  roles?: readonly DemoRole[];
  /** Left out of the sidebar: it is opened from another page. */
  isHidden?: boolean;
  children?: readonly DemoRoute[];
}

type Titles = DemoRoute['titles'];
type More = Omit<DemoRoute, 'url' | 'icon' | 'titles'>;

const route = ([url, icon]: readonly [string, string], titles: Titles, more: More = {}): DemoRoute => ({
  ...{ url, icon, titles },
  ...more,
});

const ADMIN = { roles: ['admin'] } as const satisfies More;

const PERMISSION: readonly DemoRoute[] = [
  route(
    ['/permission/page', 'FileProtectOutlined'],
    ['页面权限', 'Page permission', 'Permiso de página', 'ページ権限'],
    ADMIN,
  ),
  route(['/permission/directive', 'KeyOutlined'], ['按钮权限', 'Button permission', 'Permiso de botón', 'ボタン権限']),
  route(
    ['/permission/role', 'SolutionOutlined'],
    ['角色权限', 'Role permission', 'Permiso de rol', 'ロール権限'],
    ADMIN,
  ),
];

const COMPONENTS: readonly DemoRoute[] = [
  route(['/components/actions', 'ThunderboltOutlined'], ['操作按钮', 'Actions', 'Acciones', '操作']),
  route(['/components/fields', 'EditOutlined'], ['字段', 'Fields', 'Campos', '項目']),
  route(['/components/forms', 'FormOutlined'], ['表单', 'Forms', 'Formularios', 'フォーム']),
  route(['/components/tables', 'TableOutlined'], ['表格', 'Tables', 'Tablas', '表']),
  route(
    ['/components/pages', 'LayoutOutlined'],
    ['页面组成', 'Parts of a page', 'Partes de una página', 'ページの部品'],
  ),
  route(
    ['/components/upload', 'CloudUploadOutlined'],
    ['上传与富文本', 'Upload and rich text', 'Subida y texto', '添付と文章'],
  ),
  route(['/components/drag', 'SwapOutlined'], ['拖拽', 'Drag and drop', 'Arrastrar', 'ドラッグ']),
];

const CHARTS: readonly DemoRoute[] = [
  route(['/charts/keyboard', 'BarChartOutlined'], ['按键统计', 'Keyboard chart', 'Gráfico de teclas', 'キー集計']),
  route(['/charts/line', 'LineChartOutlined'], ['折线图', 'Line chart', 'Gráfico de líneas', '折れ線']),
  route(['/charts/mixchart', 'FundOutlined'], ['混合图', 'Mixed chart', 'Gráfico mixto', '複合グラフ']),
];

const menu = (number: string) => `/nested/menu1/menu${number}`;
const level = (number: string): Titles => [`菜单 ${number}`, `Menu ${number}`, `Menú ${number}`, `メニュー ${number}`];

const NESTED: readonly DemoRoute[] = [
  route([menu('1-1'), 'MenuOutlined'], level('1-1')),
  route([menu('1-2'), 'MenuOutlined'], level('1-2'), {
    children: [
      route([`${menu('1-2')}/menu1-2-1`, 'MenuOutlined'], level('1-2-1')),
      route([`${menu('1-2')}/menu1-2-2`, 'MenuOutlined'], level('1-2-2')),
    ],
  }),
  route([menu('1-3'), 'MenuOutlined'], level('1-3')),
];

const EXAMPLE: readonly DemoRoute[] = [
  route(['/example/list', 'OrderedListOutlined'], ['展会列表', 'List of fairs', 'Lista de ferias', '展示会一覧']),
  route(['/example/create', 'PlusSquareOutlined'], ['新建展会', 'New fair', 'Feria nueva', '展示会の登録']),
  // Its id follows in the path: /example/edit/70001.
  route(['/example/edit', 'EditOutlined'], ['编辑展会', 'Edit a fair', 'Editar una feria', '展示会の編集'], {
    isHidden: true,
  }),
];

const ERRORS: readonly DemoRoute[] = ['401', '403', '404', '500'].map((code) =>
  route([`/error/${code}`, 'BugOutlined'], [code, code, code, code]),
);

const SINGLE: readonly DemoRoute[] = [
  route(['/icon', 'StarOutlined'], ['图标', 'Icons', 'Iconos', 'アイコン']),
  route(['/tab', 'SwitcherOutlined'], ['标签页', 'Tabs', 'Pestañas', 'タブ']),
  route(['/error-log', 'FileSearchOutlined'], ['错误日志', 'Error log', 'Registro de errores', 'エラーログ']),
  route(['/excel', 'FileExcelOutlined'], ['Excel', 'Excel', 'Excel', 'Excel']),
  route(['/zip', 'ContainerOutlined'], ['Zip', 'Zip', 'Zip', 'Zip']),
  route(['/pdf', 'FilePdfOutlined'], ['PDF', 'PDF', 'PDF', 'PDF']),
  route(['/theme', 'BgColorsOutlined'], ['主题设计', 'Theme designer', 'Diseño del tema', 'テーマデザイン']),
  route(['/clipboard', 'SnippetsOutlined'], ['剪贴板', 'Clipboard', 'Portapapeles', 'クリップボード']),
  route(['/i18n', 'TranslationOutlined'], ['国际化', 'Languages', 'Idiomas', '多言語']),
  route(
    ['https://ant.design/components/overview', 'LinkOutlined'],
    ['外部链接', 'External link', 'Enlace externo', '外部リンク'],
  ),
];

/** Pages of the starter kit, and for developers of screens: no menu of the product (docs/console.md#demo-pages). */
export const DEMO_ROUTES: readonly DemoRoute[] = [
  route(['/demo', 'BuildOutlined'], ['演示与组件', 'Demos and parts', 'Ejemplos y componentes', 'デモと部品'], {
    children: [
      route(['/permission', 'LockOutlined'], ['权限演示', 'Permission', 'Permiso', '権限'], {
        roles: ['admin', 'editor'],
        children: PERMISSION,
      }),
      route(['/components', 'AppstoreOutlined'], ['组件', 'Components', 'Componentes', 'コンポーネント'], {
        children: COMPONENTS,
      }),
      route(['/charts', 'PieChartOutlined'], ['图表', 'Charts', 'Gráficos', 'グラフ'], { children: CHARTS }),
      route(['/nested', 'ClusterOutlined'], ['多级菜单', 'Nested menus', 'Menús anidados', '多段メニュー'], {
        children: [route(['/nested/menu1', 'MenuOutlined'], level('1'), { children: NESTED })],
      }),
      route(['/example', 'ReadOutlined'], ['综合示例', 'Example', 'Ejemplo', '例'], { children: EXAMPLE }),
      route(['/error', 'WarningOutlined'], ['错误页面', 'Error pages', 'Páginas de error', 'エラーページ'], {
        children: ERRORS,
      }),
      ...SINGLE,
    ],
  }),
];
