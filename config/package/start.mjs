/* The compiled server that `npm start` runs, beside its sources: dist-server/ (docs/adr/0039). */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { bundleServer } from './serverBundle.mjs';
import { writeLauncher } from './launcher.mjs';

const FOLDER = join(ROOT, 'dist-server');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
await bundleServer(ROOT, FOLDER, { sourcemap: 'linked', sourcesContent: false });
for (const name of ['server', 'admin']) writeLauncher(FOLDER, name, { program: './program.cjs' });
