import { DUPLICATE_DICTIONARIES } from '../../../server/catalogue/dictionaryDuplicates';
import { vocabularyOf } from '../../../server/areas/master-data/rules/duplicates/vocabulary';

const REGIONS = [
  ['420000', '湖北省'],
  ['420100', '武汉市'],
  ['420102', '江岸区'],
  ['420103', '江汉区'],
  ['420105', '汉阳区'],
  ['420115', '江夏区'],
  ['420500', '宜昌市'],
  ['420600', '襄阳市'],
  ['420602', '襄城区'],
  ['310000', '上海市'],
  ['310100', '市辖区'],
  ['310104', '徐汇区'],
  ['440000', '广东省'],
  ['440100', '广州市'],
] as const;

const terms = Object.entries(DUPLICATE_DICTIONARIES).flatMap(([dictCode, items]) =>
  items.map(([value]) => ({ dictCode, value })),
);

/** The lists as they are given to an empty database. */
export const vocabulary = vocabularyOf(
  terms,
  REGIONS.map(([id, name]) => ({ id, name })),
);
