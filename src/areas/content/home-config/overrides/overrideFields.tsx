import { Tag } from 'antd';
import { FLAG } from '@/contract/fields';
import type { HomeOverrideRow } from '@/contract/content/home/company/overrides';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const reordered = codeTable('overrideOrder', { given: FLAG.no, own: FLAG.yes });

const Base = ({ baseVersionNo, isBehind }: HomeOverrideRow) => (
  <>
    {baseVersionNo}{' '}
    {isBehind === 1 && (
      <Tag>
        <T id="override.behind" />
      </Tag>
    )}
  </>
);

const Open = ({ conflictCount }: HomeOverrideRow) =>
  conflictCount > 0 ? <Tag color="red">{conflictCount}</Tag> : conflictCount;

/** How companies' pages differ from their base page (docs/domain/home-pages.md#overrides). */
export const overrideFields = fieldsOf<HomeOverrideRow>()('override', {
  branchName: f.text({ width: 160 }),
  baseVersionNo: f.count({ width: 120, cell: (row) => <Base {...row} /> }),
  propCount: f.count({ width: 90 }),
  ownCount: f.count({ width: 90 }),
  isReordered: f.codes(reordered, { width: 90 }),
  conflictCount: f.count({ width: 90, cell: (row) => <Open {...row} /> }),
  modifiedByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});
