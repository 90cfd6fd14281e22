export { OperationLog as default } from '@/compose/OperationLog';
