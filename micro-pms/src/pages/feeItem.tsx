export { FeeItemPage as default } from '../fee-item/FeeItemPage';
