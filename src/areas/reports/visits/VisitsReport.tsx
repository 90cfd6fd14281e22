import { useLocation } from '@umijs/max';
import { Card } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { drillAddress } from '@/contract/drill';
import { VISIT_GROUP, type VisitCell, type VisitPoint, visitsApi } from '@/contract/reports/visits';
import { useText, withTexts } from '@/core/i18n';
import { navigate, replace } from '@/core/navigation/navigate';
import { Chart } from '@/ui/chart/Chart';
import { PageHeader } from '@/ui/PageHeader';
import { RowActions } from '@kit/actions/RowActions';
import { formatNumber } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import styles from '../shared/report.module.css';
import { linkedRows } from './linkedRows';
import { lastDates } from '@/shared/fields/lastDays';
import { visitFieldsFrom } from './visitFields';

const VisitRows = lazy(async () => ({ default: (await import('./VisitRows')).VisitRows }));

const PATH = '/report/visitsReport';
const OPENS_WITH_DAYS = 7;

interface Answer {
  chart: VisitPoint[];
  asOf: string;
}

const tableFrom = () =>
  visitFieldsFrom(lastDates(OPENS_WITH_DAYS)).table({
    show: [
      ...(['statDate', 'branchName', 'clientKind', 'pageName', 'pv', 'uv', 'custCount', 'avgStaySec'] as const),
      ...(['bounceRate', 'orderCount', 'convertRate'] as const),
    ],
    search: ['statDate', 'groupBy', 'branchId', 'clientKind', 'app', 'pageName'],
    file: [
      ...(['statDate', 'statEnd', 'branchName', 'clientKind', 'pageName', 'pv', 'uv', 'custCount'] as const),
      ...(['avgStaySec', 'staySec', 'bounceRate', 'bounced', 'sessions', 'orderCount', 'convertRate'] as const),
      'buyers',
    ],
  });

/** Without a period the last week is shown: the report over all times is not offered. */
const withDays = ({ statDate, ...query }: Record<string, unknown>) => ({
  ...query,
  statDate: Array.isArray(statDate) ? statDate : lastDates(OPENS_WITH_DAYS),
});

function VisitsReportScreen() {
  const text = useText();
  const { search } = useLocation();
  const asked = linkedRows(search);
  const [answer, setAnswer] = useState<Answer | null>();
  const [isByPage, setByPage] = useState(false);
  const [days, setDays] = useState('');
  const table = useMemo(() => tableFrom(), []);
  const chart = answer?.chart;
  const format = (value: number) => formatNumber(value, 0);
  const model = chart && {
    title: text('visit.chart', { days }),
    labelTitle: text(isByPage ? 'visit.pageName' : 'visit.statDate'),
    labels: chart.map(({ label }) => (isByPage ? label : label.slice(5))),
    series: [
      { name: text('visit.pv'), kind: 'bar' as const, values: chart.map(({ pv }) => pv), format },
      { name: text('visit.uv'), kind: 'bar' as const, values: chart.map(({ uv }) => uv), format },
    ],
  };
  const rowsOf = (index: number) => {
    const drill = chart?.[index]?.drill;
    return drill && drillAddress(drill);
  };
  return (
    <div className={styles.report}>
      <CrudTable<VisitCell, Answer>
        header={<PageHeader inList title="visit.title" help="visit.help" />}
        {...table}
        rowKey="key"
        list={visitsApi.visits}
        exported="visitsReport_export"
        beforeSearchSubmit={withDays}
        emptyText="visit.empty"
        onAnswer={(found) => setAnswer(found ?? null)}
        onListed={({ query }) => {
          setByPage(query.groupBy === VISIT_GROUP.page);
          setDays(Array.isArray(query.statDate) ? query.statDate.join(' – ') : '');
        }}
        tableExtraRender={() =>
          // Beside a search that has failed there is nothing to draw.
          answer !== null && (
            <Card size="small">
              <Chart model={model} to={rowsOf} />
            </Card>
          )
        }
        actions={({ drills: { pv } }) => (
          <RowActions
            actions={
              pv
                ? [
                    {
                      ...{ code: 'visitsReport_detail', label: 'visit.detail' },
                      onAction: () => navigate(drillAddress(pv)),
                    },
                  ]
                : []
            }
          />
        )}
      />
      <Suspense fallback={null}>
        {asked && <VisitRows key={search} asked={asked} onClose={() => replace(PATH)} />}
      </Suspense>
    </div>
  );
}

/** /report/visitsReport */
export const VisitsReport = withTexts(['reports/visits'], VisitsReportScreen);
