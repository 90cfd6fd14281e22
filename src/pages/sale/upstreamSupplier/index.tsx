export { FairSuppliers as default } from '@/features/fair-suppliers/FairSuppliers';
