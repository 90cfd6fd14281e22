import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { fairColumns } from '../shared/fairColumns';

const CREATE = '/example/create';
const editPath = (id: string) => `/example/edit/${id}`;

function ExampleListScreen() {
  const add = (
    <ActionButton code="tradeFairManage_add" label="action.add" type="primary" onAction={() => navigate(CREATE)} />
  );
  return (
    <CrudTable<TradeFair>
      header={
        <PageHeader inList help="demo.listHelp">
          {add}
        </PageHeader>
      }
      {...fairColumns}
      rowKey="tradeFairId"
      viewKey="example"
      list={tradeFairApi.searchList}
      emptyText="tradeFair.empty"
      emptyAction={add}
      actions={({ tradeFairId }) => (
        <RowActions
          actions={[
            { code: 'tradeFairManage_edit', label: 'action.edit', onAction: () => navigate(editPath(tradeFairId)) },
          ]}
        />
      )}
    />
  );
}

/** /example/list: the fairs of the product, read by the product's own call. */
export const ExampleList = withTexts(['demo/pages', 'trade-fair/fairs'], ExampleListScreen);
