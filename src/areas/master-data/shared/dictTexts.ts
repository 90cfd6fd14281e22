import type { TextId } from '@/core/i18n';

type Texts = Readonly<Record<string, TextId>>;

const dosageForm: Texts = {
  片剂: 'dosageForm.tablet',
  分散片: 'dosageForm.dispersible',
  缓释片: 'dosageForm.sustainedTablet',
  控释片: 'dosageForm.controlledTablet',
  肠溶片: 'dosageForm.entericTablet',
  咀嚼片: 'dosageForm.chewable',
  泡腾片: 'dosageForm.effervescent',
  胶囊剂: 'dosageForm.capsule',
  缓释胶囊: 'dosageForm.sustainedCapsule',
  肠溶胶囊: 'dosageForm.entericCapsule',
  软胶囊: 'dosageForm.softCapsule',
  颗粒剂: 'dosageForm.granules',
  散剂: 'dosageForm.powder',
  丸剂: 'dosageForm.pills',
  滴丸剂: 'dosageForm.droppingPills',
  口服溶液剂: 'dosageForm.oralSolution',
  口服混悬剂: 'dosageForm.oralSuspension',
  糖浆剂: 'dosageForm.syrup',
  合剂: 'dosageForm.mixture',
  注射剂: 'dosageForm.injection',
  吸入制剂: 'dosageForm.inhalation',
  喷雾剂: 'dosageForm.spray',
  滴眼剂: 'dosageForm.eyeDrops',
  软膏剂: 'dosageForm.ointment',
  乳膏剂: 'dosageForm.cream',
  凝胶剂: 'dosageForm.gel',
  贴膏剂: 'dosageForm.plaster',
  栓剂: 'dosageForm.suppository',
  饮片: 'dosageForm.herbalPieces',
  器械: 'dosageForm.device',
  其他: 'dosageForm.other',
};

const packUnit: Texts = {
  盒: 'packUnit.box',
  瓶: 'packUnit.bottle',
  袋: 'packUnit.bag',
  支: 'packUnit.tube',
  板: 'packUnit.blister',
  包: 'packUnit.pack',
  罐: 'packUnit.can',
  桶: 'packUnit.barrel',
  个: 'packUnit.piece',
  台: 'packUnit.set',
  副: 'packUnit.pair',
  贴: 'packUnit.patch',
  kg: 'packUnit.kg',
  g: 'packUnit.g',
};

/** Names of the dictionary items that come with the product; a company may add its own. */
export const DICT_TEXTS = { dosageForm, packUnit } as const;
