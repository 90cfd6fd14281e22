import { Alert, Button, Checkbox, Drawer, Input, Radio, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import {
  inspectionApi,
  type InspectionItem,
  type InspectionPoint,
  type InspectionResult,
  type InspectionTask,
  type InspectionTaskDetail,
  ITEM_TYPE,
} from '../../../src/contract/property/inspections';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { useConfirmed } from '@kit/form/useConfirmed';
import { call } from '../call';
import { can, useHost } from '../host';
import { notify } from '../notices';
import { PhotoInput, Photos } from '../photos/Photos';
import { useSay } from '../say';
import styles from './Inspection.module.css';

const WIDTH = 720;

interface Typed {
  value: string;
  remark: string;
  images: string[];
}

const keyOf = (point: InspectionPoint, item: InspectionItem) => `${point.pointId} ${item.itemName}`;
const NOTHING_TYPED: Typed = { value: '', remark: '', images: [] };

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

interface EntryProps {
  item: InspectionItem;
  typed: Typed;
  onType: (typed: Typed) => void;
}

function Entry({ item, typed, onType }: EntryProps) {
  const say = useSay();
  const value =
    item.type === ITEM_TYPE.number ? (
      <Input
        inputMode="decimal"
        aria-label={`${item.itemName} ${say('pmsTask.value')}`}
        style={{ width: 120 }}
        value={typed.value}
        onChange={(event) => onType({ ...typed, value: event.target.value.replace(/[^\d.-]/g, '') })}
      />
    ) : (
      <Radio.Group
        value={typed.value}
        onChange={(event) => onType({ ...typed, value: String(event.target.value) })}
        options={[
          { value: '1', label: say('pmsTask.normal') },
          { value: '0', label: say('pmsTask.failed') },
        ]}
      />
    );
  return (
    <div className={styles.line}>
      {value}
      <Input
        aria-label={`${item.itemName} ${say('pmsTask.remark')}`}
        placeholder={say('pmsTask.remark')}
        maxLength={200}
        style={{ flex: '1 1 160px' }}
        value={typed.remark}
        onChange={(event) => onType({ ...typed, remark: event.target.value })}
      />
      <PhotoInput value={typed.images} onChange={(images) => onType({ ...typed, images })} />
    </div>
  );
}

interface PointProps {
  task: InspectionTaskDetail;
  point: InspectionPoint;
  typed: ReadonlyMap<string, Typed> | undefined;
  onType: (key: string, typed: Typed) => void;
}

/** The failed items of a point that have no order yet; some of them become one. */
function Point({ task, point, typed, onType }: PointProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ask = useConfirmed();
  const at =
    ({ itemName }: InspectionItem) =>
    (one: { pointId: string; itemName: string }) =>
      one.pointId === point.pointId && one.itemName === itemName;
  const order = async () => {
    const asked = { taskId: task.taskId, pointId: point.pointId, itemNames: [...chosen] };
    // An order of the same fault that is still open is a question.
    await ask((confirmCodes) => call(inspectionApi.toWorkOrder, { ...asked, confirmCodes }));
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
        const key = keyOf(point, item);
        const toggle = (isOn: boolean) =>
          setChosen(isOn ? [...chosen, item.itemName] : chosen.filter((name) => name !== item.itemName));
        return (
          <div key={key} className={styles.checked}>
            <Found item={item} result={result} failedBefore={task.failedBefore.some(at(item))} />
            {typed && <Entry item={item} typed={typed.get(key) ?? NOTHING_TYPED} onType={(one) => onType(key, one)} />}
            {!typed && isOpen && (
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

interface Props {
  task: InspectionTask;
  onClose: () => void;
}

/** A task: what was found, and, for whoever carries it out, what is found now. */
export function TaskDrawer({ task, onClose }: Props) {
  const say = useSay();
  const host = useHost();
  const { data, error } = useCall(inspectionApi.task, { id: task.taskId });
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const isOpen = data?.can.includes('execute') === true && host !== null && can(host, 'inspection_execute');
  const save = async () => {
    if (!data) return;
    const results = data.points.flatMap((point) =>
      point.items.flatMap((item) => {
        const one = typed.get(keyOf(point, item));
        return one && one.value !== '' ? [{ pointId: point.pointId, itemName: item.itemName, ...one }] : [];
      }),
    );
    if (results.length === 0) return;
    const { orderNos } = await call(inspectionApi.execute, { id: data.taskId, version: data.version, results });
    setTyped(new Map());
    notify.success(orderNos.length > 0 ? say('pmsTask.orders', { list: orderNos.join(', ') }) : say('pmsTask.saved'));
  };
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsTask.viewTitle', { name: task.taskNo })}
      onClose={onClose}
      extra={
        isOpen && (
          <Button type="primary" onClick={() => void save().catch(() => undefined)}>
            {say('kit.save')}
          </Button>
        )
      }
    >
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data?.points.map((point) => (
        <Point
          key={point.pointId}
          task={data}
          point={point}
          typed={isOpen ? typed : undefined}
          onType={(key, one) => setTyped(new Map(typed).set(key, one))}
        />
      ))}
    </Drawer>
  );
}
