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
