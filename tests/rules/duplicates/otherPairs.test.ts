/* docs/domain/duplicates.md#reading-a-name: names of companies and people that stand nowhere else. */
import { compareCompanies } from '../../../server/areas/master-data/rules/duplicates/compareCompanies';
import { companyFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { companyKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { vocabulary } from './reading';

const company = (name: string, more: object = {}) => companyFacts({ name, ...more }, vocabulary);

const ALIKE_COMPANIES: readonly (readonly [string, string])[] = [
  ['武汉市江汉区紫荆花大药房有限公司', '武汉紫荆花药店'],
  ['湖北康泽园医药有限公司', '康泽园医药（湖北）有限公司'],
  ['宜昌市天济大药房连锁有限责任公司', '宜昌天济大药房连锁有限公司'],
  ['襄阳市襄城区惠民堂诊所', '襄阳惠民堂诊所'],
  ['武汉爱尔眼科医院有限公司', '武汉爱尔眼科医院'],
  ['武汉華潤三九醫藥有限公司', '武汉华润三九医药有限公司'],
  ['武汉瑞福祥大药房', '武汉瑞福翔大药房'],
  ['武汉鑫民康药房', '武汉新民康大药房'],
  ['武汉百信缘大药房有限公司二七路店', '武汉百信缘大药房（二七路分店）'],
  ['武汉博爱中医门诊部', '武汉博爱中医诊所'],
  ['广州王老吉药业股份有限公司', '广州王老吉药业有限公司'],
  ['上海雷允上药业有限公司', '上海雷允上药业（集团）有限公司'],
  ['武汉海王星辰健康药房连锁有限公司第五分店', '武汉海王星辰健康药房连锁有限公司5店'],
  ['宜昌人福药业有限责任公司', '宜昌人福药业'],
  ['武汉远大制药集团有限公司', '武汉远大制药有限公司'],
  ['武汉ＯＫ大药房', '武汉ok大药房有限公司'],
];

const OTHER_COMPANIES: readonly (readonly [string, string])[] = [
  ['武汉市第五医院', '武汉市第六医院'],
  ['武汉紫荆花大药房', '武汉紫金港大药房'],
  ['湖北康泽园医药有限公司', '湖北康泽源生物诊所'],
  ['武汉爱尔眼科医院', '武汉爱尔口腔医院'],
  ['武汉百信缘大药房二七路店', '武汉百信缘大药房三阳路店'],
  ['武汉瑞福祥大药房', '宜昌瑞福祥大药房'],
  ['上海雷允上药业有限公司', '广州雷允上药业有限公司'],
  ['武汉远大制药有限公司', '武汉远大大药房有限公司'],
  ['武汉海王星辰健康药房第五分店', '武汉海王星辰健康药房第十五分店'],
  ['武汉市江岸区球场街社区卫生服务中心', '武汉市江岸区永清街社区卫生服务中心'],
  ['武汉中联大药房', '武汉中兴大药房'],
  ['武汉惠民堂诊所', '武汉惠民堂大药房'],
  ['武汉东湖大药房一店', '武汉东湖大药房'],
  ['武汉楚天医药有限公司', '武汉楚江医药有限公司'],
];

/** Of whoever stands for a company: written twice, or two people. */
const SAME_PEOPLE: readonly (readonly [string, string])[] = [
  ['欧阳建国', '欧阳 建国'],
  ['陳桂蘭', '陈桂兰'],
  ['張國強', '张国强'],
  [' 李小龙 ', '李小龙'],
  ['买买提·艾力', '买买提艾力'],
  ['鄭凱', '郑凯'],
];
const OTHER_PEOPLE: readonly (readonly [string, string])[] = [
  ['王建国', '王建军'],
  ['张伟', '章伟'],
  ['李娜', '李丽娜'],
  ['欧阳建国', '阳建国'],
  ['刘洋', '刘阳'],
];

test.each(ALIKE_COMPANIES)('%s and %s may be one company, whoever comes first', (one, other) => {
  const [a, b] = [company(one), company(other)];
  expect(compareCompanies(a, b).verdict).toBeGreaterThan(1);
  expect(compareCompanies(b, a).verdict).toBe(compareCompanies(a, b).verdict);
  const keys = new Set(companyKeys(a));
  expect(companyKeys(b).some((key) => keys.has(key))).toBe(true);
});

test.each(OTHER_COMPANIES)('%s and %s are two companies', (one, other) => {
  expect(compareCompanies(company(one), company(other)).verdict).toBe(1);
  expect(compareCompanies(company(other), company(one)).verdict).toBe(1);
});

const agreeing = (one: string, other: string) =>
  compareCompanies(
    company('武汉仁济大药房', { legalPerson: one }),
    company('武汉仁济大药房', { legalPerson: other }),
  ).facts.find(({ fact }) => fact === 'legalPerson')?.agrees;

test.each(SAME_PEOPLE)('%s is %s', (one, other) => {
  expect(agreeing(one, other)).toBe(true);
});

test.each(OTHER_PEOPLE)('%s is somebody else than %s', (one, other) => {
  expect(agreeing(one, other)).toBe(false);
});
