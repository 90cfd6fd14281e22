export { ButtonList as default } from '@/features/buttons/ButtonList';
