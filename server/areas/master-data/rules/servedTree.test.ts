import { servedTree } from './servedTree';

const row = (id: string, parentId: string | null, sort = 0) => ({ id, parentId, name: `n${id}`, sort });
const ROWS = [row('42', null), row('4206', '42', 2), row('4201', '42', 1), row('420106', '4201'), row('31', null, 9)];

test('a served node brings all below it along, and the way down to it', () => {
  expect(servedTree(ROWS, new Set(['4201', '31']))).toEqual([
    {
      id: '42',
      name: 'n42',
      children: [{ id: '4201', name: 'n4201', children: [{ id: '420106', name: 'n420106', children: [] }] }],
    },
    { id: '31', name: 'n31', children: [] },
  ]);
  expect(servedTree(ROWS, new Set(['42']))[0]?.children.map(({ id }) => id)).toEqual(['4201', '4206']);
  expect(servedTree(ROWS, new Set(['999']))).toEqual([]);
});
