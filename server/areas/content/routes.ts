import type { Route } from '../../http/context';
import { announcementRoutes } from './handlers/announcements/routes';
import { articleRoutes } from './handlers/articles/routes';
import { branchAnnouncementRoutes } from './handlers/branch-announcements/routes';
import { bannerRoutes } from './handlers/banners/routes';
import { homeRoutes } from './handlers/home/routes';
import { inboxRoutes } from './handlers/inbox/routes';
import { releaseRoutes } from './handlers/releases/routes';
import { zoneRoutes } from './handlers/zones/routes';
import { contentImportRoutes } from './handlers/imports/routes';
import { jumpTargetRoutes } from './handlers/publishing/targets';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...announcementRoutes,
  ...inboxRoutes,
  ...homeRoutes,
  ...bannerRoutes,
  ...articleRoutes,
  ...branchAnnouncementRoutes,
  ...zoneRoutes,
  ...releaseRoutes,
  ...contentImportRoutes,
  ...jumpTargetRoutes,
];
