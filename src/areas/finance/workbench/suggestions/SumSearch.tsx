import { Alert, Button, Flex } from 'antd';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { orderLink } from '../../shared/orderLink';
import styles from '../Workbench.module.css';
import type { RowCommands } from '../useWorkbench';
import type { Sums } from './useSums';

interface Props extends Sums {
  onSet: (rows: readonly WorkRow[]) => void;
  row: WorkRow;
  onRow: RowCommands;
}

/**
 * The actions on the current row, among them the search for documents that add up to it; a set found is never selected
 * by itself.
 */
export function SumSearch({ search, sums, onSet, row, onRow }: Props) {
  return (
    <Flex vertical gap="small" className={styles.tools ?? ''}>
      {row.orderNo && (
        <div>
          <T id="workbench.orderOf" /> {orderLink(row)}
        </div>
      )}
      <Flex wrap gap="small">
        <ActionButton size="small" code="checkDiffList_sum" label="workbench.sum" onAction={search} />
        <ActionButton
          size="small"
          code="checkDiffList_handle"
          label="workbench.handle"
          onAction={() => onRow.handle(row)}
        />
        <ActionButton
          size="small"
          code="checkDiffList_evidence"
          label="workbench.evidence"
          onAction={() => onRow.evidence(row)}
        />
        <ActionButton
          size="small"
          code="checkDiffList_handle"
          label="workbench.remark"
          onAction={() => onRow.remark(row)}
        />
      </Flex>
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
