import { PROPERTY_TEMPLATES } from '../../../../../src/contract/tasks/property-templates';
import { cell, type CellProblem, codeIn, type ImportRow } from '../../../tasks/public';

export const orNothing = (text: string) => (text === '' ? null : text);

export const choiceOf = (row: ImportRow, code: 'PMS_TENANT' | 'PMS_METER', field: string) =>
  codeIn(PROPERTY_TEMPLATES[code], field, cell(row, field));

/** A cell that is wrong by itself is not looked at again. */
export const isWrong = ({ problems }: ImportRow, field: string) => problems.some((one) => one.field === field);

export const withProblems = (row: ImportRow, found: readonly CellProblem[]): ImportRow => ({
  ...row,
  problems: [...row.problems, ...found.filter(({ field }) => !isWrong(row, field))],
});
