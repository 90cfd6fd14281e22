export { WorkOrderPage as default } from '../work-order/WorkOrderPage';
