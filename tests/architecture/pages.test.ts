import { basename } from 'node:path';
import { ALWAYS_PAGES } from '@/core/page/alwaysPages';
import { DEMO_PAGE, isPublicPath, PUBLIC_PATHS } from '@/shell/addresses/routeTable';
import { files, read } from './repository';

interface MenuItem {
  menuUrl: string;
  isExternalLink: number;
}

const menus: MenuItem[] = JSON.parse(read('server/catalogue/menus.json'));
const LAYOUT = /^src\/(pages|layouts)\//;

/** The address of a page: `$name` is a parameter, `$` the rest, `index` nothing, unless the product spells it. */
function addressesOf(page: string) {
  const path = `/${page.replace(/^src\/pages\//, '').replace(/\.tsx$/, '')}`
    .replace(/\/\$$/, '/*')
    .replace(/\$(\w+)/g, ':$1');
  return path.endsWith('/index') ? [path, path.slice(0, -'/index'.length) || '/'] : [path];
}

const product = new Set<string>([
  ...PUBLIC_PATHS,
  '/redirect/*',
  ...ALWAYS_PAGES.map(({ path }) => path),
  ...menus
    .filter(({ isExternalLink, menuUrl }) => !isExternalLink && menuUrl.startsWith('/'))
    .map(({ menuUrl }) => menuUrl),
]);
const pages = files.filter((file) => file.startsWith('src/pages/'));

test('a page is one line that names its screen', () => {
  const line = /^export \{ \w+ as default \} from '@\/(areas|compose|shell)\/[\w/-]+';\n$/;
  expect(files.filter((file) => LAYOUT.test(file)).filter((file) => !line.test(read(file)))).toEqual([]);
});

test('a page is spelled as an address of the product', () => {
  // One page shows every demo page (docs/console.md#demo-pages).
  const isProduct = (path: string) => product.has(path) || path === DEMO_PAGE;
  expect(pages.filter((page) => !addressesOf(page).some(isProduct))).toEqual([]);
});

test('no two pages that a menu can open have the same name', () => {
  // Pages with an address of their own are named by no menu.
  const own = new Set([...ALWAYS_PAGES.map(({ path }) => path)]);
  const named = pages.filter((page) => !addressesOf(page).some((path) => isPublicPath(path) || own.has(path)));
  const names = named.map((page) => addressesOf(page).at(-1)!.split('/').at(-1));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('no test, style or part of a screen stands among the pages', () => {
  expect(pages.filter((page) => !/\.tsx$/.test(page) || /\.test\./.test(basename(page)))).toEqual([]);
});

test('how many screens there are', () => {
  const built = [...product].filter((path) => pages.some((page) => addressesOf(page).includes(path)));
  process.stdout.write(`${built.length} of ${product.size} addresses of the product have a page.\n`);
  expect(built.length).toBeGreaterThan(0);
});
