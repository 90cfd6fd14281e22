export { WorkOrderPage as default } from '../workOrder/WorkOrderPage';
