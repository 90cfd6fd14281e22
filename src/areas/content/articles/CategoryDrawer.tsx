import { Drawer, Flex, Table } from 'antd';
import { useState } from 'react';
import { articleApi, type ContentCategory } from '@/contract/content/articles';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { categoryFields } from './articleFields';

const WIDTH = 620;
const FIRST_SORT = 100;
const CODE = 'contentList_category';

type Edited = Partial<ContentCategory>;

function save({ categoryName, sort }: ContentCategory, { record }: { record: Edited | undefined }): Promise<unknown> {
  const { categoryId, version } = record ?? {};
  return categoryId === undefined || version === undefined
    ? call(articleApi.addCategory, { categoryName, sort }, { silent: true })
    : call(articleApi.updateCategory, { categoryId, version, categoryName, sort }, { silent: true });
}

/** What content is filed under, for all companies. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<Edited>();
  const { data, error, loading, refresh } = useCall(articleApi.categories, {});
  const actions = (row: ContentCategory) => (
    <RowActions
      actions={[
        { code: CODE, label: 'action.edit', onAction: () => setEdited(row) },
        {
          ...{ code: CODE, label: 'action.delete', danger: true, done: 'publishing.deleted' },
          confirm: { title: 'publishing.askDelete', values: { name: row.categoryName } },
          onAction: () => call(articleApi.deleteCategory, { categoryId: row.categoryId, version: row.version }),
        },
      ]}
    />
  );
  return (
    <Drawer open size={WIDTH} title={<T id="contentCategory.title" />} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Flex vertical gap="middle" align="stretch">
          <div>
            <ActionButton
              code={CODE}
              label="action.add"
              type="primary"
              onAction={() => setEdited({ sort: FIRST_SORT })}
            />
          </div>
          <Table<ContentCategory>
            size="small"
            rowKey="categoryId"
            loading={loading}
            pagination={false}
            dataSource={data ?? []}
            columns={[
              ...categoryFields.cells(['categoryName', 'sort', 'contentCount']),
              { key: 'actions', title: <T id="kit.actions" />, render: (_, row) => actions(row) },
            ]}
          />
        </Flex>
      )}
      <RecordDialog<Edited, ContentCategory>
        draftKey={`contentCategory ${edited?.categoryId ?? ''}`}
        title={edited?.categoryId === undefined ? 'contentCategory.addTitle' : 'contentCategory.editTitle'}
        fields={categoryFields}
        record={edited}
        save={save}
        onClose={() => setEdited(undefined)}
      >
        {categoryFields.inputs(['categoryName', 'sort'])}
      </RecordDialog>
    </Drawer>
  );
}
