import { useEffect } from 'react';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { fairFields } from '../shared/fairColumns';
import styles from './PdfExample.module.css';

const { columns } = fairFields.table({ show: ['subject', 'tradeFairCode', 'state', 'startTime', 'endTime'] });
const PAGE = { pageNum: 1, pageSize: 20 };

/** While the page is shown, printing prints its table alone. */
function useSheet() {
  useEffect(() => {
    document.body.dataset.sheet = '';
    return () => {
      delete document.body.dataset.sheet;
    };
  }, []);
}

function PdfScreen() {
  useSheet();
  const { data, error, refresh } = useCall(tradeFairApi.searchList, PAGE);
  return (
    <>
      <PageHeader help="demo.pdfHelp">
        <ActionButton label="demo.print" type="primary" onAction={() => window.print()} />
      </PageHeader>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <div className={styles.sheet}>
          <RecordTable<TradeFair> rowKey="tradeFairId" columns={columns} rows={data?.records} />
        </div>
      )}
    </>
  );
}

/** /pdf: the browser prints the page, or keeps it as a file, without the frame around it. */
export const PdfExample = withTexts(['demo/pages', 'trade-fair/fairs'], PdfScreen);
