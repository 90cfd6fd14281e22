export { BillPage as default } from '../bill/BillPage';
