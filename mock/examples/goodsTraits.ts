/** What a name says of its dosage form, the longest ending first; herbs and devices are told by their kind. */
const FORMS: readonly (readonly [ending: RegExp, form: string])[] = [
  [/缓释胶囊$/, '缓释胶囊'],
  [/肠溶胶囊$/, '肠溶胶囊'],
  [/软胶囊$/, '软胶囊'],
  [/胶囊$/, '胶囊剂'],
  [/分散片$/, '分散片'],
  [/缓释片$/, '缓释片'],
  [/控释片$/, '控释片'],
  [/肠溶片$/, '肠溶片'],
  [/咀嚼片$/, '咀嚼片'],
  [/片$/, '片剂'],
  [/颗粒$/, '颗粒剂'],
  [/散$/, '散剂'],
  [/丸$/, '丸剂'],
  [/混悬液$/, '口服混悬剂'],
  [/(口服溶液|口服液|滴剂)$/, '口服溶液剂'],
  [/膏$/, '合剂'],
  [/乳膏$/, '乳膏剂'],
  [/滴眼液$/, '滴眼剂'],
  [/(喷雾剂|气雾剂)$/, '喷雾剂'],
];
const DEVICE = 4;
const HERBAL = 5;

export function dosageFormOf(name: string, prescriptionType: number) {
  if (prescriptionType === HERBAL) return '饮片';
  if (prescriptionType === DEVICE) return '器械';
  if (name.endsWith('止痛膏')) return '贴膏剂';
  if (name.endsWith('乳膏')) return '乳膏剂';
  return FORMS.find(([ending]) => ending.test(name))?.[1] ?? '其他';
}

/** Thirteen digits of our country; the last fits the others. Herbs are sold by weight and have none. */
export function barcodeOf(productId: string, prescriptionType: number) {
  if (prescriptionType === HERBAL) return '';
  const front = `6920${productId.slice(1).padStart(8, '0')}`;
  const sum = Array.from(front, Number).reduce((all, digit, i) => all + digit * (i % 2 === 0 ? 1 : 3), 0);
  return front + String((10 - (sum % 10)) % 10);
}
