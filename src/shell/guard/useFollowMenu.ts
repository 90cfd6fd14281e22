import { useEffect, useRef } from 'react';
import { useChanges } from '@/core/http/freshness';
import { session } from '@/core/session/session';
import { applyMenu } from '../menu/applyMenu';
import { readPages } from './loadPages';

/** What the menu and the permissions are made of. */
const MADE_OF = ['menu', 'role', 'button'] as const;

/** What was changed in this tab shows in its own menu at once, and not after a reload only. */
export function useFollowMenu() {
  const changes = useChanges(MADE_OF);
  const shown = useRef(changes);
  useEffect(() => {
    if (shown.current === changes) return;
    shown.current = changes;
    readPages().then(
      (nodes) => {
        // The user may have left meanwhile.
        if (session.stage() === 'in') applyMenu(nodes);
      },
      // The menu stays as it was; a reload shows why.
      () => undefined,
    );
  }, [changes]);
}
