export { FairSuppliers as default } from '@/areas/trade-fair/suppliers/FairSuppliers';
