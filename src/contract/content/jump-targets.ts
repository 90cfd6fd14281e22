import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { filter } from '../fields';
import { APP_PAGE, type AppPage } from './jump';

/** The pages of the app. */
// `Object.keys` answers strings; the keys are those of APP_PAGE.
export const APP_PAGES = Object.keys(APP_PAGE) as AppPage[];
const pageCode = z.enum(APP_PAGES);

/** The objects that a jump can lead to, by the page of the app that shows them (docs/domain/publishing.md#jump). */
export const jumpTargetApi = service('platform', '/cms/api/jump', {
  targets: post(
    '/targets',
    pageQuery(
      {
        pageCode,
        keyword: filter(50),
        targetId: z.string().max(40).optional(),
        targetIds: z.array(z.string().max(40)).max(50).optional(),
      },
      [],
    ),
    page(z.object({ value: z.string(), label: z.string() })),
    {
      access: { pages: ['banner', 'zoneConfig', 'updateZoneConfig', 'contentList', 'homeConfig', 'appHome'] },
      ...{ write: false, assumed: true, reads: ['content', 'announcement'] },
    },
  ),
});
