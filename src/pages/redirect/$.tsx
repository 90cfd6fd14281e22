export { Redirect as default } from '@/shell/Redirect';
