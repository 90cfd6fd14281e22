export { CheckDiffList as default } from '@/areas/finance/workbench/CheckDiffList';
