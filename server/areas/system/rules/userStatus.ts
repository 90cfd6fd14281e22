import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { USER_STATUS, type UserStatus } from '../../../../src/contract/system/users';

interface Change {
  from: UserStatus;
  to: 0 | 1;
  isOneself: boolean;
}

/**
 * Why an account may not be enabled or disabled (docs/domain/system.md#users); the last administrator is the database's
 * question.
 */
export function switchProblem({ from, to, isOneself }: Change): ErrorCode | undefined {
  if (to === USER_STATUS.disabled && isOneself) return ERROR.disablesOneself;
  // Only time or a new password opens it: an administrator who "enables" it would let the guessing go on.
  if (to === USER_STATUS.enabled && from === USER_STATUS.locked) return ERROR.lockedByPasswords;
  return undefined;
}
