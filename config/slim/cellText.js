/*
 * What a cell of ProTable has no room for is cut by the cell, and said by its title (kit/table/fullText.ts); codes are
 * copied by a button of the kit. ProTable has a text of antd's for it, which measures itself, in each cell (ADR 9).
 */
export function genCopyable(dom, { copyable }) {
  if (copyable) throw new Error('A column that can be copied is `f.code` (kit/fields/CodeText.tsx).');
  return dom;
}
