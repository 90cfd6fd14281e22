import { join } from 'node:path';
import { slimAlias } from './slim/slim';

const TARGETS = { chrome: 111, edge: 111, firefox: 114, safari: 16 };
const ESBUILD_TARGET = Object.entries(TARGETS).map(([browser, version]) => `${browser}${version}`);
export const isProduction = process.env.NODE_ENV === 'production';

/** What the console and the property module are both built with. */
export const lean = {
  npmClient: 'npm' as const,
  plugins: [join(__dirname, 'ownMachine.ts')],
  hash: true,
  // The shell draws its own frame: Umi's would bring a parent route of its own.
  layout: false as const,
  polyfill: false as const,
  targets: TARGETS,
  // Umi's babel preset compiles async functions for ES5 whatever the targets say; in development it brings fast refresh.
  srcTranspiler: isProduction ? ('esbuild' as const) : ('babel' as const),
  srcTranspilerOptions: {
    esbuild: {
      target: ESBUILD_TARGET,
      jsx: 'automatic' as const,
    },
  },
  // It leaves out what no module of a file uses, which esbuild keeps: a tenth of all scripts (docs/adr/0035).
  jsMinifier: 'swc' as const,
  jsMinifierOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
  conventionRoutes: { exclude: [/(^|\/)components\//, /(^|\/)_/, /\.(test|spec)\./, /\.d\.ts$/] },
};

export const leanModule = slimAlias(isProduction);
