import { endpoints } from '../../src/contract';
import { ACTIVITY_TYPES } from '../../src/contract/promotion/activity';
import {
  anchorsOf,
  callOf,
  callsIn,
  deadDecisions,
  deadLinks,
  deadPaths,
  deadReferences,
  definedIds,
  idsIn,
  type Library,
  outsideReferences,
} from './docs';
import { files, read } from './repository';

const CODE = /^(src|kit|server|mock|tests|config|locales|micro-pms)\/.*\.(tsx?|[mc]?js|css)$|^\.umirc\.ts$/;
/** They hold what is looked for. */
const OWN = /^tests\/architecture\/docs(\.test)?\.ts$/;
const code = files.filter((file) => CODE.test(file) && !OWN.test(file));
const pages = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));

const foldersOf = (file: string) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'));
const known = new Set([...files, ...files.flatMap(foldersOf)]);
const library: Library = (path) => (known.has(path) ? (path.endsWith('.md') ? read(path) : '') : undefined);
const told = (all: readonly string[], find: (file: string) => readonly string[]) =>
  all.flatMap((file) => find(file).map((one) => `${file}: ${one}`));

describe('the repository', () => {
  test('a reference of a comment to a page leads to one of its headings', () => {
    expect(told(code, (file) => deadReferences(read(file), library))).toEqual([]);
    expect(told(code, (file) => deadDecisions(read(file), pages))).toEqual([]);
  });

  test('links between pages lead somewhere, and so do the paths that they name', () => {
    expect(told(pages, (file) => deadLinks(file, read(file), library))).toEqual([]);
    expect(told(pages, (file) => deadPaths(read(file), library))).toEqual([]);
  });

  test('nothing points at papers outside of it', () => {
    expect(told([...code, ...pages], (file) => outsideReferences(read(file)))).toEqual([]);
  });

  test('every id of a requirement, a budget or a worked price stands in its table', () => {
    const defined = new Set([
      ...definedIds(read('docs/requirements.md')),
      ...definedIds(read('docs/domain/pricing.md')),
    ]);
    expect(told([...code, ...pages], (file) => [...idsIn(read(file))].filter((id) => !defined.has(id)))).toEqual([]);
  });

  test('no id is defined twice on a page', () => {
    const ids = definedIds(read('docs/requirements.md'));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['R-01', 'R-64', 'P1', 'P22']));
  });
});

describe('docs/domain', () => {
  const named = files
    .filter((file) => file.startsWith('docs/domain/'))
    .flatMap((file) => callsIn(read(file)))
    .flatMap(({ call, who }) => {
      const types = /\{type\}/i.test(call) ? ACTIVITY_TYPES : [''];
      return types.map((type) => ({
        call: call.replace('{type}', type).replace('{Type}', type.charAt(0).toUpperCase() + type.slice(1)),
        who,
      }));
    });

  test('names every call of the contract, and no other', () => {
    const calls = endpoints.map(([, endpoint]) => callOf(endpoint));
    const told = named.map(({ call }) => call);
    expect(calls.filter((call) => !told.includes(call))).toEqual([]);
    expect(told.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('says of each call which pages or buttons allow it', () => {
    const asked = new Map(named.map(({ call, who }) => [call, who]));
    const wrong = endpoints.flatMap(([name, endpoint]) => {
      const who = asked.get(callOf(endpoint));
      const { access } = endpoint;
      const codes = typeof access === 'string' ? [] : 'pages' in access ? access.pages : access.buttons;
      return who === null || [...codes].sort().join() === [...(who ?? [])].sort().join() ? [] : [name];
    });
    expect(wrong).toEqual([]);
  });
});

describe('what is looked for would be found', () => {
  const pagesHere: Library = (path) =>
    ({ 'docs/a.md': '# A page\n\n## One `word` (or two)\n\n## Twice\n\n## Twice\n' })[path];

  test('anchors are those of GitHub', () => {
    expect([...anchorsOf(pagesHere('docs/a.md') ?? '')]).toEqual(['a-page', 'one-word-or-two', 'twice', 'twice-1']);
  });

  test('a reference to a page or a heading that is not there', () => {
    const text = '/** docs/a.md#twice, docs/a.md#never and docs/b.md; see docs/a.md. */';
    expect(deadReferences(text, pagesHere)).toEqual(['docs/a.md#never', 'docs/b.md']);
    expect(deadDecisions('docs/adr/0001, docs/adr/0002', ['docs/adr/0001-one.md'])).toEqual(['docs/adr/0002']);
  });

  test('a link or a path that leads nowhere', () => {
    const text = '[a](../docs/a.md#twice) [b](b.md) [c](#twice) [d](#never) [e](https://example.com) `src/none.ts`';
    expect(deadLinks('docs/a.md', text, pagesHere)).toEqual(['(b.md)', '(#never)']);
    expect(deadPaths(text, pagesHere)).toEqual(['src/none.ts']);
  });

  test('a paper outside of the repository, and an id that no table has', () => {
    expect(outsideReferences('domain/03 §3.9')).toHaveLength(2);
    expect(outsideReferences("test('DS01 without an override', …)")).toEqual(['DS01']);
    expect(outsideReferences('05b J1: a row stands in one match')).toHaveLength(1);
    expect(outsideReferences('the order of the menu, src/contract/domain.ts')).toEqual([]);
    expect([...idsIn('R-17 and P5, not P001, K1D1 or a-P3')]).toEqual(['R-17', 'P5']);
    expect(definedIds('| R-17 | what |\n| P5  | which |\nR-18')).toEqual(['R-17', 'P5']);
  });

  test('a call of a table, below its prefix', () => {
    const page =
      'Below `/a/b`:\n\n| Call | Who |\n| `GET /c/:id` | page: `one`, `two` | x |\n| `POST /d` | any … | x |\n';
    expect(callsIn(page)).toEqual([
      { call: 'GET /a/b/c/:', who: ['one', 'two'] },
      { call: 'POST /a/b/d', who: null },
    ]);
  });
});
