import { Form, Input, Radio } from 'antd';
import {
  inspectionApi,
  type InspectionItem,
  type InspectionTaskDetail,
  ITEM_TYPE,
} from '../../../src/contract/property/inspections';
import type { ControlProps } from '@kit/fields/controls';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { formatList } from '@kit/format/list';
import { T } from '@kit/text';
import { call } from '../call';
import { PmsFailure } from '../failure';
import { decimal, decimalRule } from '../fields/f';
import { notify } from '../notices';
import { PhotoInput } from '../photos/Photos';
import { say as sayNow, useSay } from '../say';
import styles from './Inspection.module.css';
import { type FoundLine, type FoundValues, foundFields } from './inspectionFields';
import { Point } from './Point';

const WIDTH = 720;
const WHOLE = 7;
const DECIMALS = 4;
const NOTHING_FOUND: FoundLine = { value: '', remark: '', images: [] };

interface EntryProps extends ControlProps {
  item: InspectionItem;
  value?: FoundLine;
  onChange?: (found: FoundLine) => void;
}

const measured = (typed: string) => (typed.startsWith('-') ? '-' : '') + decimal(WHOLE, DECIMALS)(typed);

const { pattern, message } = decimalRule(DECIMALS);
const unless = (isWrong: boolean) => (isWrong ? Promise.reject(new Error('wrong')) : Promise.resolve());

/** What was typed beside an empty result would not be sent. */
const RULES = [
  {
    validator: (_: unknown, { value, remark, images }: FoundLine) =>
      unless(value === '' && (remark.trim() !== '' || images.length > 0)),
    message: <T id="pmsTask.needsValue" />,
  },
  {
    validator: (_: unknown, { value }: FoundLine) => unless(value !== '' && !pattern.test(value.replace(/^-/, ''))),
    message,
  },
];

/** The input for one item. */
function Entry({ id, item, value: typed = NOTHING_FOUND, onChange }: EntryProps) {
  const say = useSay();
  const onType = (next: FoundLine) => onChange?.(next);
  const value =
    item.type === ITEM_TYPE.number ? (
      <Input
        inputMode="decimal"
        aria-label={`${item.itemName} ${say('pmsTask.value')}`}
        style={{ width: 120 }}
        value={typed.value}
        onChange={(event) => onType({ ...typed, value: measured(event.target.value) })}
      />
    ) : (
      <Radio.Group
        aria-label={item.itemName}
        value={typed.value}
        onChange={(event) => onType({ ...typed, value: String(event.target.value) })}
        options={[
          { value: '1', label: say('pmsTask.normal') },
          { value: '0', label: say('pmsTask.failed') },
        ]}
      />
    );
  return (
    <div id={id} className={styles.line}>
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

/** In the order of the points and their items: a line of the form each. */
const linesOf = ({ points }: InspectionTaskDetail) =>
  points.flatMap(({ pointId, items }) => items.map(({ itemName }) => ({ pointId, itemName })));

/** The server names a result by its position among those that were sent, the form by that of its item. */
function atItems(error: unknown, items: readonly number[]) {
  if (!(error instanceof PmsFailure) || !Array.isArray(error.data)) return error;
  const data = error.data.map((problem: { field?: unknown }) => ({
    ...problem,
    field: String(problem.field).replace(/^results\.(\d+)\..*/, (_, sent: string) => `found.${items[Number(sent)]}`),
  }));
  return new PmsFailure({ msg: error.message, code: error.code, data });
}

async function save(task: InspectionTaskDetail, { found }: FoundValues) {
  const sent = linesOf(task).flatMap((line, index) => {
    const one = found[index];
    return one && one.value !== '' ? [{ index, result: { ...line, ...one } }] : [];
  });
  if (sent.length === 0) {
    notify.warning(sayNow('pmsTask.nothingFound'));
    return false;
  }
  const asked = { id: task.taskId, version: task.version, results: sent.map(({ result }) => result) };
  const { orderNos } = await call(inspectionApi.execute, asked, { silent: true }).catch((error: unknown) => {
    throw atItems(
      error,
      sent.map(({ index }) => index),
    );
  });
  if (orderNos.length > 0) notify.success(sayNow('pmsTask.orders', { list: formatList(orderNos) }));
  else notify.success(sayNow('pmsTask.saved'));
  return true;
}

interface Props {
  task: InspectionTaskDetail;
  onClose: () => void;
}

/** The form for whoever carries out a task: the results, item by item. */
export function TaskForm({ task, onClose }: Props) {
  const lines = linesOf(task);
  return (
    <RecordDrawer<InspectionTaskDetail, FoundValues>
      drawer={{ width: WIDTH }}
      draftKey={`task ${task.taskId}`}
      title="pmsTask.viewTitle"
      titleValues={{ name: task.taskNo }}
      done={null}
      fields={foundFields}
      record={task}
      toValues={(one) => ({ found: linesOf(one).map(() => NOTHING_FOUND) })}
      save={(values) => save(task, values)}
      onClose={onClose}
    >
      {task.points.map((point) => (
        <Point
          key={point.pointId}
          task={task}
          point={point}
          entry={(item) => {
            const at = lines.findIndex((one) => one.pointId === point.pointId && one.itemName === item.itemName);
            return (
              <Form.Item name={['found', at]} style={{ marginBottom: 0 }} rules={RULES}>
                <Entry item={item} />
              </Form.Item>
            );
          }}
        />
      ))}
    </RecordDrawer>
  );
}
