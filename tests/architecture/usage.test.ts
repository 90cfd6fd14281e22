/* Each script of package.json that is our own says what it does, and refuses what it does not know. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd } from '../support/runAdmin';

const ROOT = resolve(__dirname, '../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Ours are files of these folders; what is run before and after one is never called by itself. */
const OWN = /^node (?:--import tsx )?((?:config\/|mock\/|server\/admin)\S+)( .*)?$/;
const own = Object.entries(scripts).filter(([name, line]) => OWN.test(line) && !/^(pre|post)/.test(name));

/** What it says first, and how it ends. */
function run(line: string, argument: string) {
  const [, ...args] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, argument], {
    cwd: ROOT,
    encoding: 'utf8',
    input: '',
    env: { ...process.env, DATA_DIR: join(ROOT, 'no-such-folder') },
  });
  return { status, said: stdout + stderr };
}

test('there are such scripts', () => {
  expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['check', 'dev:pms', 'seed', 'admin', 'package']));
});

test.each(own)('%s', (name, line) => {
  const help = run(line, '--help');
  expect([help.status, help.said.slice(0, 8)]).toEqual([0, 'npm run ']);
  const wrong = run(line, '--nonsense');
  expect([wrong.status, /^\s+at /m.test(wrong.said)]).toEqual([1, false]);
  expect(wrong.said).toContain('npm run ');
});

test.each(['main', 'worker'] as const)('%s takes no arguments', async (program) => {
  expect((await runToEnd(program, {}, '--help')).status).toBe(0);
  expect(await runToEnd(program, {}, '--nonsense')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^What is --nonsense\? .*\n$/) as string,
  });
});
