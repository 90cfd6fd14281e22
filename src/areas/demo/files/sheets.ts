import { CFB, type Range, read, utils, write } from '@e965/xlsx';

export interface Sheet {
  titles: readonly string[];
  rows: readonly { key: number; cells: readonly string[] }[];
}

/** A list of a few columns may be as long as this on a demo page. */
const MOST_ROWS = 1_000;

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The rows as a workbook of one sheet. */
export function workbookOf(rows: readonly (readonly string[])[], merged: Range[] = []): Blob {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!merges'] = merged;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  // With this type the library answers a buffer, which its declaration does not say.
  const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return new Blob([bytes], { type: MIME });
}

/** The first sheet of a file, with the texts that the file shows. */
export function readWorkbook(bytes: ArrayBuffer): Sheet {
  const book = read(bytes, { sheetRows: MOST_ROWS + 1, cellFormula: false });
  const [sheet] = book.SheetNames.map((name) => book.Sheets[name]);
  if (!sheet) throw new Error('A workbook without a sheet.');
  const [titles = [], ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
  return { titles, rows: rows.map((cells, key) => ({ key, cells })) };
}

/** The part of the library's archive functions that is used here. */
interface Archives {
  utils: { cfb_new: () => object; cfb_add: (archive: object, name: string, content: Uint8Array) => void };
  write: (archive: object, options: object) => ArrayLike<number>;
}
// The library declares no type for its archive functions.
const archives = CFB as Archives;

/** Texts under their names, as a zip archive. */
export function archiveOf(files: readonly (readonly [name: string, content: string])[]): Blob {
  const archive = archives.utils.cfb_new();
  for (const [name, content] of files) archives.utils.cfb_add(archive, `/${name}`, new TextEncoder().encode(content));
  const bytes = archives.write(archive, { fileType: 'zip', compression: true, type: 'array' });
  return new Blob([Uint8Array.from(bytes)], { type: 'application/zip' });
}
