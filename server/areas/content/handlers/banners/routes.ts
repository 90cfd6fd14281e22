import { bannerApi, bannerAppApi } from '../../../../../src/contract/content/banners';
import { implement } from '../../../../http/implement';
import { clickBanner, shownBanners } from './app';
import { addBanner, deleteBanner, publishBanner, takeDownBanner, updateBanner } from './change';
import { bannerPage } from './read';
import { previewTakeDown, takeDownBanners } from './takeDownMany';

export const bannerRoutes = [
  ...implement(bannerApi, {
    page: bannerPage,
    add: addBanner,
    update: updateBanner,
    publish: publishBanner,
    takeDown: takeDownBanner,
    batchTakeDown: takeDownBanners,
    batchTakeDownPreview: previewTakeDown,
    delete: deleteBanner,
  }),
  ...implement(bannerAppApi, { shown: shownBanners, click: clickBanner }),
];
