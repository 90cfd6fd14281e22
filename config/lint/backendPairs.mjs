/**
 * Which area of the backend may import which others, each only through its `public.ts`. An area names areas above itself
 * in this table and none below, so that there is no circle. docs/architecture.md draws the table; a test holds the two
 * together, and another that each area of server/areas has its row.
 *
 * @type {readonly (readonly [area: string, others: readonly string[]])[]}
 */
export const BACKEND_PAIRS = [
  ['tasks', []],
  ['system', []],
  ['master-data', ['tasks']],
  ['property', ['master-data', 'tasks']],
  ['goods', ['master-data', 'tasks']],
  ['promotion', ['master-data', 'tasks', 'goods']],
  ['trade-fair', ['master-data', 'tasks', 'promotion']],
  ['pricing', ['master-data', 'tasks', 'promotion', 'trade-fair']],
  ['orders', ['master-data', 'promotion', 'goods', 'pricing']],
  ['finance', ['master-data', 'orders']],
  ['content', ['tasks', 'master-data', 'goods', 'promotion', 'trade-fair']],
  ['reports', ['master-data', 'orders', 'trade-fair', 'content']],
  ['account', ['system', 'trade-fair', 'orders']],
];

/** The table as docs/architecture.md shows it: a column for each area that somebody may import. */
export function drawPairs(pairs = BACKEND_PAIRS) {
  const imported = pairs.map(([area]) => area).filter((area) => pairs.some(([, others]) => others.includes(area)));
  const rows = pairs.map(([area, others]) => [area, ...imported.map((one) => (others.includes(one) ? '✓' : ''))]);
  const table = [['may import →', ...imported], ...rows];
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)));
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  const [head, ...body] = table.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
