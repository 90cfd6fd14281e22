import { Table, Typography } from 'antd';
import type { CoverChange } from '@/contract/content/home/plans';
import { T } from '@/core/i18n';
import { coverChangeFields } from './receiptFields';

const ROWS = 8;

/** Which companies will show another page, and for how long (docs/domain/home-pages.md#publish). */
export function CoverChanges({ changed }: { changed: readonly CoverChange[] }) {
  if (changed.length === 0)
    return (
      <Typography.Paragraph type="secondary">
        <T id="coverChange.none" />
      </Typography.Paragraph>
    );
  return (
    <Table<CoverChange>
      size="small"
      rowKey="branchId"
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      dataSource={[...changed]}
      columns={coverChangeFields.cells(['branchName', 'before', 'after', 'minutes'])}
    />
  );
}
