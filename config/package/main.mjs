/*
 * `npm run package [-- folder]`: a folder that runs with `node server.mjs` and nothing else: no repository, no
 * installation, no compiler (docs/operations.md#a-package).
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compress, QUALITY } from '../setup/compress.mjs';
import { Failure } from '../setup/failure.mjs';
import { orExplain, ROOT } from '../setup/main.mjs';
import { argumentsOf } from '../setup/usage.mjs';
import { writeLauncher } from './launcher.mjs';
import { bundleServer, packagesBeside } from './serverBundle.mjs';

const [given = 'dist-package', ...others] = argumentsOf(
  'npm run package [-- folder]: writes a folder that runs with Node alone, dist-package without another.',
  (one) => !one.startsWith('-'),
);
const FOLDER = resolve(ROOT, given);
const MAX_MB = 80;
/** Only developers read them, or nothing here asks for them: an extension of the database that no migration makes. */
const LEFT_OUT = /\.(map|d\.c?ts|md)$|\/pgcrypto\.tar\.gz$/;

/** Maps that are larger than what they tell: of a library's reader of old files. */
const UNMAPPED = ['oldSheetWorker'];

const manifest = (name) => JSON.parse(readFileSync(join(name, 'package.json'), 'utf8'));

const IN_EARNEST = "process.env.NODE_ENV ??= 'production';\n";

function copyPackages() {
  for (const name of packagesBeside(ROOT)) {
    cpSync(join(ROOT, 'node_modules', name), join(FOLDER, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
  }
}

function writeManifest() {
  const { name, version, description, license, engines } = manifest(ROOT);
  const packaged = {
    name,
    version,
    description,
    private: true,
    license,
    engines,
    type: 'commonjs',
    scripts: { start: 'node server.mjs', worker: 'node worker.mjs', admin: 'node admin.mjs' },
    dependencies: Object.fromEntries(
      packagesBeside(ROOT).map((one) => [one, manifest(join(ROOT, 'node_modules', one)).version]),
    ),
  };
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(packaged, null, 2)}\n`);
}

/** It is emptied first. */
function demandOwn() {
  if (others.length > 0) throw new Failure(`One folder, and not ${others.join(' ')} as well.`);
  if (!existsSync(FOLDER) || readdirSync(FOLDER).length === 0) return;
  if (!existsSync(join(FOLDER, 'server/program.cjs')))
    throw new Failure(`${FOLDER} holds something else than a package: choose another folder.`);
}

await orExplain(async () => {
  demandOwn();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await bundleServer(ROOT, join(FOLDER, 'server'), {
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'linked',
  });
  for (const program of UNMAPPED) rmSync(join(FOLDER, 'server', `${program}.cjs.map`));
  cpSync(join(ROOT, 'dist'), join(FOLDER, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.stamp') });
  await compress(join(FOLDER, 'dist'), QUALITY.shipped);
  copyPackages();
  writeManifest();
  for (const name of ['server', 'worker', 'admin'])
    writeLauncher(FOLDER, name, { program: './server/program.cjs', before: IN_EARNEST });
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const megabytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
  console.log(`${FOLDER} has ${megabytes.toFixed(1)} MB (${MAX_MB} at most).`);
  if (megabytes > MAX_MB) process.exitCode = 1;
});
