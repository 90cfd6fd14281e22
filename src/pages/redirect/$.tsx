export { Redirect as default } from '@/shell/pages/Redirect';
