/**
 * The characters that a spreadsheet puts around a number: blanks, thousands separators, currency and percent signs,
 * also full-width.
 */
const AROUND_NUMBERS = /[\s,，¥￥%％]/g;

/** The cells of a copied block of a spreadsheet; null for the text of a single cell, which the field takes by itself. */
export function pastedRows(text: string): string[][] | null {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.normalize('NFKC').replace(AROUND_NUMBERS, '')));
}

interface CellAt {
  row: number;
  column: number;
}

/** The rows with a block written over them from a cell on; cells beyond the last column or `max` are left out. */
export function withBlock(
  rows: readonly object[],
  block: readonly (readonly string[])[],
  { at: { row, column }, columns, max }: { at: CellAt; columns: readonly string[]; max: number },
): object[] {
  const length = Math.min(max, Math.max(rows.length, row + block.length));
  return Array.from({ length }, (_, index) => {
    const cells = block[index - row] ?? [];
    const given = cells.flatMap((cell, i) => {
      const name = columns[column + i];
      return name === undefined ? [] : [[name, cell] as const];
    });
    return { ...rows[index], ...Object.fromEntries(given) };
  });
}
