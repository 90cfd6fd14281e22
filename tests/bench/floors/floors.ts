/*
 * The floors: small pages of the same libraries, built by Vite and served as the product is, by the same code from the
 * same two compressed copies. Whoever compares builds them in the same run and looks at both by turns.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { compress, QUALITY } from '../../../config/setup/compress.mjs';
import { lean } from '../../../config/umi';
import { createPages } from '../../../server/http/pages';
import type { Rows } from './rows';

const CACHE = join(__dirname, '../../../.cache/floors');
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

export type FloorName = 'signIn' | 'list' | 'scroll';

export interface Floor {
  origin: string;
  /** What it was built into. */
  folder: string;
  stop: () => Promise<void>;
}

/** Built as little as the product's own sources are: for the same browsers, by the same minifier. */
async function buildFloor(name: FloorName, rows: Rows<object> | undefined) {
  // An ES module, which is loaded where it is needed.
  const { build } = await import('vite');
  const folder = join(CACHE, name);
  rmSync(folder, { recursive: true, force: true });
  const { target } = lean.srcTranspilerOptions.esbuild;
  await build({
    ...{ root: join(__dirname, name), configFile: false, logLevel: 'error', base: './' },
    esbuild: { jsx: 'automatic', legalComments: 'none' },
    build: {
      ...{ outDir: folder, emptyOutDir: true, target, minify: 'esbuild', chunkSizeWarningLimit: 10_000 },
      rollupOptions: { output: { hashCharacters: 'hex', entryFileNames: '[name].[hash:8].js' } },
    },
  });
  if (rows) writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
  await compress(folder, QUALITY.quick);
  return folder;
}

/** Builds a floor and serves it on a free port; a list has its rows from one file. */
export async function startFloor(name: FloorName, rows?: Rows<object>): Promise<Floor> {
  const folder = await buildFloor(name, rows);
  const app = express();
  app.use(createPages(() => Promise.resolve(POLICY), folder));
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
