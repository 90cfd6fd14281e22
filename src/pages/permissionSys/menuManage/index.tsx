export { MenuList as default } from '@/features/menus/MenuList';
