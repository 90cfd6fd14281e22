export { LogList as default } from '@/areas/system/operation-log/LogList';
