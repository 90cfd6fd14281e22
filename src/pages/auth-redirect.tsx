export { AuthRedirect as default } from '@/shell/AuthRedirect';
