import { lazy, Suspense, useState } from 'react';
import { type Banner, bannerApi } from '@/contract/content/banners';
import { PUBLISH_STATUS } from '@/contract/content/publishing';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import { useSelection } from '@/shared/batch/useSelection';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { publishActions } from '../shared/publishActions';
import { useUsedBy } from '../shared/useUsedBy';
import type { EditedBanner } from './BannerDrawer';
import { bannerFields } from './bannerFields';

const BannerDrawer = lazy(async () => ({ default: (await import('./BannerDrawer')).BannerDrawer }));

const table = bannerFields.table({
  show: [
    ...(['bannerName', 'image', 'position', 'publishStatus', 'jumpType', 'jumpTarget', 'branchNames'] as const),
    ...(['customerTypes', 'startTime', 'endTime', 'sort', 'clickCount', 'gmtModified'] as const),
  ],
  search: ['bannerName', 'position', 'publishStatus', 'branchId', 'startTime'],
  file: [
    ...(['bannerName', 'position', 'publishStatus', 'jumpType', 'jumpTarget', 'branchNames', 'startTime'] as const),
    ...(['endTime', 'sort', 'clickCount', 'createdByName', 'updatedBy', 'gmtModified'] as const),
  ],
});

const CODES = { publish: 'banner_publish', takeDown: 'banner_takeDown', remove: 'banner_del' } as const;
const keyOf = ({ bannerId }: Banner) => bannerId;

/** Takes several banners down together; banners that could not be taken down stay selected. */
function useTakeDown() {
  const selection = useSelection(keyOf);
  const run = useBatchRun();
  const { choice, count, keep } = selection;
  const bar = useBatchBar(selection, {
    byQuery: true,
    isIdle: ({ publishStatus, changeable }) => !changeable || publishStatus !== PUBLISH_STATUS.published,
    actions: [
      {
        ...{ code: 'banner_batchTakeDown', label: 'action.takeDown', danger: true },
        confirm: { title: 'banner.askTakeDownMany', values: { count } },
        onAction: async () => {
          const result = await run(choice, {
            preview: () => call(bannerApi.batchTakeDownPreview, choice),
            run: (expected) => call(bannerApi.batchTakeDown, { ...choice, expected }),
          });
          if (result) keep(result);
        },
      },
    ],
  });
  return bar;
}

function BannersScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedBanner>();
  const bar = useTakeDown();
  const { usedBy, drawer } = useUsedBy('banner', 'banner_usedBy');
  const actionsOf = (row: Banner): Action[] => {
    const { bannerId, version, bannerName: name, publishStatus, changeable, jumpTarget } = row;
    const one = { bannerId, version };
    return [
      ...(changeable
        ? [{ code: 'banner_edit', label: 'action.edit', onAction: () => setEdited(row) } satisfies Action]
        : []),
      ...publishActions(
        { name, publishStatus, changeable },
        {
          codes: CODES,
          publish: () => call(bannerApi.publish, one),
          takeDown: () => call(bannerApi.takeDown, one),
          remove: () => call(bannerApi.delete, one),
        },
      ),
      { code: 'banner_copyLink', label: 'publishing.copyLink', onAction: () => copyLink(jumpTarget) },
      usedBy(bannerId, name),
    ];
  };
  const add = (
    <ActionButton
      code="banner_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited({ branchIds: [branchId] })}
    />
  );
  return (
    <>
      <CrudTable<Banner>
        header={
          <PageHeader inList title="banner.title" help="banner.help">
            {add}
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="bannerId"
        list={bannerApi.page}
        exported="banner_export"
        emptyText="banner.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <BannerDrawer record={edited} onClose={() => setEdited(undefined)} />
      </Suspense>
      {drawer}
    </>
  );
}

/** /content/banner */
export const Banners = withTexts(['content/banners', 'content/publishing'], BannersScreen);
