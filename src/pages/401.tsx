export { Forbidden as default } from '@/shell/pages/Forbidden';
