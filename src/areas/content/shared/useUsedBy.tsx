import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import type { UsedKind } from '@/contract/content/references';
import type { Action } from '@kit/actions/action';
import type { Used } from './UsedByDrawer';

const UsedByDrawer = lazy(async () => ({ default: (await import('./UsedByDrawer')).UsedByDrawer }));

/** The action of a list that says where a row is used, and its drawer. */
export function useUsedBy(targetType: UsedKind, code: ButtonCode) {
  const [used, setUsed] = useState<Used>();
  const usedBy = (targetId: string, name: string): Action => ({
    ...{ code, label: 'publishing.usedBy' },
    onAction: () => setUsed({ targetType, targetId, name }),
  });
  const drawer: ReactNode = used && (
    <Suspense fallback={null}>
      <UsedByDrawer used={used} onClose={() => setUsed(undefined)} />
    </Suspense>
  );
  return { usedBy, drawer };
}
