import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server';

/** Keeps a count in its data directory, and answers it. */
const COUNTER = `
import { createServer } from 'node:http';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const file: string = process.env.DATA_DIR + '/count';
if (process.env.REFUSE) { console.error('The data directory is in use.'); process.exit(1); }
const count = () => existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
const server = createServer((_, res) => { writeFileSync(file, String(count() + 1)); res.end(String(count())); });
server.listen(Number(process.env.PORT), () => console.log('ready http://127.0.0.1:' + server.address().port));
`;

let folder: string;
let script: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counter-'));
  script = join(folder, 'counter.ts');
  writeFileSync(script, COUNTER);
});

afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (origin: string) => (await fetch(origin)).text();

test('a server killed with -9 starts again on the same data', async () => {
  const first = await startServer({ script });
  expect(await ask(first.origin)).toBe('1');
  await first.kill();
  await expect(ask(first.origin)).rejects.toThrow();
  const second = await first.restart();
  expect(await ask(second.origin)).toBe('2');
  await second.stop();
  await first.stop();
  expect(existsSync(first.dataDir)).toBe(false);
});

test('a server that does not start is quoted', async () => {
  const start = startServer({ script, env: { REFUSE: '1' } });
  await expect(start).rejects.toThrow('The data directory is in use.');
});

test('a server ends when its test run is gone', async () => {
  const server = await startServer({ script, dataDir: folder });
  server.process.stdin?.end();
  await new Promise((done) => server.process.once('exit', done));
  await expect(ask(server.origin)).rejects.toThrow();
});
