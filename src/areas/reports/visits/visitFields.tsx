import { CLIENT_KIND } from '@/contract/system/feedback';
import {
  VISIT_APP,
  VISIT_GROUP,
  VISIT_ROWS,
  type VisitCell,
  type VisitDetail,
  type VisitFigure,
} from '@/contract/reports/visits';
import { f } from '@/shared/fields/f';
import { Figure } from '@/shared/fields/Figure';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatNumber, formatPercent, formatQuantity, NOTHING } from '@kit/format/number';

const clientKind = codeTable('visitClient', CLIENT_KIND, { dictCode: 'visit.clientKind' });
const visitApp = codeTable('visitApp', VISIT_APP, { dictCode: 'app' });
export const visitGroup = codeTable('visitGroup', VISIT_GROUP);
export const visitRows = codeTable('visitRows', VISIT_ROWS);

const count = (value: number) => formatNumber(value, 0);

const figure = (name: VisitFigure, textOf: (row: VisitCell) => string) => ({
  cell: (row: VisitCell) => <Figure text={textOf(row)} drill={row.drills[name]} />,
});

/** Filters that are no columns. */
interface Searched {
  app: string;
  groupBy: number;
}

/** The default period of the report is the week that ends now. */
export const visitFieldsFrom = (days: [from: string, to: string]) =>
  fieldsOf<VisitCell, VisitCell & Searched>()('visit', {
    statDate: f.date({
      width: 190,
      fixed: 'left',
      sorted: true,
      cell: ({ statDate, statEnd }) => (statDate === statEnd ? statDate : `${statDate} – ${statEnd.slice(5)}`),
      filter: { initialValue: days, fieldProps: { allowClear: false } },
    }),
    groupBy: f.codes(visitGroup, { filter: { initialValue: VISIT_GROUP.day, fieldProps: { allowClear: false } } }),
    branchId: f.branch(),
    branchName: f.name({ width: 200 }),
    clientKind: f.codes(clientKind, { width: 90 }),
    app: f.codes(visitApp),
    pageName: f.text({ max: 50, width: 160 }),
    pv: f.count({ sorted: true, ...figure('pv', ({ pv }) => count(pv)) }),
    uv: f.count({ sorted: true, ...figure('uv', ({ uv }) => count(uv)) }),
    custCount: f.count({
      ...figure('custCount', ({ custCount }) => (custCount === null ? NOTHING : count(custCount))),
    }),
    avgStaySec: f.quantity({ width: 120, ...figure('avgStaySec', ({ avgStaySec }) => formatQuantity(avgStaySec)) }),
    bounceRate: f.percent({ ...figure('bounceRate', ({ bounceRate }) => formatPercent(bounceRate)) }),
    orderCount: f.count({
      ...figure('orderCount', ({ orderCount }) => (orderCount === null ? NOTHING : count(orderCount))),
    }),
    convertRate: f.percent({ ...figure('convertRate', ({ convertRate }) => formatPercent(convertRate)) }),
    statEnd: f.date(),
    staySec: f.count(),
    sessions: f.count(),
    bounced: f.count(),
    buyers: f.count(),
  });

/** The rows behind a figure. */
export const detailFields = fieldsOf<VisitDetail>()('visitDetail', {
  visitTime: f.dateTime({ sorted: true, width: 160, fixed: 'left' }),
  userName: f.name({ width: 150 }),
  custCode: f.code({ width: 120 }),
  custName: f.name({ width: 180 }),
  branchName: f.name({ width: 180 }),
  clientKind: f.codes(clientKind, { width: 90 }),
  pageName: f.text({ width: 140 }),
  visits: f.count(),
  staySec: f.count({ sorted: true, width: 110 }),
});
