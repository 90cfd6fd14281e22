export { AuthRedirect as default } from '@/shell/pages/AuthRedirect';
