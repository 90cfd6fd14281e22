import { entrySamples } from './entries';
import { financeSamples } from './finance';
import { contentSamples } from './content';
import { duplicateSamples } from './duplicates';
import { homePageSamples } from './homePages';
import { goodsSamples } from './goods';
import { licenceSamples } from './licences';
import { masterDataSamples } from './masterData';
import { orderSamples } from './orders';
import { propertySamples } from './property';
import { propertyObjectSamples } from './propertyObjects';
import { promotionSamples } from './promotion';
import { publicEntrySamples } from './publicEntries';
import { reportSamples } from './reports';
import { systemSamples } from './system';
import { tradeFairSamples } from './tradeFair';
import type { Samples } from './shape';

export const samples: Samples = {
  ...systemSamples,
  ...tradeFairSamples,
  ...promotionSamples,
  ...propertySamples,
  ...propertyObjectSamples,
  ...financeSamples,
  ...goodsSamples,
  ...homePageSamples,
  ...licenceSamples,
  ...masterDataSamples,
  ...orderSamples,
  ...reportSamples,
  ...duplicateSamples,
  ...entrySamples,
  ...publicEntrySamples,
  ...contentSamples,
};
