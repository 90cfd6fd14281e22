import { Drawer } from 'antd';
import { inspectionApi, type InspectionTask } from '../../../src/contract/property/inspections';
import { useCall } from '@kit/data/useCall';
import { Awaited } from '../Awaited';
import { can, useHost } from '../host';
import { useSay } from '../say';
import { Point } from './Point';
import { TaskForm } from './TaskForm';

const WIDTH = 720;

interface Props {
  task: InspectionTask;
  onClose: () => void;
}

/** A task: what was found, and, for whoever carries it out, what is found now. */
export function TaskDrawer({ task, onClose }: Props) {
  const say = useSay();
  const host = useHost();
  const read = useCall(inspectionApi.task, { id: task.taskId });
  const { data } = read;
  if (data?.can.includes('execute') && host && can(host, 'inspection_execute'))
    return <TaskForm task={data} onClose={onClose} />;
  return (
    <Drawer open size={WIDTH} title={say('pmsTask.viewTitle', { name: task.taskNo })} onClose={onClose}>
      <Awaited {...read} />
      {data?.points.map((point) => (
        <Point key={point.pointId} task={data} point={point} />
      ))}
    </Drawer>
  );
}
