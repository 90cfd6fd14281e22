import { companyFacts, type CompanyRecord } from '../../../server/areas/master-data/rules/duplicates/facts';
import { companyKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { Dice } from '../dice';
import { vocabulary } from './reading';

/** Characters of brands that shops have, and some that sound like them. */
const FIRST = Array.from('仁济德康益安福寿永广同春杏百金瑞华惠诚宝鹤方爱千开国神南御天明泰恒和民普隆万友');
const LAST = Array.from('堂草心林和康济安泰民寿福仁世华元生春源丰顺达盛兴隆昌平宁健');
const KINDS = ['大药房', '药房', '药店', '诊所', '门诊部', '卫生室', '医院', '医药', '制药', '药业'];
const CITIES = [
  ['420103', '武汉'],
  ['420500', '宜昌'],
  ['420602', '襄阳'],
  ['310104', '上海'],
  ['440100', '广州'],
] as const;
const FORMS = ['有限公司', '有限责任公司', '集团有限公司', ''];

/** Of one family, and of one sound: what people write for each other. */
const SYNONYM: Readonly<Record<string, string>> = {
  ...{ 大药房: '药房', 药房: '药店', 药店: '大药房', 诊所: '门诊部', 门诊部: '诊所', 卫生室: '卫生所' },
  ...{ 医院: '卫生院', 医药: '药业', 制药: '药业', 药业: '制药' },
};
const SOUND: Readonly<Record<string, string>> = {
  ...{ 仁: '任', 济: '记', 德: '得', 康: '糠', 益: '溢', 安: '桉', 福: '扶', 寿: '受', 永: '勇', 广: '犷', 同: '桐' },
  ...{ 春: '椿', 杏: '幸', 百: '佰', 金: '今', 瑞: '锐', 华: '骅', 惠: '慧', 诚: '城', 宝: '保', 鹤: '贺', 方: '芳' },
  ...{ 爱: '艾', 千: '仟', 开: '揩', 国: '帼', 神: '什', 南: '楠', 御: '玉', 天: '添', 明: '鸣', 泰: '太', 恒: '横' },
  ...{ 和: '合', 民: '岷', 普: '谱', 隆: '龙', 万: '腕', 友: '有' },
};

export interface Generated extends CompanyRecord {
  brand: string;
  city: string;
  kind: string;
  form: string;
}

const nameOf = ({ city, brand, kind, form }: Pick<Generated, 'city' | 'brand' | 'kind' | 'form'>) =>
  city + brand + kind + form;

/** So many companies, no two of one name. */
export function companiesOf(count: number, seed = 7): Generated[] {
  const { pick, chance } = new Dice(seed);
  const made = new Map<string, Generated>();
  while (made.size < count) {
    const [regionId, city] = pick(CITIES);
    const brand = pick(FIRST) + pick(LAST) + (chance(0.6) ? pick(LAST) : '');
    const parts = { city, brand, kind: pick(KINDS), form: pick(FORMS) };
    const name = nameOf(parts);
    made.set(name, { ...parts, name, regionId });
  }
  return [...made.values()];
}

/** The five kinds of damage. */
export const DAMAGES: Readonly<Record<string, (one: Generated) => CompanyRecord>> = {
  'region dropped': (one) => ({ name: nameOf({ ...one, city: '' }) }),
  'kind synonym': (one) => ({ name: nameOf({ ...one, kind: SYNONYM[one.kind] ?? one.kind }), regionId: one.regionId }),
  'one character missing': (one) => ({
    name: nameOf({ ...one, brand: one.brand.length > 2 ? one.brand.slice(0, -1) : one.brand.slice(0, 1) }),
    regionId: one.regionId,
  }),
  'same sound': (one) => ({
    name: nameOf({ ...one, brand: (SOUND[one.brand[0]!] ?? one.brand[0]!) + one.brand.slice(1) }),
    regionId: one.regionId,
  }),
  'legal form': (one) => ({
    name: nameOf({ ...one, form: one.form === '' ? '股份有限公司' : '' }),
    regionId: one.regionId,
  }),
};

export const keysOf = (record: CompanyRecord) => companyKeys(companyFacts(record, vocabulary));
