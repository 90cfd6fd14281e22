import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';

const DAYS = 31;
const PARTS = 8;

interface Props {
  statementId: string;
  row: WorkRow;
  onSet: (rows: readonly WorkRow[]) => void;
}

/** Documents of the other side that add up to the row: wider than the machine looks, and nothing is chosen by itself. */
export function SumSearch({ statementId, row, onSet }: Props) {
  const { rowId } = row;
  const [found, setFound] = useState<{ rowId: string; sums: Output<typeof workbenchApi.sum> }>();
  const sums = found?.rowId === rowId ? found.sums : undefined;
  const search = async () =>
    setFound({ rowId, sums: await call(workbenchApi.sum, { statementId, rowId, days: DAYS, parts: PARTS }) });
  return (
    <Flex vertical gap="small">
      <div>
        <ActionButton code="checkDiffList_sum" label="workbench.sum" onAction={search} />
      </div>
      {sums && (
        <Alert
          type="info"
          title={
            <T id={sums.finished ? 'workbench.solutions' : 'workbench.unfinished'} values={{ count: sums.solutions }} />
          }
          description={
            <Flex wrap gap="small">
              {sums.sets.map((set, i) => (
                <Button key={set.map((one) => one.rowId).join()} size="small" onClick={() => onSet(set)}>
                  <T id="workbench.chooseSet" values={{ n: i + 1, count: set.length }} />
                </Button>
              ))}
            </Flex>
          }
        />
      )}
    </Flex>
  );
}
