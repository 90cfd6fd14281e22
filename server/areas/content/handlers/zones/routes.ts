import { zoneApi, zoneAppApi } from '../../../../../src/contract/content/zones';
import { implement } from '../../../../http/implement';
import { shownZone } from './app';
import { addZone, copyZone, deleteZone, publishZone, saveZone, takeDownZone } from './change';
import { addZoneProducts, moveZoneProduct, removeZoneProducts, tagZoneProduct } from './products';
import { zoneDetail, zonePage, zoneProducts } from './read';

export const zoneRoutes = [
  ...implement(zoneApi, {
    page: zonePage,
    add: addZone,
    save: saveZone,
    publish: publishZone,
    takeDown: takeDownZone,
    copy: copyZone,
    delete: deleteZone,
    productPage: zoneProducts,
    addProduct: addZoneProducts,
    removeProduct: removeZoneProducts,
    moveProduct: moveZoneProduct,
    tagProduct: tagZoneProduct,
    detail: zoneDetail,
  }),
  ...implement(zoneAppApi, { shown: shownZone }),
];
