import type { Db } from '../../../platform/database/db';
import { operateRange, region } from './schema/reference';

type Tree = readonly (readonly [id: string, name: string, children?: Tree])[];

/** Divisions where the fictitious company works, under their official codes. */
const REGIONS: Tree = [
  [
    '420000',
    '湖北省',
    [
      [
        '420100',
        '武汉市',
        [
          ['420102', '江岸区'],
          ['420103', '江汉区'],
          ['420104', '硚口区'],
          ['420105', '汉阳区'],
          ['420106', '武昌区'],
          ['420111', '洪山区'],
          ['420115', '江夏区'],
        ],
      ],
      [
        '420500',
        '宜昌市',
        [
          ['420502', '西陵区'],
          ['420503', '伍家岗区'],
        ],
      ],
      [
        '420600',
        '襄阳市',
        [
          ['420602', '襄城区'],
          ['420606', '樊城区'],
        ],
      ],
    ],
  ],
  [
    '310000',
    '上海市',
    [
      [
        '310100',
        '市辖区',
        [
          ['310101', '黄浦区'],
          ['310104', '徐汇区'],
          ['310115', '浦东新区'],
        ],
      ],
    ],
  ],
  [
    '440000',
    '广东省',
    [
      [
        '440100',
        '广州市',
        [
          ['440104', '越秀区'],
          ['440106', '天河区'],
        ],
      ],
      [
        '440600',
        '佛山市',
        [
          ['440604', '禅城区'],
          ['440605', '南海区'],
          ['440606', '顺德区'],
        ],
      ],
    ],
  ],
];

/** docs/domain/platform.md#dictionaries. */
const OPERATE_RANGES: Tree = [
  [
    '10',
    '药品',
    [
      ['1001', '化学药制剂'],
      ['1002', '中成药'],
      ['1003', '抗生素'],
      ['1004', '生化药品'],
      ['1005', '生物制品(含疫苗)'],
      ['1006', '生物制品(不含疫苗)'],
      ['1007', '第二类精神药品'],
      ['1008', '蛋白同化制剂/肽类激素'],
    ],
  ],
  [
    '20',
    '中药',
    [
      ['2001', '中药材'],
      ['2002', '中药饮片'],
    ],
  ],
  [
    '30',
    '医疗器械',
    [
      ['3001', '医疗器械 I'],
      ['3002', '医疗器械 II'],
      ['3003', '医疗器械 III'],
      ['3004', '体外诊断试剂'],
    ],
  ],
  ['40', '保健食品'],
  ['50', '化妆品'],
];

const rowsOf = (
  tree: Tree,
  parentId: string | null = null,
): { id: string; parentId: string | null; name: string; sort: number }[] =>
  tree.flatMap(([id, name, children], sort) => [{ id, parentId, name, sort }, ...rowsOf(children ?? [], id)]);

/** Part of the product, so every database gets them. */
export async function seedReference(db: Db) {
  await db.insert(region).values(rowsOf(REGIONS));
  await db.insert(operateRange).values(rowsOf(OPERATE_RANGES));
}
