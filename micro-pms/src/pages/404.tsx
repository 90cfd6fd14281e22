export { NotBuilt as default } from '../NotBuilt';
