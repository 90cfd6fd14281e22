/* docs/console.md#lists: the state that no list is shown without, and that stands on its card, is that of the record. */
import { files, isTest, read } from './repository';

const sources = files.filter((file) => /^(src|micro-pms\/src)\/.*\.tsx?$/.test(file) && !isTest(file));

/** Tables of codes whose tags have the colour of their meaning, by the names under which they are imported. */
const toned = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/const (\w+) = codeTable\((.*?)\);/gs)].flatMap(([, name = '', given = '']) =>
      given.includes('tones:') ? [name] : [],
    ),
  ),
);

/** The first field of a description that lists take for the state. */
function stateOf(text: string) {
  const fields = [...text.matchAll(/^ {2}(\w+): f\.codes\((\w+)(.*)$/gm)];
  return fields.find(([, , table = '', given = '']) => toned.has(table) && !given.includes('isState: false'))?.[1];
}

test('the first coloured tag of a record that has a state is its state', () => {
  expect(toned.size).toBeGreaterThan(50);
  const states = sources.flatMap((file) => {
    const text = read(file);
    const state = text.includes('fieldsOf<') ? stateOf(text) : undefined;
    const own = /^ {2}(\w*(?:[sS]tatus|[sS]tate)): f\.codes\(/m.exec(text)?.[1];
    return state && own ? [{ file, state, own }] : [];
  });
  expect(states.length).toBeGreaterThan(40);
  expect(states.filter(({ state }) => !/status|state|verdict/i.test(state))).toEqual([]);
});
