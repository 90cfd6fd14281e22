export { Approvals as default } from '@/areas/master-data/approvals/Approvals';
