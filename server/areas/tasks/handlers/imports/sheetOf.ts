import { ERROR } from '../../../../../src/contract/error-codes';
import type { Template } from '../../../../../src/contract/tasks/template';
import { Failure } from '../../../../http/failure';
import { BadSheet, type SheetFault } from '../../../../platform/sheet/read/badSheet';
import { readFile } from '../../../../platform/sheet/read/readFile';
import type { SheetRow } from '../../../../platform/sheet/read/rowCollector';

const FAILURES: Record<SheetFault, (template: Template) => Failure> = {
  busy: () => new Failure(ERROR.serverBusy),
  foreign: () => new Failure(ERROR.fileTypeRefused, { params: { accept: '.xls,.xlsx' } }),
  old: () => new Failure(ERROR.oldSheet),
  damaged: () => new Failure(ERROR.sheetUnreadable),
  large: () => new Failure(ERROR.sheetTooLarge),
  rows: ({ limit }) => new Failure(ERROR.tooManyRows, { params: { max: limit } }),
};

/** The rows of an uploaded file, its titles among them. */
export async function sheetOf(bytes: Buffer, template: Template): Promise<SheetRow[]> {
  try {
    return await readFile(bytes, template.limit + 1);
  } catch (error) {
    throw error instanceof BadSheet ? FAILURES[error.fault](template) : error;
  }
}
