import { EXPORT_FILE_TYPE, type ExportField, type ExportFileType } from '../../../../src/contract/tasks/exports';
import { BOM, csvLine } from './csv';
import type { Cell } from './cells';
import { partsBeside, SHEET_END, sheetPart, sheetRow, sheetStart } from './xlsx';
import type { Sink } from './sink';
import { createZip } from './zip';

type Rows = readonly (readonly Cell[])[];
/** Writes a file piece by piece: what has been handed over is not kept in memory. */
export interface SheetWriter {
  write: (rows: Rows) => Promise<void>;
  end: () => Promise<void>;
}

/** `name`: of the sheet, where the file has one. */
type Open = (fields: readonly ExportField[], sink: Sink, name?: string) => Promise<SheetWriter>;

const openCsv: Open = async (fields, sink) => {
  await sink(BOM + csvLine(fields.map(({ fieldTitle }) => ({ kind: 'text', text: fieldTitle }))));
  return {
    write: (rows) => sink(rows.map(csvLine).join('')),
    end: () => Promise.resolve(),
  };
};

async function beginXlsx(names: readonly string[], sink: Sink) {
  const zip = createZip(sink);
  for (const [path, content] of Object.entries(partsBeside(names))) {
    const part = await zip.open(path);
    await part.write(content);
    await part.close();
  }
  return zip;
}

const openXlsx: Open = async (fields, sink, name = '') => {
  const zip = await beginXlsx([name], sink);
  const sheet = await zip.open(sheetPart(0));
  await sheet.write(sheetStart(fields));
  let number = 1;
  return {
    write: (rows) => sheet.write(rows.map((cells) => sheetRow(cells, (number += 1))).join('')),
    async end() {
      await sheet.write(SHEET_END);
      await sheet.close();
      await zip.end();
    },
  };
};

/** Every export goes through here, so that no cell is written unguarded. */
export const WRITERS: Record<ExportFileType, { open: Open; mime: string }> = {
  [EXPORT_FILE_TYPE.xlsx]: {
    open: openXlsx,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  [EXPORT_FILE_TYPE.csv]: { open: openCsv, mime: 'text/csv; charset=utf-8' },
};

export interface NamedSheet {
  name: string;
  fields: readonly ExportField[];
  rows: Rows;
}

/** Written at once, so that a sheet of a hundred thousand rows is not one text. */
const AT_ONCE = 2_000;

/** A file of several sheets, each with its heads. */
export async function writeWorkbook(sheets: readonly NamedSheet[], sink: Sink) {
  const zip = await beginXlsx(
    sheets.map(({ name }) => name),
    sink,
  );
  for (const [nth, { fields, rows }] of sheets.entries()) {
    const sheet = await zip.open(sheetPart(nth));
    await sheet.write(sheetStart(fields));
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      await sheet.write(some.map((cells, i) => sheetRow(cells, from + i + 2)).join(''));
    }
    await sheet.write(SHEET_END);
    await sheet.close();
  }
  await zip.end();
}
