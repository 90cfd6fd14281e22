export { Layout as default } from '@/shell/Layout';
