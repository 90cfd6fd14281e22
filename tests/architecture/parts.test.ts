import { files, read } from './repository';

const IMPORT = /import (type )?\{([^}]*)\} from '(antd|@ant-design\/pro-components|ahooks)'/g;
const USERS = /^(kit|micro-pms\/src)\/.*\.tsx?$/;

/** What is imported by name, types aside. */
const namesIn = (source: string) =>
  [...source.matchAll(IMPORT)].flatMap(([, isType, names = '']) =>
    isType
      ? []
      : names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          .filter((name) => name !== '' && !name.startsWith('type ')),
  );

test('the console offers the module every part that it and the kit import (docs/adr/0038)', () => {
  const offered = read('src/shell/micro/parts.ts');
  const isOffered = (name: string) => new RegExp(`\\b${name}\\b`).test(offered);
  const wanted = files
    .filter((file) => USERS.test(file) && !file.includes('.test.'))
    .flatMap((file) => namesIn(read(file)));
  expect(new Set(wanted).size).toBeGreaterThan(20);
  expect([...new Set(wanted)].filter((name) => !isOffered(name))).toEqual([]);
});

test('of a part that comes late nothing is asked but itself: it is a component and has no parts of its own', () => {
  const [, late = ''] = /const late = \{([^}]*)\}/.exec(read('src/shell/micro/parts.ts')) ?? [];
  const names = [...late.matchAll(/^\s+(\w+): lazy/gm)].map(([, name]) => name);
  expect(names).toContain('Upload');
  const asked = new RegExp(`\\b(${names.join('|')})\\.[A-Z]\\w+`, 'g');
  const wrong = files
    .filter((file) => USERS.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...read(file).matchAll(asked)].map(([use]) => `${file}: ${use}`));
  expect(wrong).toEqual([]);
});
