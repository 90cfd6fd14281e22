import type { Input } from '@/contract/endpoint';
import { VISIT_ROWS, type VisitRows, type visitsApi } from '@/contract/reports/visits';

type Asked = Omit<Input<typeof visitsApi.visitsDetail>, 'pageNum' | 'pageSize'>;

const rowsOf = (code: string | null): VisitRows | undefined =>
  Object.values(VISIT_ROWS).find((one) => String(one) === code);

/** The rows in the address, as the link of a figure has them; the server checks each part again. */
export function linkedRows(search: string): Asked | undefined {
  const query = new URLSearchParams(search);
  const of = rowsOf(query.get('of'));
  const [from, to] = query.getAll('days');
  if (!of || !from || !to) return undefined;
  const given = {
    ...{ branchId: query.get('branch'), clientKind: query.get('client'), app: query.get('app') },
    ...{ pageName: query.get('named'), pageCode: query.get('page'), asOf: query.get('asOf') },
  };
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  return { of, statDate: [from, to], ...filters };
}
