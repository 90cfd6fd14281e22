import { EXPORT_FILE_TYPE, type ExportField, type ExportFileType } from '../../../src/contract/export-jobs';
import { BOM, csvLine } from '../../rules/csv';
import type { Cell } from '../../rules/exportCells';

export type Rows = readonly (readonly Cell[])[];
export type Sink = (chunk: string | Buffer) => Promise<void>;

/** Writes a file piece by piece: what has been handed over is not kept in memory. */
export interface SheetWriter {
  write: (rows: Rows) => Promise<void>;
  end: () => Promise<void>;
}

type Open = (fields: readonly ExportField[], sink: Sink) => Promise<SheetWriter>;

const openCsv: Open = async (fields, sink) => {
  await sink(BOM + csvLine(fields.map(({ fieldTitle }) => ({ kind: 'text', text: fieldTitle }))));
  return {
    write: (rows) => sink(rows.map(csvLine).join('')),
    end: () => Promise.resolve(),
  };
};

/** The kinds of files that can be written; every export goes through here, so that no cell is written unguarded. */
export const WRITERS: Partial<Record<ExportFileType, { open: Open; mime: string }>> = {
  [EXPORT_FILE_TYPE.csv]: { open: openCsv, mime: 'text/csv; charset=utf-8' },
};
