import { type Release, RELEASE_STATUS, releaseApi, type ReleaseMoved } from '@/contract/content/releases';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import type { EditedRelease } from './ReleaseDrawer';

const { draft, waiting, out, refused } = RELEASE_STATUS;

export interface Opens {
  view: (release: Release) => void;
  edit: (release: EditedRelease) => void;
  schedule: (release: Release) => void;
  /** Says what has happened to the release, where that is not what the user wanted. */
  tell: (release: Release, moved: ReleaseMoved) => void;
}

/** The actions on a release by its status (docs/domain/releases.md#status). */
export function releaseActions(release: Release, { view, edit, schedule, tell }: Opens): Action[] {
  const { releaseId, version, status, releaseName: name, releaseNo: no, memberCount: count } = release;
  const id = releaseId;
  const values = { name, no, count };
  const is = (...states: readonly Release['status'][]) => states.includes(status);
  return [
    { label: 'action.view', onAction: () => view(release) },
    ...(is(draft)
      ? ([
          { code: 'homeConfig_release', label: 'action.edit', onAction: () => edit({ releaseId }) },
          { code: 'homeConfig_releasePublish', label: 'release.schedule', onAction: () => schedule(release) },
        ] satisfies Action[])
      : []),
    ...(is(draft, waiting)
      ? [
          {
            ...{ code: 'homeConfig_releasePublish', label: 'release.publishNow' },
            confirm: { title: 'release.askPublish', content: 'release.askPublishHelp', values },
            onAction: async ({ confirmCodes }) =>
              tell(release, await call(releaseApi.publish, { id, version, confirmCodes })),
          } satisfies Action,
        ]
      : []),
    ...(is(out)
      ? [
          {
            ...{ code: 'homeConfig_releasePublish', label: 'release.withdraw', danger: true },
            reason: { title: 'release.askWithdraw', content: 'release.askWithdrawHelp', values, min: 1, max: 100 },
            onAction: async ({ reason }) => tell(release, await call(releaseApi.withdraw, { id, version, reason })),
          } satisfies Action,
        ]
      : []),
    ...(is(draft, waiting, out) ? [] : [copyOf(releaseId, edit)]),
    ...(is(draft, waiting, refused)
      ? [
          {
            ...{ code: 'homeConfig_release', label: 'release.cancel', danger: true, done: 'release.cancelled' },
            reason: { title: 'release.askCancel', content: 'release.askCancelHelp', values, min: 1, max: 100 },
            onAction: ({ reason }) => call(releaseApi.cancel, { id, version, reason }),
          } satisfies Action,
        ]
      : []),
  ];
}

const copyOf = (releaseId: string, edit: Opens['edit']): Action => ({
  code: 'homeConfig_release',
  label: 'action.copy',
  onAction: () => edit({ releaseId, isCopied: true }),
});
