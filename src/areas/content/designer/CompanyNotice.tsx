import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { MergedPage } from '@/contract/content/home/company/overrides';
import { useCan } from '@/core/auth/permission';
import { T } from '@/core/i18n';

const ConflictDrawer = lazy(async () => ({
  default: (await import('../shared/override/ConflictDrawer')).ConflictDrawer,
}));

interface Props {
  company: MergedPage;
  isEditable: boolean;
  /** Stores what is on the screen; answers false when that failed. */
  save: () => Promise<boolean>;
  onSettled: () => void;
}

/**
 * The company for which the page is edited, and the conflicts to be decided first
 * (docs/domain/home-pages.md#overrides).
 */
export function CompanyNotice({ company, isEditable, save, onSettled }: Props) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { pageId, branchId, branchName: name, versionNo, conflicts, limited } = company;
  const count = conflicts.length;
  return (
    <>
      <Alert
        type={count > 0 ? 'warning' : 'info'}
        showIcon
        title={<T id={count > 0 ? 'override.conflicts' : 'override.editing'} values={{ name, versionNo, count }} />}
        {...(limited.length > 0 ? { description: <T id="override.limited" values={{ count: limited.length }} /> } : {})}
        action={
          count > 0 && isEditable && can('homeConfig_resolve') ? (
            <Button size="small" onClick={async () => setOpen(await save())}>
              <T id="override.resolve" />
            </Button>
          ) : null
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDrawer {...{ pageId, branchId, name }} onClose={() => setOpen(false)} onSettled={onSettled} />
        </Suspense>
      )}
    </>
  );
}
