import { EXPORT_FILE_TYPE, type ExportField, type ExportFileType } from '../../../../src/contract/tasks/exports';
import { BOM, csvLine } from './csv';
import type { Cell } from './cells';
import { FIXED_PARTS, SHEET_END, SHEET_PART, sheetRow, sheetStart, WORKBOOK_PART, workbookOf } from './xlsx';
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

const openXlsx: Open = async (fields, sink, name = '') => {
  const zip = createZip(sink);
  for (const [path, content] of Object.entries({ ...FIXED_PARTS, [WORKBOOK_PART]: workbookOf(name) })) {
    const part = await zip.open(path);
    await part.write(content);
    await part.close();
  }
  const sheet = await zip.open(SHEET_PART);
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
