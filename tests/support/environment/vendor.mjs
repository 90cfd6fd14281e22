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

/** Components write no styles: jsdom has no layout, and standIns.ts drops their rules anyway. */
const unstyled = {
  name: 'unstyled',
  setup({ onLoad }) {
    onLoad({ filter: /cssinjs[/\\]es[/\\]hooks[/\\]useStyleRegister\.js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8').replace('export default function', 'function')}
export default () => undefined;`,
    }));
  },
};

// oxlint-disable-next-line import/no-default-export -- jest calls it
export default async function prepareVendor() {
  const names = importedNames();
  const wanted = digest([join(ROOT, 'package-lock.json'), import.meta.filename], names);
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
    plugins: [unstyled],
    logLevel: 'error',
  });
  names.forEach(writeDoor);
  writeFileSync(BUNDLE, outputFiles[0].contents);
  writeStamp(STAMP, wanted);
}
