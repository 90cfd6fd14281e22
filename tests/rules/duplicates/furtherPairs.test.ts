/* docs/domain/duplicates.md#reading-a-name: names as people write them, and how likely two of them are one. */
import { compareCompanies } from '../../../server/areas/master-data/rules/duplicates/compareCompanies';
import { companyFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { companyKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { vocabulary } from './reading';

const factsOf = (name: string) => companyFacts({ name }, vocabulary);
const verdictOf = (one: string, other: string) => compareCompanies(factsOf(one), factsOf(other)).verdict;

/** One company each, written twice; 3 likely, 2 possible. */
const ALIKE: readonly (readonly [one: string, other: string, verdict: 2 | 3])[] = [
  ['湖北省武汉市江汉区仁济大药房有限责任公司', '武汉仁济大药房有限公司', 3],
  ['仁济大药房有限公司（武汉）', '武汉市仁济大药房有限公司', 3],
  ['仁济（武汉）大药房有限公司', '武汉仁济大药房', 3],
  ['武汉仁济大药房（有限合伙）', '武汉仁济大药房', 3],
  ['武汉仁济大药房(个人独资)', '武汉仁济大药房', 3],
  ['武汉仁济大药房【江汉店】', '武汉仁济大药房江汉店', 3],
  ['武汉仁济大药房·江汉店', '武汉仁济大药房江汉店', 3],
  ['武汉仁济大药房有限公司中山路分店', '武汉仁济大药房（中山路店）', 3],
  ['武汉仁济大药房中山路店', '武汉仁济大药房中山路分店', 3],
  ['武汉仁濟大藥房有限公司', '武汉仁济大药房', 3],
  ['武漢市仁濟大藥房股份有限公司', '武汉仁济大药房', 3],
  ['武汉马应龙大药房', '武汉馬應龍大藥房有限公司', 3],
  ['武汉仁济大药房１２３店', '武汉仁济大药房123店', 3],
  ['武汉仁济大药房一百二十三店', '武汉仁济大药房第123分店', 3],
  ['武汉仁济大药房汉阳区一店', '武汉仁济大药房汉阳第1分店', 3],
  ['武汉仁济大药房武汉一店', '武汉仁济大药房一店', 3],
  ['ＡＢＣ医药有限公司', 'abc医药有限公司', 3],
  ['武汉 仁济 大药房', '武汉仁济大药房', 3],
  ['武汉仁济大药房连锁有限公司第三分公司', '武汉仁济大药房连锁有限公司三分店', 3],
  ['武汉益丰大药房连锁有限公司', '益丰大药房连锁股份有限公司武汉公司', 3],
  ['九州通医药集团股份有限公司', '九州通医药股份有限公司', 3],
  ['九州通医药集团湖北有限公司', '湖北九州通医药有限公司', 3],
  ['国药控股湖北有限公司', '国药控股（湖北）有限公司', 2],
  ['国药控股湖北有限公司', '湖北国药控股有限公司', 2],
  ['华润湖北医药有限公司', '华润医药湖北有限公司', 3],
  ['武汉市江汉区仁济诊所', '江汉仁济诊所', 3],
  ['武汉市江汉区民权街社区卫生服务中心', '武汉江汉区民权街社区卫生服务中心', 3],
  ['武汉仁济中西医结合诊所', '武汉仁济中西医结合门诊部', 2],
  ['湖北仁济药业有限公司', '湖北仁济医药有限公司', 2],
  ['武汉同仁堂大药房', '武汉仝仁堂大药房', 2],
  ['武汉宏济堂大药房', '武汉弘济堂大药房', 2],
];

/** Two companies each, or two shops of one. */
const DIFFERENT: readonly (readonly [one: string, other: string])[] = [
  ['武汉仁济大药房第一分店', '武汉仁济大药房第十一分店'],
  ['武汉仁济大药房三店', '武汉仁济大药房三十店'],
  ['武汉国大药房第101店', '武汉国大药房第102店'],
  ['武汉仁济大药房汉阳店', '武汉仁济大药房江汉店'],
  ['武汉仁济大药房汉阳一店', '武汉仁济大药房江汉一店'],
  ['武汉仁济大药房中山路店', '武汉仁济大药房解放路店'],
  ['武汉仁济大药房', '宜昌仁济大药房'],
  ['国药控股湖北有限公司', '国药控股广东有限公司'],
  ['武汉仁济眼科诊所', '武汉仁济口腔诊所'],
  ['武汉康复医院', '武汉康复诊所'],
  ['武汉天安大药房', '武汉天和大药房'],
  ['湖北江城医药有限公司', '湖北江南医药有限公司'],
  ['广州白云山制药', '广州白云大药房'],
  ['武汉市中医医院', '武汉市中心医院'],
  ['武汉市妇幼保健院', '武汉市精神卫生中心'],
  ['武汉市汉阳医院', '武汉市江汉医院'],
  ['武汉协和医院', '武汉同济医院'],
  ['武汉第二人民医院', '武汉第三人民医院'],
  ['武汉市江岸区大智街社区卫生服务中心', '武汉市江岸区一元街社区卫生服务中心'],
  ['武汉老百姓大药房', '武汉好药师大药房'],
  ['老武汉大药房', '老上海大药房'],
];

test.each(ALIKE)('%s is %s', (one, other, verdict) => {
  expect([verdictOf(one, other), verdictOf(other, one)]).toEqual([verdict, verdict]);
  const keys = new Set(companyKeys(factsOf(one)));
  expect(companyKeys(factsOf(other)).some((key) => keys.has(key))).toBe(true);
});

test.each(DIFFERENT)('%s is not %s', (one, other) => {
  expect([verdictOf(one, other), verdictOf(other, one)]).toEqual([1, 1]);
});
