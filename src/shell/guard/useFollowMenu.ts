import { useEffect, useRef } from 'react';
import { useChanges } from '@/core/http/freshness';
import { session } from '@/core/session/session';
import { applyMenu } from '../menu/applyMenu';
import { readPages } from './loadPages';

/** The kinds of records that menu and permissions consist of. */
const MADE_OF = ['menu', 'role', 'button'] as const;

/** Changes made in this tab show in its own menu at once, without a reload. */
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
