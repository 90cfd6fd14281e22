/* whoever names another branch, or an object of another branch, learns no more than that it is not his. */
import * as z from 'zod';
import { ERROR } from '../../src/contract/error-codes';
import { exportApi } from '../../src/contract/tasks/exports';
import type { Client } from '../support/client';
import { main } from '../support/backends';
import { answerTo, closed, type Operation } from './operations';
import { sendRows } from './tasks/imports';
import { openPeople, type People, USER } from './system/people';
import { samples } from './samples/samples';

/** One of somebody else, and one of nobody, in the inputs that name an object. */
const NAMES: Record<string, { theirs: string; nobodys: string }> = {
  userId: { theirs: USER.admin, nobodys: '9999999' },
  staffId: { theirs: 'S00541', nobodys: 'S99999' },
  branchId: { theirs: 'FDC', nobodys: 'FDX' },
  hostBranchId: { theirs: 'FDC', nobodys: 'FDX' },
  branchIds: { theirs: 'FDC', nobodys: 'FDX' },
  loginBranchIds: { theirs: 'FDC', nobodys: 'FDX' },
  jobNo: { theirs: '', nobodys: 'EX202603999999' },
  jobNos: { theirs: '', nobodys: 'EX202603999999' },
  // Into a fair that he sees, by another company.
  importNo: { theirs: '', nobodys: 'IM202603999999' },
};
const FAIR = { theirs: '70006', nobodys: '99999999' };

/** Changes nobody but oneself, and takes no notice of what is an administrator's to set. */
const OWN = 'profileApi.updateUser';

const fieldsOf = ({ endpoint, input }: Operation) => [
  ...new Set([
    ...Object.keys(input),
    ...(endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : []),
  ]),
];

/** Every input of every operation that can name an object of another branch. */
const named = closed
  .filter(({ name }) => name !== OWN)
  .flatMap((operation) =>
    fieldsOf(operation).flatMap((field) => {
      const names = field === 'id' && operation.name.startsWith('tradeFairApi.') ? FAIR : NAMES[field];
      return names ? [{ operation, field, names, cell: `${operation.name} ${field}` }] : [];
    }),
  );

let people: People;
let narrow: Client;

beforeAll(async () => {
  people = await openPeople(() => main.start());
  narrow = await people.enterNarrow('BRANCH', 'FDB');
  const { jobNo } = await people.admin.data(exportApi.saveExportJob, samples.exportApi.saveExportJob);
  for (const field of ['jobNo', 'jobNos']) NAMES[field]!.theirs = jobNo;
  const { data } = await sendRows(people.admin, ['GYS00015', 'B-01', '', ''], ['GYS99999', '', '', '']);
  NAMES.importNo!.theirs = data.importNo;
});
afterAll(() => people.backend.stop());

test('no call works for another branch than that of its token', async () => {
  for (const operation of closed.filter(({ endpoint }) => endpoint.client === 'platform')) {
    const { code, data } = await answerTo(narrow, operation, { 'x-branch-id': 'FDC' });
    const own: unknown = expect.objectContaining({ branchId: 'FDB' });
    expect([operation.name, code, data]).toEqual([operation.name, ERROR.branchMismatch, own]);
  }
});

/** An answer without the name that was asked for: what is left must not tell one object from another. */
const blank = (answer: object, name: string) => JSON.parse(JSON.stringify(answer).replaceAll(name, '…')) as object;

test.each(named)('$cell: what is of another branch is answered as what is not there', async (one) => {
  const { operation, field, names } = one;
  const isList = Array.isArray(operation.input[field]) || field.endsWith('s');
  const ask = async (name: string) => {
    const input = { ...operation.input, [field]: isList ? [name] : name };
    return blank(await answerTo(narrow, { ...operation, input }), name);
  };
  const theirs = await ask(names.theirs);
  expect(theirs).toEqual(await ask(names.nobodys));
});

test('the matrix has a cell for every call that names a fair, a user, a job or a branch', () => {
  expect(named.length).toBeGreaterThanOrEqual(25);
  expect(named.map(({ cell }) => cell)).toEqual(
    expect.arrayContaining([
      ...['tradeFairApi.publish id', 'usersApi.resetPassword userId', 'exportApi.delete jobNos'],
      'importApi.undo importNo',
    ]),
  );
});
