/* docs/domain/duplicates.md#duplicates */
import { compareCompanies } from '../../../server/areas/master-data/rules/duplicates/compareCompanies';
import { readCompanyName } from '../../../server/areas/master-data/rules/duplicates/companyName';
import { type CompanyRecord, companyFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { companyKeys } from '../../../server/areas/master-data/rules/duplicates/keys';
import { vocabulary } from './reading';

const facts = (record: CompanyRecord | string) =>
  companyFacts(typeof record === 'string' ? { name: record } : record, vocabulary);
const compare = (one: CompanyRecord | string, other: CompanyRecord | string) =>
  compareCompanies(facts(one), facts(other));

type Points = readonly [brand: number, region: number, kind: number, marker: number];

/** Verdict, sum, vetoes and the four points of each pair of names. */
const NAMES: readonly [id: string, one: string, other: string, verdict: number, sum: number, veto: string, Points][] = [
  ['D01', '武汉市仁济大药房有限公司', '武汉仁济大药房有限责任公司', 3, 85, '', [50, 15, 10, 10]],
  ['D02', '武汉仁济大药房有限公司', '仁济大药房（武汉）有限公司', 3, 85, '', [50, 15, 10, 10]],
  ['D03', '武汉仁济大药房有限公司', '仁济药房', 2, 75, '', [50, 7, 8, 10]],
  ['D05', '武汉仁济大药房', '武汉任济大药房', 2, 70, '', [35, 15, 10, 10]],
  ['D06', '武汉仁济堂大药房', '武汉仁济大药房', 2, 75, '', [40, 15, 10, 10]],
  ['D07', '武汉仁和大药房', '武汉仁济大药房', 1, 50, '', [15, 15, 10, 10]],
  ['D08', '武汉康济堂大药房', '武汉康仁堂大药房', 1, 58, '', [23, 15, 10, 10]],
  ['D09', '武汉仁济诊所', '武汉仁济门诊部', 2, 83, '', [50, 15, 8, 10]],
  ['D10', '武汉仁济诊所', '武汉仁济大药房', 1, 75, 'KIND', [50, 15, 0, 10]],
  ['D11', '武汉仁济大药房第一分店', '武汉仁济大药房第二分店', 1, 75, 'MARKER', [50, 15, 10, 0]],
  ['D12', '武汉仁济大药房一店', '武汉仁济大药房第1分店', 3, 85, '', [50, 15, 10, 10]],
  ['D13', '武汉仁济大药房', '武汉仁济大药房中山路店', 1, 75, 'MARKER', [50, 15, 10, 0]],
  ['D14', '武汉仁济大药房', '襄阳仁济大药房', 1, 55, '', [50, -15, 10, 10]],
  ['D15', '湖北仁济大药房', '武汉仁济大药房', 2, 80, '', [50, 10, 10, 10]],
  ['D18', '武汉市第一医院', '武汉市第三医院', 1, 50, 'ORDINAL', [15, 15, 10, 10]],
  ['D19', '武汉仁济口腔诊所', '武汉仁济中医诊所', 1, 85, 'SPECIALTY', [50, 15, 10, 10]],
  ['D20', '江城医药湖北有限公司', '湖北江城医药有限公司', 3, 85, '', [50, 15, 10, 10]],
  ['D21', '江夏医药有限公司', '江夏医药公司', 3, 85, '', [50, 15, 10, 10]],
  ['D22', '楚康制药有限公司', '楚康药业有限公司', 2, 83, '', [50, 15, 8, 10]],
];

const pointsOf = ({ facts: compared }: ReturnType<typeof compare>) => compared.slice(0, 4).map(({ points }) => points);

test.each(NAMES)('%s: %s · %s', (_, one, other, verdict, sum, veto, points) => {
  for (const found of [compare(one, other), compare(other, one)]) {
    expect(found).toMatchObject({ verdict, score: sum, vetoes: veto === '' ? [] : [veto] });
    expect(pointsOf(found)).toEqual(points);
  }
});

test('D04: the same phone makes a possible one likely', () => {
  const phones = ['13907110001'];
  const found = compare({ name: '武汉仁济大药房有限公司', phones }, { name: '仁济药房', phones });
  expect(found).toMatchObject({ verdict: 3, score: 90 });
  expect(pointsOf(found)).toEqual([50, 7, 8, 10]);
  expect(found.facts.find(({ fact }) => fact === 'phone')).toEqual({ fact: 'phone', points: 15, agrees: true });
});

test('D13: main shop and branch shop are listed as one brand, two brands are not', () => {
  expect(compare('武汉仁济大药房', '武汉仁济大药房中山路店').isSameBrand).toBe(true);
  expect(compare('武汉仁和大药房', '武汉仁济大药房中山路店').isSameBrand).toBe(false);
  expect(compare('武汉仁济诊所', '武汉仁济大药房').isSameBrand).toBe(false);
});

test('D16: another valid credit code keeps the same name below likely', () => {
  const name = '武汉仁济大药房有限公司';
  const found = compare({ name, uscc: '91420100MA4KTE5T87' }, { name, uscc: '91420100300258142K' });
  expect(found).toMatchObject({ verdict: 2, score: 84, notes: ['OTHER_CODE'] });
  expect(pointsOf(found)).toEqual([50, 15, 10, 10]);
  // A code that is wrong says nothing.
  expect(compare({ name, uscc: '91420100MA4KTE5T80' }, { name, uscc: '91420100300258142K' })).toMatchObject({
    verdict: 3,
    score: 85,
  });
});

test('D17: one credit code decides, and the names are noted', () => {
  const uscc = '91420100MA4KTE5T87';
  const found = compare({ name: '武汉仁济大药房有限公司', uscc }, { name: '武汉康宁大药房有限公司', uscc });
  expect(found).toMatchObject({ verdict: 4, equalKeys: ['uscc'], notes: ['NAME_DIFFERS'] });
  expect(pointsOf(found)).toEqual([0, 15, 10, 10]);
});

test('one licence number of one type decides, of two types it says nothing', () => {
  const of = (name: string, licenceType: number) => ({
    name,
    licences: [{ licenceType, licenceNo: ' 鄂aa0270001 ' }],
  });
  expect(compare(of('武汉仁济诊所', 2), of('武汉康宁大药房', 2))).toMatchObject({ verdict: 4, equalKeys: ['licence'] });
  expect(compare(of('武汉仁济诊所', 2), of('武汉康宁大药房', 4))).toMatchObject({ verdict: 1, equalKeys: [] });
  expect(compare(of('武汉仁济诊所', 1), of('武汉康宁大药房', 1))).toMatchObject({ verdict: 1, equalKeys: [] });
});

test('D23: the same sound with phone and legal person', () => {
  const more = { phones: ['13907110002'], legalPerson: '张建国' };
  const found = compare({ name: '武汉健民药房', ...more }, { name: '武汉建民药房', ...more });
  expect(found).toMatchObject({ verdict: 3, score: 95 });
  expect(found.facts.map(({ points }) => points)).toEqual([35, 15, 10, 10, 15, 10]);
});

test('D24: what is fetched, by characters, by sounds and by the city', () => {
  const keys = companyKeys(facts('武汉仁济堂大药房有限公司'));
  expect(keys).toEqual([
    ...['b:仁济', 'b:仁堂', 'b:济堂'],
    ...['p:ren ji', 'p:ren tang', 'p:ji tang'],
    ...['c:420100仁R', 'c:420100济R', 'c:420100堂R'],
  ]);
  const met = companyKeys(facts('任记堂药房')).filter((key) => keys.includes(key));
  expect(met).toEqual(['p:ren ji', 'p:ren tang', 'p:ji tang']);
});

test('a chain on one side only costs four points', () => {
  expect(compare('武汉仁济大药房连锁有限公司', '武汉仁济大药房有限公司')).toMatchObject({ verdict: 2, score: 81 });
  expect(compare('武汉仁济大药房连锁有限公司', '武汉仁济连锁大药房')).toMatchObject({ verdict: 3, score: 85 });
});

test('the region of a form comes before that of the name', () => {
  const found = compare({ name: '武汉仁济大药房', regionId: '420602' }, { name: '仁济大药房', regionId: '420606' });
  expect(pointsOf(found)[1]).toBe(15);
  expect(pointsOf(compare({ name: '仁济大药房', regionId: '310104' }, '上海仁济大药房'))[1]).toBe(15);
});

const READ: readonly [name: string, brand: string, kind: string, marker: string, regionId: string][] = [
  ['湖北省武汉市江汉区仁济大药房', '仁济', '大药房', '', '420103'],
  ['武漢市仁濟大藥房（個體工商戶）', '仁济', '大药房', '', '420100'],
  ['武汉 仁济·大药房【中山路店】', '仁济', '大药房', '中山路', '420100'],
  ['武汉仁济大药房有限公司第十二分公司', '仁济', '大药房', '#12', '420100'],
  ['武汉仁济大药房连锁有限公司解放路3号店', '仁济', '大药房', '解放路3号', '420100'],
  ['武汉市口腔医院', '武汉', '医院', '', ''],
  ['湖北省武汉市口腔医院', '武汉', '医院', '', '420000'],
  ['汉阳大药房', '汉阳', '大药房', '', ''],
  ['江夏堂大药房', '江夏堂', '大药房', '', ''],
  ['武汉健民集团医药有限公司', '健民', '医药', '', '420100'],
  ['仁济二店', '仁济', '', '#2', ''],
];

test.each(READ)('%s is read', (name, brand, kind, marker, regionId) => {
  expect(readCompanyName(name, vocabulary)).toMatchObject({ brand, kind, marker, regionId });
});
