import { usccOfNobody } from './suppliers';

/** How far an entry has come: its status, or the step that is its next. */
type Until = 'draft' | 'withdrawn' | 'returned' | 'passed' | 'written' | '采购' | '质管' | '质量负责人' | '审核';

export interface EntrySeed {
  form: Record<string, unknown>;
  /** Days before the seed day. */
  ago: number;
  until: Until;
}

const ISSUERS: Readonly<Record<number, string>> = { 1: '市场监督管理局', 4: '卫生健康委员会' };

/** Its pictures are filled in where the entry is made. */
const licence = (licenceType: number, number: string, ends: number | null = 2029) => ({
  ...{ licenceId: `L${licenceType}`, licenceType, licenceNo: number, licenceName: '', scopeIds: [], images: [] },
  issuer: `武汉市${ISSUERS[licenceType] ?? '药品监督管理局'}`,
  ...{ issueDate: '2024-05-01', expiryDate: ends === null ? null : `${ends}-04-30` },
});

const REGIONS: readonly (readonly [ids: readonly string[], street: string])[] = [
  [['420000', '420100', '420106'], '中南路'],
  [['420000', '420100', '420102'], '解放大道'],
  [['420000', '420100', '420111'], '珞喻路'],
  [['420000', '420600', '420602'], '檀溪路'],
  [['420000', '420500', '420502'], '夷陵大道'],
];
const PEOPLE = ['孙立', '高珊', '熊建军', '夏雨晴', '童国庆', '万芳', '龚磊', '殷秀兰'];

const addressOf = (i: number) => {
  const [regionIds, street] = REGIONS[i % REGIONS.length] ?? [[], ''];
  return { regionIds: [...regionIds], address: `${street}${11 + i * 7}号` };
};
const personOf = (i: number) => PEOPLE[i % PEOPLE.length] ?? '';

type Company = readonly [name: string, kind: 1 | 2 | 3, until: Until];

function company([companyName, companyKind, until]: Company, i: number): EntrySeed {
  const own = companyKind === 1 ? licence(3, `鄂2024${1200 + i}`) : licence(2, `鄂AA027${1200 + i}`);
  const uscc = usccOfNobody(`91420106MA4L${300 + i}0A`);
  return {
    ...{ ago: 12 - i, until },
    form: {
      ...{ companyName, companyKind, uscc, usccOverride: 0, legalPerson: personOf(i), ...addressOf(i) },
      ...{ registeredCapital: `${1000 + i * 500}.00`, establishDate: `201${i % 9}-06-18`, businessTermEnd: null },
      ...{
        contactName: personOf(i + 3),
        contactPhone: `1387123${4100 + i}`,
        email: '',
        bankName: '中国工商银行武汉分行',
      },
      ...{
        bankAccount: `32020123090${245600 + i}`,
        invoiceTitle: companyName,
        taxNo: uscc,
        operateRangeIds: ['1001', '1002'],
      },
      licences: [licence(1, uscc, null), own, licence(8, `ZL2024-${120 + i}`, 2027)],
    },
  };
}

const COMPANY_ROWS: readonly Company[] = [
  ['鄂东康源制药有限公司', 1, 'written'],
  ['楚北众康医药有限公司', 2, 'passed'],
  ['江南百信药业连锁有限公司', 3, '质量负责人'],
  ['荆门嘉禾生物制药有限公司', 1, '质管'],
  ['汉江同泽医药有限公司', 2, 'returned'],
  ['宜都瑞和制药有限公司', 1, '采购'],
  ['随州惠泽医药有限公司', 2, 'withdrawn'],
  ['黄冈恒健医药有限公司', 2, 'draft'],
];
export const COMPANIES = COMPANY_ROWS.map(company);

type Customer = readonly [name: string, type: 3 | 4 | 6 | 7, until: Until, ranges?: readonly string[]];

function customer([custName, customerType, until, ranges = ['1001', '1002']]: Customer, i: number): EntrySeed {
  const isPractice = customerType !== 3;
  const uscc = usccOfNobody(`92420111MA4M${400 + i}0B`);
  const seat = addressOf(i + 1);
  return {
    ...{ ago: 9 - i, until },
    form: {
      ...{ custName, customerType, uscc, usccOverride: 0, practiceLicenceNo: '', salesmanId: `S0060${1 + (i % 4)}` },
      ...{ inviter: null, ...seat, legalPerson: personOf(i + 1), qualityPerson: personOf(i + 2), purchaser: null },
      receivers: [
        { id: 'r1', name: personOf(i + 4), phone: `1397155${2200 + i}`, address: seat.address, isDefault: 1 },
      ],
      settleType: i % 2 === 0 ? 1 : 2,
      creditLimit: i % 2 === 0 ? null : '50000.00',
      creditDays: i % 2 === 0 ? null : 30,
      ...{ operateRangeIds: [...ranges], invoiceTitle: custName, taxNo: uscc },
      licences: [
        licence(1, uscc, null),
        isPractice ? licence(4, `PDY4201${70 + i}`) : licence(2, `鄂DB027${2300 + i}`),
      ],
    },
  };
}

const CUSTOMER_ROWS: readonly Customer[] = [
  ['武汉市武昌区康宁里诊所', 4, 'written'],
  ['江岸区永和里大药房', 3, 'passed'],
  ['襄阳樊西骨科医院', 6, '质量负责人', ['1001', '1007']],
  ['洪山区关西社区卫生服务中心', 7, '审核'],
  ['宜昌市夷陵口腔诊所', 4, 'returned'],
  ['汉阳区钟家村大药房', 3, '审核'],
  ['青山区红钢城诊所', 4, 'withdrawn'],
  ['东西湖区吴家山药房', 3, 'draft'],
];
export const CUSTOMERS = CUSTOMER_ROWS.map(customer);

/** Handed in by somebody without an account: it has an inviter and no salesperson yet. */
export const publicCustomer = {
  ...customer(['洪山区卓刀泉大药房', 3, '审核'], CUSTOMER_ROWS.length).form,
  ...{ salesmanId: null, inviter: 'S00601' },
};

type Commodity = readonly [
  name: string,
  spec: string,
  dosageForm: string,
  until: Until,
  more?: Record<string, unknown>,
];

function commodity([commonName, spec, dosageForm, until, more = {}]: Commodity, i: number): EntrySeed {
  const list = 12.8 + i * 6.5;
  const approvalNo = `国药准字H2021${String(4100 + i)}`;
  return {
    ...{ ago: 8 - i, until },
    form: {
      commonName,
      tradeName: '',
      spec,
      dosageForm,
      manufacturer: '鄂东康源制药有限公司',
      holder: '鄂东康源制药有限公司',
      approvalNo,
      barcode: '',
      packUnit: '盒',
      midPack: 10,
      bigPack: 200,
      prescriptionType: 3,
      operateRangeId: '1001',
      storage: 1,
      shelfLifeMonths: 24,
      taxRate: 13,
      purchasePrice: (list * 0.7).toFixed(4),
      listPrice: list.toFixed(4),
      ...{ minSalePrice: (list * 0.85).toFixed(4), decimalQty: 0, supplierId: 'G0015', firstBusiness: 1, images: [] },
      licences: [licence(9, approvalNo)],
      ...more,
    },
  };
}

const COMMODITY_ROWS: readonly Commodity[] = [
  ['瑞舒伐他汀钙片', '10mg*28片', '片剂', 'written'],
  ['孟鲁司特钠咀嚼片', '4mg*12片', '咀嚼片', 'passed'],
  ['门冬胰岛素注射液', '3ml*1支', '注射剂', '质管', { storage: 3, packUnit: '支' }],
  ['奥美拉唑肠溶胶囊', '20mg*14粒', '肠溶胶囊', '质量负责人'],
  ['盐酸西替利嗪片', '10mg*24片', '片剂', 'returned'],
  ['替米沙坦片', '40mg*28片', '片剂', '采购'],
  ['维生素D滴剂', '400单位*36粒', '滴剂', '审核', { firstBusiness: 0 }],
  ['碳酸钙D3颗粒', '3g*30袋', '颗粒剂', 'draft'],
];
export const COMMODITIES = COMMODITY_ROWS.map(commodity);
