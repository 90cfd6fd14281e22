import fc from 'fast-check';
import { ERROR } from '../../../../src/contract/error-codes';
import { EXPORT_ACTIONS, EXPORT_STATUS } from '../../../../src/contract/tasks/exports';
import { check } from '../../../../tests/support/property';
import { cleanFileName, exportRefusal, possibleExportActions } from './exportJob';

const { waiting, running, finished, failed, cancelled, expired } = EXPORT_STATUS;

test.each([
  [waiting, 0, ['cancel']],
  [running, 0, ['cancel']],
  [finished, 0, ['download', 'del']],
  [failed, 0, ['retry', 'del']],
  [failed, 3, ['del']],
  [cancelled, 0, ['del']],
  [expired, 0, ['del']],
])('in state %i after %i retries: %j', (status, retries, actions) => {
  expect(possibleExportActions({ status, retries })).toEqual(actions);
});

test('what is not possible has its reason', () => {
  expect(exportRefusal('download', { status: running, retries: 0 })).toBe(ERROR.exportNotReady);
  expect(exportRefusal('download', { status: expired, retries: 0 })).toBe(ERROR.exportExpired);
  expect(exportRefusal('retry', { status: failed, retries: 3 })).toBe(ERROR.exportRetriesUsed);
  expect(exportRefusal('retry', { status: finished, retries: 0 })).toBe(ERROR.exportStatusForbids);
  check(
    fc.property(
      fc.constantFrom(...EXPORT_ACTIONS),
      fc.record({ status: fc.constantFrom(...Object.values(EXPORT_STATUS)), retries: fc.nat(4) }),
      (action, job) => (exportRefusal(action, job) === undefined) === possibleExportActions(job).includes(action),
    ),
    { runs: 500 },
  );
});

test('a file name takes nothing that a file system refuses', () => {
  expect(cleanFileName('a/b\\c:d*e?f"g<h>i|j\u202ek\n')).toBe('a_b_c_d_e_f_g_h_i_j_k_');
  expect(cleanFileName('../../etc')).toBe('.._.._etc');
});
