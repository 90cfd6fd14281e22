export { LeaseList as default } from '../lease/LeaseList';
