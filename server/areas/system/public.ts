export { demoMenus } from './handlers/demoMenus';
export { editUser } from './handlers/people/changeUsers';
export { staleVersion } from './handlers/people/guards';
