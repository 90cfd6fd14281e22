import { Alert, Drawer, Skeleton } from 'antd';
import { inspectionApi, type InspectionTask } from '../../../src/contract/property/inspections';
import { useCall } from '@kit/data/useCall';
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
  const { data, error } = useCall(inspectionApi.task, { id: task.taskId });
  if (data?.can.includes('execute') && host && can(host, 'inspection_execute'))
    return <TaskForm task={data} onClose={onClose} />;
  return (
    <Drawer open size={WIDTH} title={say('pmsTask.viewTitle', { name: task.taskNo })} onClose={onClose}>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data?.points.map((point) => (
        <Point key={point.pointId} task={data} point={point} />
      ))}
    </Drawer>
  );
}
