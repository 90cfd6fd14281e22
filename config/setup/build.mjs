import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, QUALITY } from './compress.mjs';
import { lendGenerated, MAX } from './generate.mjs';
import { allOf, run } from './run.mjs';
import { digest, filesBelow, isStamped, writeStamp } from './stamp.mjs';

const INPUTS = ['src', 'kit', 'locales', 'public', 'micro-pms', 'config', '.umirc.ts', 'package-lock.json'];
const NO_INPUT = /\.test\.tsx?$|[\\/]config[\\/].*\.mjs$|(drizzle\.config|openapi|screenshots)\.ts$/;

const inputs = (root) =>
  digest(INPUTS.flatMap((path) => filesBelow(join(root, path))).filter((file) => !NO_INPUT.test(file)));

const max = (root, folder, what) =>
  run({
    doing: `Building ${what}`,
    done: `Built ${what}.`,
    failed: 'The build failed; what it says stands above.',
    args: [join(root, MAX), 'build'],
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * Says on the console's origin what the module is, for the console to decide whether it fits
 * (docs/domain/property.md#versions).
 */
function describe(root) {
  const folder = 'micro-pms';
  const entry = join(root, 'dist', folder, 'index.html');
  if (!existsSync(entry)) return;
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { contract } = JSON.parse(readFileSync(join(root, 'config/microContract.json'), 'utf8'));
  const entryHash = createHash('sha256').update(readFileSync(entry)).digest('hex');
  const address = `${process.env.MICRO_ORIGIN ?? ''}/${folder}/index.html`;
  const described = [{ name, contract, entry: address, entryHash }];
  writeFileSync(join(root, 'dist/micro-apps.json'), `${JSON.stringify(described, null, 2)}\n`);
}

const LINKED = [
  { tag: 'style', pattern: /<link rel="stylesheet" href="\/([\w.]+)">/g },
  // What asks for the files of the page before the application is there.
  { tag: 'script', pattern: /<script src="\/(preload_helper[\w.]+)"><\/script>/g },
];

/** Puts into the document what every page asks for first and is small: the styles of all pages, and what loads ahead. */
function fillDocument(root) {
  const page = join(root, 'dist/index.html');
  const fill = (html, { tag, pattern }) =>
    html.replace(pattern, (_, name) => {
      const file = join(root, 'dist', name);
      const content = readFileSync(file, 'utf8').trim();
      if (content.includes(`</${tag}`)) throw new Error(`${name} cannot stand in the document.`);
      rmSync(file);
      return `<${tag}>${content}</${tag}>`;
    });
  writeFileSync(page, LINKED.reduce(fill, readFileSync(page, 'utf8')));
}

/** In bytes: smaller files are compiled in no time. */
const LARGE = 20_000;
/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile a script while it arrives, and beside the page: without the hint it compiles each function
 * when it is first called, in the page's own time (docs/adr/0044).
 */
function hintCompilation(root) {
  const folder = join(root, 'dist');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.js') && statSync(file).size > LARGE) writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}

function moveModule(root) {
  const target = join(root, 'dist/micro-pms');
  rmSync(target, { recursive: true, force: true });
  renameSync(join(root, 'micro-pms/dist'), target);
}

/**
 * Builds dist/: the console, which empties the folder, and the property module, which moves into it when both are there.
 * `beside` is what else is to be done meanwhile: each build keeps one processor busy, and a second one has room.
 */
export async function build(root, beside = async () => undefined) {
  const wanted = inputs(root);
  const hasModule = existsSync(join(root, 'micro-pms/package.json'));
  await allOf([
    max(root, '.', 'the console'),
    beside().then(() => hasModule && max(root, 'micro-pms', 'the property module')),
  ]);
  lendGenerated(root);
  fillDocument(root);
  hintCompilation(root);
  if (hasModule) moveModule(root);
  describe(root);
  await compress(join(root, 'dist'), QUALITY.quick);
  writeStamp(join(root, 'dist/.stamp'), wanted);
}

/** What runs `beside` a build runs also where nothing is to be built. */
export async function buildIfStale(root, beside) {
  const stamp = join(root, 'dist/.stamp');
  if (existsSync(join(root, 'dist/index.html')) && isStamped(stamp, inputs(root))) return beside?.();
  await build(root, beside);
}
