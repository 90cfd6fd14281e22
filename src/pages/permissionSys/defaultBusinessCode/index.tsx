export { BusinessCodes as default } from '@/areas/goods/business-codes/BusinessCodes';
