/* docs/domain/duplicates.md#goods-that-are-alike */
import { compareGoods } from '../../../server/areas/master-data/rules/duplicates/compareGoods';
import { type GoodsRecord, goodsFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { goodsKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { readSpec } from '../../../server/areas/master-data/rules/duplicates/spec';
import { vocabulary } from './reading';

const compare = (one: GoodsRecord, other: GoodsRecord) =>
  compareGoods(goodsFacts(one, vocabulary), goodsFacts(other, vocabulary));

const approvalNo = '国药准字H20010001';
const barcode = '6901234567892';
const of = (name: string, spec: string, more: Partial<GoodsRecord> = {}): GoodsRecord => ({
  name,
  spec,
  manufacturer: '楚康制药有限公司',
  ...more,
});

const CASES: readonly [id: string, GoodsRecord, GoodsRecord, object][] = [
  [
    'D25',
    of('布洛芬缓释胶囊', '0.3g*20粒', { approvalNo }),
    of('布洛芬缓释胶囊', '300mg×20粒', { approvalNo }),
    { verdict: 4, equalKeys: ['approvalNo'], vetoes: [] },
  ],
  [
    'D26',
    of('布洛芬缓释胶囊', '0.3g*20粒'),
    of('布洛芬缓释片', '0.3g*20片'),
    { verdict: 1, score: 100, vetoes: ['FORM'] },
  ],
  [
    'D27',
    of('布洛芬缓释胶囊', '0.3g*20粒'),
    of('布洛芬缓释胶囊', '0.4g*20粒'),
    { verdict: 1, score: 85, vetoes: ['STRENGTH'] },
  ],
  [
    'D28',
    of('布洛芬缓释胶囊', '0.3g*20粒', { approvalNo }),
    of('布洛芬缓释胶囊', '0.3g*10粒', { approvalNo }),
    { verdict: 1, score: 85, vetoes: ['PACK'] },
  ],
  [
    'D29',
    of('布洛芬缓释胶囊', '0.3g*10粒*2板'),
    of('布洛芬缓释胶囊', '0.3g*20粒'),
    { verdict: 3, score: 100, vetoes: [] },
  ],
  [
    'D30',
    of('阿莫西林胶囊', '0.25g*24粒'),
    of('阿莫西林胶囊', '0.25g*24粒', { manufacturer: '江南药业有限公司' }),
    { verdict: 1, score: 80, vetoes: ['MAKER'] },
  ],
  [
    'D31',
    of('阿莫西林胶囊', '0.25g*24粒'),
    of('阿莫西林克拉维酸钾胶囊', '0.25g*24粒'),
    { verdict: 1, score: 50, vetoes: ['NAME'] },
  ],
  ['D32', of('板蓝根颗粒', '10g*20袋'), of('板兰根颗粒', '10g*20袋'), { verdict: 3, score: 90, vetoes: [] }],
  [
    'D33',
    of('硝苯地平控释片', '30mg*7片', { barcode }),
    of('硝苯地平缓释片', '30mg*7片', { barcode }),
    { verdict: 2, score: 100, vetoes: ['FORM'], notes: ['BARCODE_CONFLICT'] },
  ],
];

test.each(CASES)('%s', (_, one, other, expected) => {
  expect(compare(one, other)).toMatchObject(expected);
  expect(compare(other, one)).toMatchObject(expected);
});

test('one barcode without a veto is the same; another approval number keeps it below likely', () => {
  const name = '硝苯地平控释片';
  expect(compare(of(name, '30mg*7片', { barcode }), of(name, '30mg*7片', { barcode }))).toMatchObject({
    verdict: 4,
    equalKeys: ['barcode'],
  });
  expect(
    compare(of(name, '30mg*7片', { approvalNo }), of(name, '30mg*7片', { approvalNo: '国药准字H20010002' })),
  ).toMatchObject({ verdict: 2, score: 84, notes: ['OTHER_APPROVAL'] });
});

test('one approval number outweighs another spelling of the manufacturer', () => {
  const one = of('阿莫西林胶囊', '0.25g*24粒', { approvalNo });
  expect(compare(one, { ...one, manufacturer: '楚康集团第二分公司' })).toMatchObject({ verdict: 4 });
});

const SPECS: readonly [text: string, strength: string, count: number | null][] = [
  ['0.3g*20粒', 'm300000000', 20],
  ['300mg×20粒', 'm300000000', 20],
  ['0.3g*10粒*2板', 'm300000000', 20],
  ['０．３ｇ＊１０粒／板＊２板', 'm300000000', 20],
  ['0.3gx12粒x2板x1盒', 'm300000000', 24],
  ['2ml:0.1g*10支', 'm100000000 v2000000', 10],
  ['0.1L', 'v100000000', 1],
  ['100毫升', 'v100000000', 1],
  ['80万单位*10支', 'u800000000', 10],
  ['0.3g(按C13H18O2计)*20粒', 'm300000000', 20],
  ['24粒', '', 24],
  ['大号*10只', '大号', 10],
  ['', '', null],
];

test.each(SPECS)('%s is read as a spec', (text, strength, count) => {
  expect(readSpec(text)).toEqual({ strength, count });
});

test('what has no strength differs by what its spec says', () => {
  expect(compare(of('医用外科口罩', '大号*10只'), of('医用外科口罩', '小号*10只'))).toMatchObject({
    verdict: 1,
    vetoes: ['STRENGTH'],
  });
});

test('goods are fetched by their numbers, by their substance and by its sound', () => {
  const keys = goodsKeys(goodsFacts(of('板蓝根颗粒', '10g*20袋', { approvalNo, barcode }), vocabulary));
  expect(keys).toEqual(['a:国药准字H20010001', 'e:6901234567892', 'n:板蓝根|楚康', 'n:ban lan gen|chu kang']);
  const heard = goodsKeys(goodsFacts(of('板兰根颗粒', '10g*20袋'), vocabulary));
  expect(heard.filter((key) => keys.includes(key))).toEqual(['n:ban lan gen|chu kang']);
});
