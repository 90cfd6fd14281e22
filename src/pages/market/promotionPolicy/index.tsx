export { Policies as default } from '@/features/pricing/policies/Policies';
