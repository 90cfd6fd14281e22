export { Statements as default } from '@/areas/finance/statements/Statements';
