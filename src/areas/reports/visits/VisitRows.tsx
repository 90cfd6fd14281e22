import { Drawer, Typography } from 'antd';
import { useState } from 'react';
import { type VisitDetail, visitsApi } from '@/contract/reports/visits';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { formatList } from '@kit/format/list';
import { formatNumber } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import type { linkedRows } from './linkedRows';
import { detailFields, visitRows } from './visitFields';

const WIDTH = 960;

const table = detailFields.table({
  show: [
    ...(['visitTime', 'userName', 'custName', 'pageName', 'visits', 'staySec', 'clientKind', 'branchName'] as const),
    'custCode',
  ],
});

interface Props {
  asked: NonNullable<ReturnType<typeof linkedRows>>;
  onClose: () => void;
}

interface Sums {
  sums: { visits: number; staySec: number };
}

/** The rows that a figure counts. */
export function VisitRows({ asked, onClose }: Props) {
  const [sums, setSums] = useState<Sums['sums']>();
  const { statDate, of, pageName } = asked;
  const [from, to] = statDate;
  const about = formatList([from === to ? from : `${from} – ${to}`, ...(pageName ? [pageName] : [])]);
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={visitRows.labelOf(of)}>
      <Typography.Paragraph type="secondary">
        {about}
        {sums && (
          <>
            {' · '}
            <T
              id="visitRows.sums"
              values={{ visits: formatNumber(sums.visits, 0), seconds: formatNumber(sums.staySec, 0) }}
            />
          </>
        )}
      </Typography.Paragraph>
      <CrudTable<VisitDetail, Sums>
        {...table}
        {...embedded}
        search={false}
        rowKey="key"
        list={visitsApi.visitsDetail}
        params={asked}
        onAnswer={(answer) => setSums(answer?.sums)}
        emptyText="visit.empty"
      />
    </Drawer>
  );
}
