import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from './watchFolders';

const root = mkdtempSync(join(tmpdir(), 'watched-'));
const [server, elsewhere] = [join(root, 'server'), join(root, 'elsewhere')];
const file = join(server, 'goods', 'read.ts');
mkdirSync(join(server, 'goods'), { recursive: true });
writeFileSync(file, '0');

let told: () => void = () => undefined;
const stop = watchFolders([server], () => told());
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Ends when the change has been told. */
const after = (change: () => void) =>
  new Promise<void>((done) => {
    told = done;
    change();
  });

/** As many editors save: the file is a new one afterwards. */
const replace = (content: string) => {
  writeFileSync(elsewhere, content);
  renameSync(elsewhere, file);
};

test('a file is followed, however often an editor replaces it', async () => {
  await after(() => replace('1'));
  await after(() => replace('2'));
  await after(() => writeFileSync(file, '3'));
});

test('a folder that was not there is followed, and one that has gone is no trouble', async () => {
  const folder = join(server, 'orders');
  await after(() => mkdirSync(folder));
  await after(() => writeFileSync(join(folder, 'read.ts'), '0'));
  await after(() => rmSync(folder, { recursive: true }));
  await after(() => replace('4'));
});
