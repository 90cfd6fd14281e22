export { ButtonList as default } from '@/areas/system/buttons/ButtonList';
