export { StatementReply as default } from '@/areas/finance/reply/StatementReply';
