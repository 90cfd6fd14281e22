import { lazy, Suspense, useState } from 'react';
import { homeConfigApi, type HomePage } from '@/contract/content/home/pages';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { kit } from '@kit/host';
import { CrudTable } from '@kit/table/CrudTable';
import { type Opened, pageActions } from './pageActions';
import type { EditedPage } from './PageDialog';
import { pageFields } from './pageFields';

const PageDialog = lazy(async () => ({ default: (await import('./PageDialog')).PageDialog }));
const TakeDownDialog = lazy(async () => ({ default: (await import('./TakeDownDialog')).TakeDownDialog }));
const VersionDrawer = lazy(async () => ({ default: (await import('./VersionDrawer')).VersionDrawer }));
const OverrideDrawer = lazy(async () => ({
  default: (await import('./overrides/OverrideDrawer')).OverrideDrawer,
}));
const PublishPage = lazy(async () => ({ default: (await import('../shared/publish-page/PublishPage')).PublishPage }));

const table = pageFields.table({
  show: [
    ...(['pageName', 'clientKind', 'app', 'versionNo', 'branchNames', 'publishStatus', 'publishTime'] as const),
    ...(['takeDownTime', 'updatedByName', 'gmtModified'] as const),
  ],
  search: ['pageName', 'app', 'branchId', 'publishStatus'],
});

/** The panel that is open beside the list, and its page. */
type Beside = { what: Exclude<Opened, 'edit'>; page: HomePage } | undefined;

/** Pages of the app (docs/domain/home-pages.md#pages). */
export function PageList() {
  const { branchId } = useSession();
  const mayDesign = kit().useCan()('homeConfig_design');
  const [edited, setEdited] = useState<EditedPage>();
  const [beside, setBeside] = useState<Beside>();
  const close = () => setBeside(undefined);
  const open = (what: Exclude<Opened, 'edit'>) => (page: HomePage) => setBeside({ what, page });
  const opens = {
    ...{ edit: setEdited, publish: open('publish'), takeDown: open('takeDown') },
    ...{ versions: open('versions'), overrides: open('overrides') },
  };
  const add = (
    <ActionButton
      code="homeConfig_add"
      label="homeConfig.add"
      type="primary"
      onAction={() => setEdited({ branchIds: [branchId] })}
    />
  );
  return (
    <>
      <CrudTable<HomePage>
        {...table}
        rowKey="pageId"
        list={homeConfigApi.page}
        exported="homeConfig_export"
        emptyText="homeConfig.empty"
        emptyAction={add}
        toolBarRender={() => [<span key="add">{add}</span>]}
        actions={(row) => <RowActions actions={pageActions(row, opens, mayDesign)} />}
      />
      <Suspense fallback={null}>
        <PageDialog record={edited} onClose={() => setEdited(undefined)} />
        {beside?.what === 'publish' && <PublishPage pageId={beside.page.pageId} onClose={close} />}
        {beside?.what === 'takeDown' && <TakeDownDialog page={beside.page} onClose={close} />}
        {beside?.what === 'versions' && <VersionDrawer page={beside.page} onClose={close} />}
        {beside?.what === 'overrides' && <OverrideDrawer page={beside.page} onClose={close} />}
      </Suspense>
    </>
  );
}
