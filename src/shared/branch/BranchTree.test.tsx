import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Branch } from '@/contract/account/platform-user';
import { foundIn, rowsOf } from './branchRows';
import { BranchTree } from './BranchTree';

const branch = (branchId: string, children: Branch[] = []): Branch => ({
  branchId,
  branchName: `公司${branchId}`,
  orgType: 2,
  children,
});
const hundred = (make: (i: number) => Branch) => Array.from({ length: 100 }, (_, i) => make(i));
/** 10,000 of them: a hundred with 99 below each. */
const rows = rowsOf(hundred((i) => branch(`A${i}`, hundred((j) => branch(`A${i}B${j}`)).slice(1))));

const onToggle = jest.fn<undefined, [number]>();
const draw = (query = '', chosen: string[] = []) => (
  <BranchTree
    {...{ rows, query, onToggle }}
    found={foundIn(rows, query)}
    chosen={new Set(chosen)}
    multiple
    label="公司"
  />
);
const ids = () => screen.getAllByRole('treeitem').map((item) => item.lastElementChild?.textContent);
const active = () => {
  const tree = screen.getByRole('tree');
  return document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.lastElementChild?.textContent;
};
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('tree'), { key });
};

beforeEach(() => onToggle.mockClear());

test('of ten thousand companies only those in sight are drawn, with a search or without', async () => {
  const { rerender } = render(draw());
  expect(rows).toHaveLength(10_000);
  expect(ids().length).toBeLessThanOrEqual(24);
  expect(ids()[0]).toBe('A0');
  rerender(draw('a99b'));
  expect(ids().slice(0, 3)).toEqual(['A99', 'A99B1', 'A99B2']);
  expect(ids().length).toBeLessThanOrEqual(24);
  const tree = screen.getByRole('tree');
  Object.defineProperty(tree, 'scrollTop', { value: 1_000_000, writable: true });
  fireEvent.scroll(tree);
  await waitFor(() => expect(ids().at(-1)).toBe('A99B99'));
});

test('arrows walk, fold and unfold; the space bar chooses; a parent shows that some below it are chosen', () => {
  render(draw('', ['A1B7']));
  press('ArrowDown', 'ArrowUp', 'ArrowUp');
  expect(active()).toBe('A0');
  press('ArrowLeft', 'ArrowDown');
  expect([active(), screen.getAllByRole('treeitem')[0]?.getAttribute('aria-expanded')]).toEqual(['A1', 'false']);
  expect(screen.getAllByRole('treeitem')[1]?.getAttribute('aria-checked')).toBe('mixed');
  press('ArrowRight', 'ArrowRight');
  expect(active()).toBe('A1B2');
  press('ArrowLeft');
  expect(active()).toBe('A1');
  press(' ');
  expect(onToggle.mock.calls).toEqual([[100]]);
  fireEvent.click(screen.getAllByRole('treeitem')[0]!);
  expect(onToggle).toHaveBeenLastCalledWith(0);
});
