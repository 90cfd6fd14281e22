import type { CompanyRecord, GoodsRecord } from '../../../server/areas/master-data/rules/duplicates/facts';

type Negative =
  { of: 'goods'; one: GoodsRecord; other: GoodsRecord } | { of: 'companies'; one: CompanyRecord; other: CompanyRecord };

/** Medicines as they are sold, fifty of them. */
const SUBSTANCES = (
  '布洛芬 阿莫西林 头孢克肟 硝苯地平 二甲双胍 阿司匹林 奥美拉唑 氯雷他定 维生素C 对乙酰氨基酚 ' +
  '氨氯地平 缬沙坦 厄贝沙坦 替米沙坦 氯沙坦钾 美托洛尔 比索洛尔 阿托伐他汀钙 瑞舒伐他汀钙 辛伐他汀 ' +
  '格列美脲 格列齐特 阿卡波糖 瑞格列奈 西格列汀 孟鲁司特钠 茶碱 沙丁胺醇 氨溴索 溴己新 ' +
  '多潘立酮 莫沙必利 雷贝拉唑钠 泮托拉唑钠 法莫替丁 铝碳酸镁 蒙脱石 乳果糖 双歧杆菌 复方甘草 ' +
  '左氧氟沙星 阿奇霉素 克拉霉素 罗红霉素 甲硝唑 替硝唑 氟康唑 阿昔洛韦 利巴韦林 奥司他韦'
).split(' ');
const manufacturer = '楚康制药有限公司';
const approvalNo = '国药准字H20010001';

const goods = (name: string, spec: string, more: Partial<GoodsRecord> = {}): GoodsRecord => ({
  ...{ name, spec, manufacturer },
  ...more,
});

/** What a shop is called; the numbers of two of them differ. */
const BRANDS = (
  '仁济 益康 百草堂 济世 安康 同心 春晖 杏林 广济 德仁 康泰 永安 福寿堂 天和 明德 瑞康 华康 惠仁 金康 恒康 ' +
  '诚信 宝芝林 鹤年堂 方圆 爱心 千方 开心人 国胜 神农 南北 永和堂 御草堂 天福堂 健民 同济堂 叶开泰 马应龙 中联 五丰 普安 ' +
  '隆泰 好药师 老百姓 心连心 柏康 采芝林 大参林 华氏 国大 养和堂'
).split(' ');
const ORDINALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Another form, another strength, another pack, another shop: fifty of each. */
export const NEGATIVES: readonly Negative[] = [
  ...SUBSTANCES.map((name): Negative => ({
    of: 'goods',
    one: goods(`${name}缓释胶囊`, '0.3g*20粒', { approvalNo }),
    other: goods(`${name}缓释片`, '0.3g*20片', { approvalNo }),
  })),
  ...SUBSTANCES.map((name): Negative => ({
    of: 'goods',
    one: goods(`${name}片`, '0.3g*20片', { approvalNo }),
    other: goods(`${name}片`, '0.4g*20片', { approvalNo }),
  })),
  ...SUBSTANCES.map((name): Negative => ({
    of: 'goods',
    one: goods(`${name}胶囊`, '0.25g*10粒/盒', { approvalNo }),
    other: goods(`${name}胶囊`, '0.25g*10粒*2板/盒', { approvalNo }),
  })),
  ...BRANDS.map((brand, i): Negative => ({
    of: 'companies',
    one: { name: `武汉${brand}大药房${ORDINALS[i % 10] ?? ''}分店`, regionId: '420103', phones: ['13907110001'] },
    other: {
      ...{ name: `武汉${brand}大药房第${ORDINALS[(i + 1) % 10] ?? ''}分店`, regionId: '420103' },
      phones: ['13907110001'],
    },
  })),
];
