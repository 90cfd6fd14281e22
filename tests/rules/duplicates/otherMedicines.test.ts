/* docs/domain/duplicates.md#goods-that-are-alike: medicines that stand nowhere else. */
import { compareGoods } from '../../../server/areas/master-data/rules/duplicates/compareGoods';
import { goodsFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { goodsKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { vocabulary } from './reading';

type Medicine = readonly [name: string, spec: string, manufacturer: string];
const goods = ([name, spec, manufacturer]: Medicine) => goodsFacts({ name, spec, manufacturer }, vocabulary);

const ALIKE_MEDICINES: readonly (readonly [Medicine, Medicine])[] = [
  [
    ['苯磺酸氨氯地平片', '5mg*28片', '华康制药有限公司'],
    ['苯磺酸氨氯地平片', '0.005g×28片/盒', '华康制药股份有限公司'],
  ],
  [
    ['连花清瘟胶囊', '0.35g*24粒', '以岭药业股份有限公司'],
    ['连花清瘟胶囊', '350mg*12粒*2板', '以岭药业有限公司'],
  ],
  [
    ['蒲地蓝消炎口服液', '10ml*10支', '济川药业集团有限公司'],
    ['蒲地兰消炎口服液', '10ml×10支', '济川药业集团有限公司'],
  ],
  [
    ['复方甘草片', '100片', '楚康制药有限公司'],
    ['复方甘草片', '50片*2', '楚康制药有限公司'],
  ],
  [
    ['阿奇霉素分散片', '0.25g*6片', '江南药业有限公司'],
    ['阿奇霉素分散片', '250mg*6片', '江南药业有限公司'],
  ],
  [
    ['奥美拉唑肠溶胶囊', '20mg*14粒', '康泰制药有限公司'],
    ['奥美拉唑肠溶胶囊', '20mg*7粒*2板', '康泰制药有限公司'],
  ],
  [
    ['维生素C咀嚼片', '100mg*60片', '五丰药业有限公司'],
    ['維生素C咀嚼片', '0.1g*60片', '五丰药业有限公司'],
  ],
  [
    ['小柴胡颗粒', '10g*9袋', '九芝堂股份有限公司'],
    ['小柴胡颗粒', '10g×9袋/盒', '九芝堂有限公司'],
  ],
  [
    ['氯化钠注射液', '250ml:2.25g', '双鹤药业有限公司'],
    ['氯化钠注射液', '0.25L:2.25g', '双鹤药业有限公司'],
  ],
];

const OTHER_MEDICINES: readonly (readonly [Medicine, Medicine])[] = [
  [
    ['苯磺酸氨氯地平片', '5mg*28片', '华康制药有限公司'],
    ['苯磺酸左氨氯地平片', '5mg*28片', '华康制药有限公司'],
  ],
  [
    ['苯磺酸氨氯地平片', '5mg*28片', '华康制药有限公司'],
    ['苯磺酸氨氯地平片', '5mg*14片', '华康制药有限公司'],
  ],
  [
    ['琥珀酸美托洛尔缓释片', '47.5mg*7片', '楚康制药有限公司'],
    ['酒石酸美托洛尔片', '47.5mg*7片', '楚康制药有限公司'],
  ],
  [
    ['阿奇霉素分散片', '0.25g*6片', '江南药业有限公司'],
    ['阿奇霉素片', '0.25g*6片', '江南药业有限公司'],
  ],
  [
    ['罗红霉素胶囊', '0.15g*12粒', '江南药业有限公司'],
    ['克拉霉素胶囊', '0.15g*12粒', '江南药业有限公司'],
  ],
  [
    ['连花清瘟胶囊', '0.35g*24粒', '以岭药业有限公司'],
    ['连花清瘟颗粒', '6g*10袋', '以岭药业有限公司'],
  ],
  [
    ['奥美拉唑肠溶胶囊', '20mg*14粒', '康泰制药有限公司'],
    ['奥美拉唑肠溶胶囊', '20mg*14粒', '仁和制药有限公司'],
  ],
  [
    ['左氧氟沙星滴眼液', '5ml', '五丰药业有限公司'],
    ['左氧氟沙星滴耳液', '5ml', '五丰药业有限公司'],
  ],
  [
    ['小柴胡颗粒', '10g*9袋', '九芝堂有限公司'],
    ['小柴胡颗粒', '5g*9袋', '九芝堂有限公司'],
  ],
  [
    ['头孢克肟颗粒', '50mg*6袋', '康泰制药有限公司'],
    ['头孢克洛颗粒', '50mg*6袋', '康泰制药有限公司'],
  ],
];

test.each(ALIKE_MEDICINES)('%j and %j may be one medicine', (one, other) => {
  const [a, b] = [goods(one), goods(other)];
  expect(compareGoods(a, b)).toMatchObject({ verdict: 3, vetoes: [] });
  const keys = new Set(goodsKeys(a));
  expect(goodsKeys(b).some((key) => keys.has(key))).toBe(true);
});

test.each(OTHER_MEDICINES)('%j and %j are two medicines', (one, other) => {
  expect(compareGoods(goods(one), goods(other)).verdict).toBe(1);
  expect(compareGoods(goods(other), goods(one)).verdict).toBe(1);
});
