/* Two thousand guests, and thirty-seven rows among them that are wrong (FAIR_GUEST, docs/domain/tasks.md#templates). */

export const GUEST_HEAD = [
  ...['姓名*', '手机*', '单位编码*', '职务', '随行人数', '嘉宾组', '接待部门', '抽奖分组', '座位号'],
];
const FIELDS = [
  ...(['guestName', 'phone', 'custCode', 'position', 'companions', 'groupName', 'departmentName'] as const),
  ...(['prizeGroupLabel', 'seatNo'] as const),
] as const;
type Field = (typeof FIELDS)[number];

export interface Guests {
  /** Of the fair. */
  custCodes: readonly string[];
  /** Of the ERP, but not of the fair. */
  strangerCode: string;
  /** Of a guest whom the fair has already. */
  knownPhone: string;
  /** A group of the fair that belongs to none of these customers but the first. */
  ownedGroup: string;
}

export const TOTAL = 2_000;
export const VIP_EVERY = 10;
export const phoneOf = (i: number) => `138${String(20_000_000 + i)}`;

/** Row i as it ought to be. */
const rightRow = (i: number, { custCodes }: Guests): Record<Field, string> => ({
  guestName: `来宾${i}`,
  phone: phoneOf(i),
  custCode: custCodes[i % custCodes.length]!,
  position: i % 3 === 0 ? '采购经理' : '',
  companions: String(i % 3),
  groupName: '',
  departmentName: i % 7 === 0 ? '销售一部' : '',
  prizeGroupLabel: i % VIP_EVERY === 0 ? 'VIP' : '',
  seatNo: `A${i}`,
});

type Fault = [changes: Partial<Record<Field, string>>, problems: Partial<Record<Field, string | string[]>>];
const long = (n: number) => '长'.repeat(n);
const EMPTY = '不能为空';
const without = (character: string) => `不能包含${character}`;
const MOBILE = '格式不正确，应为11位手机号';
const ABSENT = '不在该展会中';
const DIGIT = '超出范围0–9，应为整数';
const most = (n: number) => `不能超过${n}个字符`;

/** What is planted in the rows `PLACES` one after the other, and what is said of each. */
function faults({ custCodes, strangerCode, knownPhone, ownedGroup }: Guests): Fault[] {
  const other = custCodes[1]!;
  return [
    [{ guestName: '' }, { guestName: EMPTY }],
    [{ phone: '' }, { phone: EMPTY }],
    [{ custCode: '' }, { custCode: EMPTY }],
    [{ guestName: '   ' }, { guestName: EMPTY }],
    [
      { guestName: '', phone: '', custCode: '' },
      { guestName: EMPTY, phone: EMPTY, custCode: EMPTY },
    ],
    [{ guestName: long(21) }, { guestName: most(20) }],
    [{ phone: '138000000001' }, { phone: MOBILE }],
    [{ custCode: 'K'.repeat(21) }, { custCode: [most(20), ABSENT] }],
    [{ position: long(21) }, { position: most(20) }],
    [{ companions: '12' }, { companions: DIGIT }],
    [{ companions: '-1' }, { companions: DIGIT }],
    [{ groupName: long(51) }, { groupName: most(50) }],
    [{ departmentName: long(51) }, { departmentName: [most(50), '不存在'] }],
    [{ prizeGroupLabel: long(21) }, { prizeGroupLabel: most(20) }],
    [{ seatNo: 'A'.repeat(11) }, { seatNo: most(10) }],
    [{ guestName: '来宾😀' }, { guestName: without('😀') }],
    [{ position: '经理🎉' }, { position: without('🎉') }],
    [{ groupName: '甲组🎉' }, { groupName: without('🎉') }],
    [{ prizeGroupLabel: '🎁' }, { prizeGroupLabel: without('🎁') }],
    [{ seatNo: 'A🎁' }, { seatNo: without('🎁') }],
    [{ phone: '23800000000' }, { phone: MOBILE }],
    [{ phone: '1380000000' }, { phone: MOBILE }],
    [{ phone: '1380000000a' }, { phone: MOBILE }],
    [{ phone: '=1+1' }, { phone: MOBILE }],
    [{ phone: '12012345678' }, { phone: MOBILE }],
    [{ companions: 'x' }, { companions: DIGIT }],
    [{ companions: '一' }, { companions: DIGIT }],
    [{ custCode: 'KH99999' }, { custCode: ABSENT }],
    [{ custCode: strangerCode }, { custCode: ABSENT }],
    [{ departmentName: '没有这个部' }, { departmentName: '不存在' }],
    [{ phone: phoneOf(0) }, { phone: '与第2行重复' }],
    [{ phone: phoneOf(1) }, { phone: '与第3行重复' }],
    [
      { phone: phoneOf(1), custCode: 'KH99999' },
      { phone: '与第3行重复', custCode: ABSENT },
    ],
    [{ phone: knownPhone }, { phone: '已在该展会中' }],
    [{ custCode: other, groupName: ownedGroup }, { groupName: '该组属于其他单位' }],
    [{ custCode: other, groupName: '文件里的新组' }, { groupName: '该组属于其他单位' }],
    [
      { seatNo: long(11), position: long(21) },
      { seatNo: most(10), position: most(20) },
    ],
  ];
}

/** Spread over the whole file, none of them among the first rows. */
const positionOf = (n: number) => 20 + n * 53;

export interface Planted {
  /** In the file. */
  row: number;
  wrong: string[];
  right: Record<Field, string>;
  /** What is said of which field. */
  problems: (readonly [Field, string])[];
}

/** The file with its titles, the same one without a fault, and what is wrong in which row. */
export function plant(guests: Guests) {
  const right = Array.from({ length: TOTAL }, (_, i) => rightRow(i, guests));
  // The group of a new name is that of its first row.
  right[2] = { ...right[2]!, custCode: guests.custCodes[0]!, groupName: '文件里的新组' };
  const cells = (one: Record<Field, string>) => FIELDS.map((field) => one[field]);
  const planted = faults(guests).map(([changes, problems], n): Planted => {
    const own = right[positionOf(n)]!;
    const listed = FIELDS.flatMap((field) => [problems[field] ?? []].flat().map((msg) => [field, msg] as const));
    return { row: positionOf(n) + 2, wrong: cells({ ...own, ...changes }), right: own, problems: listed };
  });
  const byRow = new Map(planted.map((one) => [one.row, one.wrong]));
  const file = [GUEST_HEAD, ...right.map((one, i) => byRow.get(i + 2) ?? cells(one))];
  return { file, rightFile: [GUEST_HEAD, ...right.map(cells)], planted };
}
