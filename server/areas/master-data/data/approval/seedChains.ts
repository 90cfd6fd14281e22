import {
  APPROVER_KIND,
  type ChainCondition,
  type ChainStep,
  STEP_MODE,
} from '../../../../../src/contract/master-data/approval';
import { AUDIT_BUTTON, BIZ_KIND, type BizKind } from '../../../../../src/contract/master-data/kinds';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { approvalChain } from '../schema/approval';

/** Special control: psychotropics of the second class, anabolic agents and peptide hormones. */
const CONTROLLED = ['1007', '1008'];

const any: ChainCondition = { customerTypes: [], operateRangeIds: [], storage: [], sources: [], branchIds: [] };

const step = (
  stepName: string,
  roles: readonly string[],
  { fields = [], mode = 1 }: { fields?: readonly string[]; mode?: ChainStep['mode'] } = {},
) => ({
  ...{ stepName, fields: [...fields], mode, dueHours: 24, skipSame: 0 as const },
  approvers: roles.map((value) => ({ kind: APPROVER_KIND.role, value })),
});

const holders = (bizKind: BizKind) => [
  { ...step('审核', []), approvers: [{ kind: APPROVER_KIND.button, value: AUDIT_BUTTON[bizKind] }] },
];
const head = step('质量负责人', ['QUALITY_HEAD']);
const quality = step('质管', ['QUALITY_CLERK']);
const buying = step('采购', ['PURCHASE_CLERK'], { fields: ['names', 'spec', 'maker', 'prices', 'packing'] });
const GOODS_PAPERS = ['approvalNo', 'dosageForm', 'storage', 'shelfLife', 'licences'];

type Seed = readonly [
  code: string,
  name: string,
  bizKind: BizKind,
  priority: number,
  conditions: ChainCondition[],
  steps: ChainStep[],
];

/** docs/domain/approval.md#chains */
const SEEDS: readonly Seed[] = [
  [
    'GS-SY',
    '首营企业',
    BIZ_KIND.company,
    10,
    [{ ...any, isChange: 0 }],
    [
      step('采购', ['PURCHASE_CLERK'], { fields: ['basics', 'contact', 'invoice'] }),
      step('质管', ['QUALITY_CLERK'], { fields: ['creditCode', 'legalPerson', 'range', 'licences'] }),
      head,
    ],
  ],
  [
    ...(['SP-SY-1', '首营品种(特殊管理)', BIZ_KIND.commodity, 30] as const),
    [
      { ...any, firstBusiness: 1, storage: [3, 4] },
      { ...any, firstBusiness: 1, operateRangeIds: CONTROLLED },
    ],
    [buying, step('质管', ['QUALITY_CLERK', 'STORAGE_CLERK'], { fields: GOODS_PAPERS, mode: STEP_MODE.each }), head],
  ],
  [
    ...(['SP-SY', '首营品种', BIZ_KIND.commodity, 20] as const),
    [{ ...any, firstBusiness: 1 }],
    [buying, step('质管', ['QUALITY_CLERK'], { fields: GOODS_PAPERS }), head],
  ],
  ['KH-TG', '特殊管理客户', BIZ_KIND.customer, 20, [{ ...any, operateRangeIds: CONTROLLED }], [quality, head]],
  ['GS-BG', '公司变更', BIZ_KIND.company, 10, [{ ...any, isChange: 1 }], [quality]],
  ['KH-BG', '客户变更', BIZ_KIND.customer, 10, [{ ...any, isChange: 1 }], [quality]],
  ['SP-BG', '商品变更', BIZ_KIND.commodity, 10, [{ ...any, isChange: 1 }], [quality]],
  ['XQ', '证照续期', BIZ_KIND.renewal, 1, [], [quality]],
  ['GS', '公司录入', BIZ_KIND.company, 1, [], holders(BIZ_KIND.company)],
  ['KH', '客户录入', BIZ_KIND.customer, 1, [], holders(BIZ_KIND.customer)],
  ['SP', '商品录入', BIZ_KIND.commodity, 1, [], holders(BIZ_KIND.commodity)],
  ['ZX', '证照注销', BIZ_KIND.cancellation, 1, [], holders(BIZ_KIND.cancellation)],
];

const SINCE = '2026-01-01 00:00:00';

/** Writes the chains that the product begins with; where there are any, they are the company's own. */
export async function seedChains(db: Db) {
  const [there] = await db
    .select({ chainId: approvalChain.chainId })
    .from(approvalChain)
    .where(global('shared'))
    .limit(1);
  if (there) return;
  await db
    .insert(approvalChain)
    .values(
      SEEDS.map(([chainCode, chainName, bizKind, priority, conditions, steps]) => ({
        ...{ chainCode, chainName, bizKind, priority, conditions, steps },
        ...{ createdBy: '', createdByName: '', gmtCreated: SINCE, modifiedBy: '', gmtModified: SINCE },
      })),
    )
    .onConflictDoNothing();
}
