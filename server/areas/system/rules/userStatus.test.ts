import { ERROR } from '../../../../src/contract/error-codes';
import { PASSWORD } from '../../../../src/contract/patterns';
import { newPassword } from '../../../platform/password/newPassword';
import { switchProblem } from './userStatus';

test.each([
  [0, 0, true, ERROR.disablesOneself],
  [1, 0, true, ERROR.disablesOneself],
  [1, 0, false, undefined],
  [2, 0, false, undefined],
  [0, 1, false, undefined],
  [1, 1, true, undefined],
  [2, 1, false, ERROR.lockedByPasswords],
] as const)('from %i to %i, oneself %s: %s', (from, to, isOneself, problem) => {
  expect(switchProblem({ from, to, isOneself })).toBe(problem);
});

test('a password that is handed over is a good one, and another one each time', () => {
  const many = Array.from({ length: 500 }, newPassword);
  expect(many.filter((one) => !PASSWORD.test(one) || one.length !== 12 || /[0O1lI]/.test(one))).toEqual([]);
  expect(new Set(many).size).toBe(many.length);
});
