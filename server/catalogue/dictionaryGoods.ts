import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

/** A text that is its own code, as printed on the package, and its English translation. */
const named = (items: readonly (readonly [text: string, english: string])[]) =>
  items.map(([text, english]) => [text, text, english] as const);

/** What goods are (docs/domain/platform.md#dictionaries). */
export const GOODS_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  dosageForm: named([
    ['片剂', 'Tablet'],
    ['分散片', 'Dispersible tablet'],
    ['缓释片', 'Sustained-release tablet'],
    ['控释片', 'Controlled-release tablet'],
    ['肠溶片', 'Enteric-coated tablet'],
    ['咀嚼片', 'Chewable tablet'],
    ['泡腾片', 'Effervescent tablet'],
    ['胶囊剂', 'Capsule'],
    ['缓释胶囊', 'Sustained-release capsule'],
    ['肠溶胶囊', 'Enteric-coated capsule'],
    ['软胶囊', 'Soft capsule'],
    ['颗粒剂', 'Granules'],
    ['散剂', 'Powder'],
    ['丸剂', 'Pills'],
    ['滴丸剂', 'Dropping pills'],
    ['口服溶液剂', 'Oral solution'],
    ['口服混悬剂', 'Oral suspension'],
    ['糖浆剂', 'Syrup'],
    ['合剂', 'Mixture'],
    ['注射剂', 'Injection'],
    ['吸入制剂', 'Inhalation'],
    ['喷雾剂', 'Spray'],
    ['滴眼剂', 'Eye drops'],
    ['软膏剂', 'Ointment'],
    ['乳膏剂', 'Cream'],
    ['凝胶剂', 'Gel'],
    ['贴膏剂', 'Plaster'],
    ['栓剂', 'Suppository'],
    ['饮片', 'Herbal pieces'],
    ['器械', 'Device'],
    ['其他', 'Other'],
  ]),
  packUnit: named([
    ['盒', 'Box'],
    ['瓶', 'Bottle'],
    ['袋', 'Bag'],
    ['支', 'Tube'],
    ['板', 'Blister'],
    ['包', 'Pack'],
    ['罐', 'Can'],
    ['桶', 'Barrel'],
    ['个', 'Piece'],
    ['台', 'Set'],
    ['副', 'Pair'],
    ['贴', 'Patch'],
    ['kg', 'kg'],
    ['g', 'g'],
  ]),
  storage: [
    ['1', '常温（不超过30℃）', 'Room temperature, up to 30 °C'],
    ['2', '阴凉（不超过20℃）', 'Cool, up to 20 °C'],
    ['3', '冷藏（2–8℃）', 'Cold, 2 to 8 °C'],
    ['4', '冷冻', 'Frozen'],
  ],
  'standard.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
    ['9', '已合并', 'Merged'],
  ],
};
