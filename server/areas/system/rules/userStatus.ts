import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { USER_STATUS, type UserStatus } from '../../../../src/contract/system/users';

interface Change {
  from: UserStatus;
  to: 0 | 1;
  isOneself: boolean;
}

/**
 * Why an account may not be enabled or disabled (docs/domain/system.md#users); whether it is the last administrator is
 * checked in the database.
 */
export function switchProblem({ from, to, isOneself }: Change): ErrorCode | undefined {
  if (to === USER_STATUS.disabled && isOneself) return ERROR.disablesOneself;
  // Only time or a new password unlocks it: if an administrator could enable it, the guessing would go on.
  if (to === USER_STATUS.enabled && from === USER_STATUS.locked) return ERROR.lockedByPasswords;
  return undefined;
}
