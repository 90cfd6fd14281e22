/*
 * antd, ProComponents and the icons as one file: each screen test loads them anew, and three thousand small modules take
 * longer than the test. Made once for a set of packages and of names that the sources take from them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../../config/setup/main.mjs';
import { digest, filesBelow, isStamped, writeStamp } from '../../../config/setup/stamp.mjs';

const BUILD = process.env.REACT === 'development' ? 'development' : 'production';
const FOLDER = join(ROOT, `.cache/vendor-${BUILD}`);
const BUNDLE = join(FOLDER, 'bundle.js');
const STAMP = join(FOLDER, '.stamp');
const NAME = /['"]((?:antd|@ant-design\/(?:pro-components|icons))(?:\/[^'"]+)?)['"]/g;

function importedNames() {
  const sources = ['src', 'config', 'tests'].flatMap((folder) => filesBelow(join(ROOT, folder)));
  const names = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name));
  return [...new Set(names)].sort();
}

/** Tests and sources import the names that they always do: each has a file that leads into the one bundle. */
function writeDoor(name, index) {
  const file = join(FOLDER, `${name}.js`);
  const bundle = JSON.stringify(`./${relative(dirname(file), BUNDLE)}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `const { m${index} } = require(${bundle});
module.exports = Object.defineProperties({ __esModule: true }, Object.getOwnPropertyDescriptors(m${index}));
`,
  );
}

/** A function of a package gives way to another one; what else its file exports stays. */
const instead = (path, name, other) => {
  const text = readFileSync(path, 'utf8');
  const exported = new RegExp(`export (default )?function ${name}\\(`);
  if (!exported.test(text)) throw new Error(`${path} has no ${name} any more.`);
  return { contents: text.replace(exported, (_, isDefault = '') => `export ${isDefault}${other}\nfunction former(`) };
};

/**
 * Components work out no styles: jsdom has no layout, standIns.ts would drop their rules, and each component asks for
 * them at each of its renders. The tokens stay, each theme's worked out once.
 */
const UNSTYLED = [
  [/cssinjs[/\\]es[/\\]hooks[/\\]useStyleRegister\.js$/, 'useStyleRegister', 'function useStyleRegister() {}'],
  [
    /pro-components[/\\]es[/\\]provider[/\\]useStyle[/\\]index\.js$/,
    'useStyle',
    "function useStyle() { return { wrapSSR: (node) => node, hashId: '' }; }",
  ],
  [
    /cssinjs[/\\]es[/\\]hooks[/\\]useCacheToken\.js$/,
    'useCacheToken',
    // Each test renders the application anew, with the same tokens in other objects.
    `function useCacheToken(theme, tokens, { override: given = EMPTY_OVERRIDE, formatToken, getComputedToken: compute, cssVar }) {
      const merged = memoResult(() => same(Object.assign({}, ...tokens)), tokens);
      const override = same(given);
      const token = memoResult(
        () => compute ? compute(merged, override, theme) : getComputedToken(merged, override, theme, formatToken),
        [merged, override, theme],
      );
      return [token, '', token, '', cssVar.key];
    }
    const known = new Map();
    function same(value) {
      return memoResult(() => {
        const text = JSON.stringify(value);
        if (!known.has(text)) known.set(text, value);
        return known.get(text);
      }, [value]);
    }`,
  ],
];

/** As in a build: each cell with a text would be a component that measures itself. */
const CELL_TEXT = join(ROOT, 'config/slim/cellText.js');

/** As in a build: what mends faults of the libraries (config/slim/replaced.ts). */
const MENDED = [
  [/^@rc-component\/portal$/, /@rc-component[/\\](dialog|drawer)[/\\]es/, join(ROOT, 'config/slim/returnedFocus.js')],
  [/^\.\/hooks\/useAccessibility$/, /@rc-component[/\\]dropdown[/\\]es/, join(ROOT, 'config/slim/menuFocus.js')],
  [/^\.\.\/hooks\/useAllowClear$/, /@rc-component[/\\]select[/\\]es/, join(ROOT, 'config/slim/clearLabel.js')],
];

/**
 * StrictMode mounts each component twice, and a field of `preserve={false}` forgets its value in between: antd can not be
 * run in it. Here a field only leaves its form where it leaves the page. Deleted fibers are listed at their parent.
 */
const STRICT_FIELD = [
  [
    'if (fieldContext) {\n      const {\n        getInternalHooks',
    'if (fieldContext && !this.cancelRegisterFunc) {\n      const {\n        getInternalHooks',
  ],
  [
    'componentWillUnmount() {\n    this.cancelRegister();',
    'componentWillUnmount() {\n    if (leavesPage(this._reactInternals)) this.cancelRegister();',
  ],
];
const LEAVES_PAGE = `
function leavesPage(fiber) {
  for (let at = fiber; at; at = at.return)
    for (const parent of [at.return, at.return?.alternate])
      if (parent?.deletions?.some((gone) => gone === at || gone === at.alternate)) return true;
  return false;
}`;

const strict = {
  name: 'strict',
  setup({ onLoad }) {
    onLoad({ filter: /rc-component[/\\]form[/\\]es[/\\]Field\.js$/ }, ({ path }) => {
      const contents = STRICT_FIELD.reduce(
        (text, [part, other]) => {
          if (!text.includes(part)) throw new Error(`${path} has no “${part}” any more.`);
          return text.replace(part, other);
        },
        readFileSync(path, 'utf8'),
      );
      return { contents: contents + LEAVES_PAGE };
    });
  },
};

const lighter = {
  name: 'lighter',
  setup({ onLoad, onResolve }) {
    for (const [filter, asking, path] of MENDED)
      onResolve({ filter }, ({ importer }) => (asking.test(importer) ? { path } : undefined));
    onLoad({ filter: /utils[/\\]genCopyable[/\\]index\.js$/ }, () => ({ contents: readFileSync(CELL_TEXT, 'utf8') }));
    for (const [filter, name, other] of UNSTYLED) onLoad({ filter }, ({ path }) => instead(path, name, other));
    onLoad({ filter: /cssinjs-utils[/\\]es[/\\]util[/\\]genStyleUtils\.js$/ }, () => ({
      contents: `export default () => ({
        genStyleHooks: () => () => ['', ''],
        genComponentStyleHook: () => () => '',
        genSubStyleComponent: () => () => null,
      });`,
    }));
  },
};

// oxlint-disable-next-line import/no-default-export -- jest calls it
export default async function prepareVendor() {
  const names = importedNames();
  const wanted = digest(
    [join(ROOT, 'package-lock.json'), import.meta.filename, CELL_TEXT, ...MENDED.map(([, , path]) => path)],
    names,
  );
  if (isStamped(STAMP, wanted)) return;
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name, index) => `export * as m${index} from '${name}';`).join('\n'),
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': JSON.stringify(BUILD) },
    mainFields: ['module', 'main'],
    // What the sources import as well, and must be there once.
    external: ['react', 'react-dom', 'dayjs'],
    outfile: BUNDLE,
    plugins: BUILD === 'development' ? [lighter, strict] : [lighter],
    logLevel: 'error',
  });
  names.forEach(writeDoor);
  writeFileSync(BUNDLE, outputFiles[0].contents);
  writeStamp(STAMP, wanted);
}
