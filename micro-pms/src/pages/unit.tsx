export { UnitList as default } from '../unit/UnitList';
