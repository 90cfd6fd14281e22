export { demoMenus } from './handlers/demoMenus';
export { editUser } from './handlers/people/changeUsers';
