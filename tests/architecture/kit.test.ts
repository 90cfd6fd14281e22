/* docs/adr/0003: the kit is glue between React, antd and ProComponents, and stays small enough to be read in an hour. */
import ts from 'typescript';
import { linesOfCode } from '../../config/check/linesOfCode.mjs';
import { importsOf } from './imports';
import { files, isTest, read } from './repository';

const kit = files.filter((file) => file.startsWith('kit/') && !isTest(file));
const MOST_LINES = 2_512;

test('it knows its packages, and nothing of the product', () => {
  const named = kit
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName))
    .filter((name) => !name.startsWith('.'));
  const packages = new Set(
    named.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  expect([...packages].sort()).toEqual(['@ant-design/pro-components', 'ahooks', 'antd', 'dayjs', 'react', 'zod']);
  // Its types alone: the validators stay on the server.
  expect(kit.filter((file) => /import (?!type ).*'zod'/.test(read(file)))).toEqual([]);
});

test('it does not grow unnoticed', () => {
  const lines = kit.reduce((sum, file) => sum + linesOfCode(read(file)), 0);
  process.stdout.write(`The kit has ${lines} lines of code in ${kit.length} files.\n`);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});

test('the console and the property module both stand on it', () => {
  const users = [...importsOf((file) => /^(src|micro-pms)\//.test(file))]
    .filter(([, imported]) => imported.some((file) => file.startsWith('kit/')))
    .map(([file]) => file.split('/')[0]);
  expect(new Set(users)).toEqual(new Set(['src', 'micro-pms']));
});

test('a comment is no line of code', () => {
  expect(linesOfCode('/** a\n * b */\n\nconst c = 1; // d\n  // e\n')).toBe(1);
});
