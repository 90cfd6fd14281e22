/* What is shared is shared: a module with one user lives with it (docs/architecture.md). */
import { importsOf } from './imports';
import { files, isTest } from './repository';

/** Which part of the product a file belongs to: a screen, what an area shares, or a layer. */
function ownerOf(file: string) {
  const [, area, screen] = /^src\/areas\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  if (area) return screen === 'shared' ? `${area}/shared` : `${area}/${screen ?? ''}`;
  return file.split('/').slice(0, 2).join('/');
}

const imports = importsOf((file) => /^(src|kit|micro-pms)\//.test(file) && !isTest(file));

/** The owners that reach a module, through other shared modules too. */
function usersOf(wanted: string, seen = new Set<string>()): Set<string> {
  const users = new Set<string>();
  for (const [file, imported] of imports) {
    if (!imported.includes(wanted) || seen.has(file)) continue;
    seen.add(file);
    const isShared = /^src\/shared\/|^src\/areas\/[^/]+\/shared\//.test(file);
    for (const user of isShared ? usersOf(file, seen) : [ownerOf(file)]) users.add(user);
  }
  return users;
}

const areaOf = (owner: string) => owner.split('/')[0] ?? '';
/** What the frame or the property module uses is used by all that stands in it. */
const isByAll = (owner: string) => owner === 'src/shell' || owner.startsWith('micro-pms/');

const WAITING: Readonly<Record<string, string>> = {
  'src/shared/region/RegionCascader.tsx':
    'one of the inputs that the product has to have; customer entry is the first to show it',
};

const modules = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));

const aloneIn = (folder: RegExp, userOf: (owner: string) => string) =>
  modules
    .filter((file) => folder.test(file) && !(file in WAITING))
    .map((file) => [file, [...usersOf(file)]] as const)
    .filter(([, owners]) => !owners.some(isByAll) && new Set(owners.map(userOf)).size < 2);

test('what stands in src/shared is used by two areas, or by the frame', () => {
  expect(aloneIn(/^src\/shared\//, areaOf)).toEqual([]);
});

test('what an area shares is used by two of its screens', () => {
  expect(aloneIn(/^src\/areas\/[^/]+\/shared\//, (owner) => owner)).toEqual([]);
});

test('what waits for its first user has none yet', () => {
  expect(Object.keys(WAITING).filter((file) => usersOf(file).size > 0)).toEqual([]);
});
