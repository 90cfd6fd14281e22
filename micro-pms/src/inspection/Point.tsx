import { Checkbox, Tag, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import {
  inspectionApi,
  type InspectionItem,
  type InspectionPoint,
  type InspectionResult,
  type InspectionTaskDetail,
  ITEM_TYPE,
} from '../../../src/contract/property/inspections';
import type { Answer } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { call } from '../call';
import { Photos } from '../photos/Photos';
import { useSay } from '../say';
import styles from './Inspection.module.css';

interface ItemProps {
  item: InspectionItem;
  result: InspectionResult | undefined;
  failedBefore: boolean;
}

/** What was found of an item. */
function Found({ item, result, failedBefore }: ItemProps) {
  const say = useSay();
  const limits = item.type === ITEM_TYPE.number ? ` (${item.min ?? ''}–${item.max ?? ''})` : '';
  return (
    <>
      <div className={styles.line}>
        <b>{item.itemName + limits}</b>
        {failedBefore && <Tag color="orange">{say('pmsTask.failedBefore')}</Tag>}
        {!result && <Tag>{say('pmsTask.notChecked')}</Tag>}
        {result && item.type === ITEM_TYPE.number && <span>{result.value}</span>}
        {result && (
          <Tag color={result.normal === 1 ? 'green' : 'red'}>
            {say(result.normal === 1 ? 'pmsTask.normal' : 'pmsTask.failed')}
          </Tag>
        )}
        {result?.orderNo && <Tag color="blue">{say('pmsTask.ordered', { orderNo: result.orderNo })}</Tag>}
        {result?.repaired === 1 && <Tag color="green">{say('pmsTask.repaired')}</Tag>}
      </div>
      {result?.remark && <span>{result.remark}</span>}
      {result && result.images.length > 0 && <Photos photos={result.images} />}
    </>
  );
}

interface PointProps {
  task: InspectionTaskDetail;
  point: InspectionPoint;
  /** The input of what is found, while the task is carried out. */
  entry?: (item: InspectionItem) => ReactNode;
}

/** A point with what was found; the failed items that have no order yet can become one. */
export function Point({ task, point, entry }: PointProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const at =
    ({ itemName }: InspectionItem) =>
    (one: { pointId: string; itemName: string }) =>
      one.pointId === point.pointId && one.itemName === itemName;
  // If an order of the same fault is still open, the server asks; after a no the items stay chosen.
  const order = async ({ confirmCodes }: Answer) => {
    const asked = { taskId: task.taskId, pointId: point.pointId, itemNames: [...chosen] };
    await call(inspectionApi.toWorkOrder, { ...asked, confirmCodes });
    setChosen([]);
  };
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {`${point.pointName} · ${point.location}`}
      </Typography.Title>
      {point.items.map((item) => {
        const result = task.results.find(at(item));
        const isOpen = result?.normal === 0 && result.orderId === null;
        const toggle = (isOn: boolean) =>
          setChosen(isOn ? [...chosen, item.itemName] : chosen.filter((name) => name !== item.itemName));
        return (
          <div key={item.itemName} className={styles.checked}>
            <Found item={item} result={result} failedBefore={task.failedBefore.some(at(item))} />
            {entry?.(item)}
            {!entry && isOpen && (
              <Checkbox
                aria-label={item.itemName}
                checked={chosen.includes(item.itemName)}
                onChange={(event) => toggle(event.target.checked)}
              />
            )}
          </div>
        );
      })}
      {chosen.length > 0 && <ActionButton code="inspection_toWorkOrder" label="pmsTask.toOrder" onAction={order} />}
    </section>
  );
}
