export { MenuList as default } from '@/areas/system/menus/MenuList';
