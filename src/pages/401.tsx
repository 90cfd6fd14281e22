export { Forbidden as default } from '@/shell/Forbidden';
