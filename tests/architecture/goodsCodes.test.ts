import { DICT_TEXTS } from '@/areas/master-data/shared/dictTexts';
import { dictionaryItems } from '../../server/catalogue/dictionary';
import { catalogue } from '../support/texts';

const chinese = catalogue('zh-CN', 'master-data/goods-codes');
const english = catalogue('en-US', 'master-data/goods-codes');

test.each(['dosageForm', 'packUnit'] as const)(
  'each item of the dictionary %s has its texts, those that the dictionary has among them',
  (code) => {
    const texts = Object.entries(DICT_TEXTS[code]).map(([value, id]) => [value, chinese[id], english[id]]);
    const items = dictionaryItems.filter(({ dictCode }) => dictCode === code);
    expect(texts).toEqual(items.map(({ value, label, labelEn }) => [value, label, labelEn]));
  },
);
