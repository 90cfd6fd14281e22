export { LogList as default } from '@/features/operation-log/LogList';
