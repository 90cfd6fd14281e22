import { AccessContext } from '@@/plugin-access/context';
import { type PropsWithChildren, useMemo } from 'react';
import { useCan } from '@/core/auth/permission';

/** What `useAccess()` answers follows the session, without a copy of it in Umi's initial state. */
export function AccessBridge({ children }: PropsWithChildren) {
  const can = useCan();
  const access = useMemo(() => ({ can }), [can]);
  return <AccessContext value={access}>{children}</AccessContext>;
}
