import { inspectionApi } from '../../../../../src/contract/property/inspections';
import { implement } from '../../../../http/implement';
import { executeTask, toWorkOrder } from './execute';
import { planPage, savePlan, switchPlan } from './plans';
import { deleteTask, taskDetail, taskPage } from './tasks';

export const inspectionRoutes = implement(inspectionApi, {
  planPage,
  savePlan,
  planStatus: switchPlan,
  taskPage,
  task: taskDetail,
  execute: executeTask,
  toWorkOrder,
  deleteTask,
});
