import { useCallback } from 'react';
import { signOut } from '@/core/session/account';
import { useMayLose } from '../tabs/useMayLose';

/** Out, unless the user would rather keep what was typed. */
export function useSignOut() {
  const mayLose = useMayLose();
  return useCallback(async () => {
    if (await mayLose()) await signOut();
  }, [mayLose]);
}
