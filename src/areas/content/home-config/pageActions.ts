import { homeConfigApi, type HomePage } from '@/contract/content/home/pages';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import type { Action } from '@kit/actions/action';

/** What a row opens beside the list. */
export type Opened = 'edit' | 'publish' | 'takeDown' | 'versions' | 'overrides';
export type Opens = Readonly<Record<Opened, (page: HomePage) => void>>;

/** The actions on a page that the user may change. */
const ofOwn = (page: HomePage, { edit, publish }: Opens, mayDesign: boolean): Action[] => [
  {
    code: 'homeConfig_design',
    label: 'homeConfig.design',
    onAction: () => navigate(`/content/appHome?id=${page.pageId}`),
  },
  { code: 'homeConfig_publish', label: 'action.publish', onAction: () => publish(page) },
  // Permission for the designer is checked by the caller, because one action has only one code.
  ...(mayDesign ? [{ label: 'action.edit', onAction: () => edit(page) } satisfies Action] : []),
];

/** Ends a page: it is taken down, or, when no plan uses it any more, deleted. */
function endings({ pageId: id, version, pageName: name, isPlanned }: HomePage, takeDown: () => void): Action[] {
  const remove: Action = {
    ...{ code: 'homeConfig_del', label: 'action.delete', danger: true, done: 'homeConfig.deleted' },
    confirm: { title: 'homeConfig.askDelete', content: 'homeConfig.askDeleteHelp', values: { name } },
    onAction: () => call(homeConfigApi.delete, { id, version }),
  };
  const down: Action = { code: 'homeConfig_takeDown', label: 'action.takeDown', danger: true, onAction: takeDown };
  return isPlanned === 1 ? [down] : [remove];
}

/**
 * The actions on a page; pages of companies above can only be looked at and copied (docs/domain/home-pages.md#pages).
 */
export function pageActions(page: HomePage, opens: Opens, mayDesign: boolean): Action[] {
  const { pageId: id, pageName: name, isEditable } = page;
  return [
    ...(isEditable === 1 ? ofOwn(page, opens, mayDesign) : []),
    {
      code: 'homeConfig_preview',
      label: 'homeConfig.preview',
      onAction: () => navigate(`/content/appHomePreview?id=${id}`),
    },
    { code: 'homeConfig_compare', label: 'homeConfig.versions', onAction: () => opens.versions(page) },
    { code: 'homeConfig_override', label: 'homeConfig.overrides', onAction: () => opens.overrides(page) },
    {
      ...{ code: 'homeConfig_copy', label: 'action.copy', done: 'homeConfig.copied' },
      confirm: { title: 'homeConfig.askCopy', content: 'homeConfig.askCopyHelp', values: { name } },
      onAction: () => call(homeConfigApi.copy, { id }),
    },
    ...(isEditable === 1 ? endings(page, () => opens.takeDown(page)) : []),
  ];
}
