import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const READ_SHEET = 'server/platform/sheet/read';

/** Programs of the server, by the name of their file in a package. */
const PROGRAMS = {
  program: 'server/program.ts',
  sheetWorker: `${READ_SHEET}/sheetWorker.ts`,
  oldSheetWorker: `${READ_SHEET}/oldSheetWorker.ts`,
  scaleWorker: 'server/areas/content/images/scaleWorker.ts',
};

/** Compiled code of the images, which lies beside the server (server/areas/content/images/codecs.ts). */
const CODECS = [
  'jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg/codec/enc/mozjpeg_enc.wasm',
  'png/codec/pkg/squoosh_png_bg.wasm',
  'resize/lib/resize/pkg/squoosh_resize_bg.wasm',
];

/** What cannot be put into one file: it reads files beside itself. */
const BESIDE = ['@electric-sql/pglite', '@node-rs/argon2'];
/** Packages with compiled code: npm has installed the one for this kind of machine. */
const BINDINGS = /^argon2-/;

/** The packages that go along as they are. */
export const packagesBeside = (root) => [
  ...BESIDE,
  ...readdirSync(join(root, 'node_modules/@node-rs'))
    .filter((name) => BINDINGS.test(name))
    .map((name) => `@node-rs/${name}`),
];

/** Left out: the driver has a faster twin that has to be compiled; and what only works with the sources. */
const ABSENT = ['pg-native', 'swagger-ui-dist', 'tsx'];

/**
 * The server, compiled, each program with the packages that it uses in one file, in `folder`.
 *
 * @param {string} root
 * @param {string} folder
 * @param {import('esbuild').BuildOptions & { programs?: Record<string, string> }} options And further programs.
 */
export async function bundleServer(root, folder, { programs = {}, ...options }) {
  await build({
    absWorkingDir: root,
    entryPoints: { ...PROGRAMS, ...programs },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: [...BESIDE, ...ABSENT],
    // Names of functions stand in the log.
    keepNames: true,
    logLevel: 'warning',
    // Only asked for by code that would fetch what it is given here.
    logOverride: { 'empty-import-meta': 'silent' },
    ...options,
  });
  for (const path of CODECS) cpSync(join(root, 'node_modules/@jsquash', path), join(folder, basename(path)));
  cpSync(join(root, 'server/platform/database/migrations'), join(folder, 'migrations'), {
    recursive: true,
    // The next migration is made of them; none is applied by them.
    filter: (path) => !path.endsWith('_snapshot.json'),
  });
}
