import { useModel } from '@umijs/max';
import { type PropsWithChildren, useEffect } from 'react';
import { session } from '@/core/session/session';
import { initialState } from './initialState';

/** Brings each change of the session into Umi's initial state, from which `useAccess()` is made. */
export function AccessBridge({ children }: PropsWithChildren) {
  const { setInitialState } = useModel('@@initialState');
  useEffect(() => {
    const update = () => void setInitialState(initialState());
    update();
    return session.subscribe(update);
  }, [setInitialState]);
  return children;
}
