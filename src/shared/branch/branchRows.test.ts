import fc from 'fast-check';
import type { Branch } from '@/contract/account/platform-user';
import { check } from '@tests/support/property';
import { countsOf, foundIn, rowsOf, toggled, unfolded, withParents } from './branchRows';

/** Trees whose ids are their positions: '0', '0.1', '0.1.0'. */
const { forest } = fc.letrec<{ tree: Branch; forest: Branch[] }>((tie) => ({
  tree: fc.record({
    branchId: fc.constantFrom('Fd', 'FD', 'x', 'Y1'),
    branchName: fc.constantFrom('江城', '江南', '分公司A', 'a'),
    orgType: fc.constant(2),
    children: fc.oneof({ maxDepth: 4, depthSize: 'small' }, fc.constant<Branch[]>([]), tie('forest')),
  }),
  forest: fc.array(tie('tree'), { maxLength: 4 }),
}));

const placed = (branches: readonly Branch[], at = ''): Branch[] =>
  branches.map((one, i) => {
    const branchId = `${at}${one.branchId}${i}`;
    return { ...one, branchId, children: placed(one.children, `${branchId}.`) };
  });
const forests = forest.map((one) => placed(one));

const listed = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...listed(branch.children)]);

/** What a naive search of a tree keeps: whoever matches, and whoever has one below that does. */
const searched = (branches: readonly Branch[], query: string): string[] =>
  branches.flatMap(({ branchId, branchName, children }) => {
    const below = searched(children, query);
    const isIn = branchName.includes(query) || branchId.toLowerCase().includes(query.toLowerCase());
    return isIn || below.length > 0 ? [branchId, ...below] : [];
  });

test('the list is the tree read from top to bottom, and a search of it that of the tree', () => {
  check(
    fc.property(forests, fc.constantFrom('', '江', 'A', 'fd', 'FD1', ' x ', '没有'), (branches, query) => {
      const rows = rowsOf(branches);
      const ids = (indices: readonly number[]) => indices.map((index) => rows[index]?.branchId);
      expect(rows.map(({ branchId }) => branchId)).toEqual(listed(branches).map(({ branchId }) => branchId));
      expect(ids(withParents(rows, foundIn(rows, query)))).toEqual(searched(branches, query.trim()));
      expect(unfolded(rows, new Set())).toEqual(rows.map((_, i) => i));
      expect(ids(unfolded(rows, new Set(rows.map(({ branchId }) => branchId))))).toEqual(
        branches.map(({ branchId }) => branchId),
      );
    }),
    { runs: 500 },
  );
});

test('a company is chosen alone or with all below it, and twice is not at all', () => {
  check(
    fc.property(forests, fc.nat(), fc.boolean(), (branches, at, withChildren) => {
      const rows = rowsOf(branches);
      if (rows.length === 0) return;
      const index = at % rows.length;
      const [top] = listed(branches).slice(index, index + 1);
      const expected = top ? (withChildren ? listed([top]) : [top]).map(({ branchId }) => branchId) : [];
      const range = [index, withChildren ? (rows[index]?.end ?? 0) : index + 1] as const;
      const once = toggled(rows, new Set(), range);
      expect([...once]).toEqual(expected);
      expect(toggled(rows, once, range).size).toBe(0);
      const counts = countsOf(rows, once);
      expect((counts[rows[index]?.end ?? 0] ?? 0) - (counts[index] ?? 0)).toBe(expected.length);
      expect(counts.at(-1)).toBe(expected.length);
    }),
    { runs: 500 },
  );
});
