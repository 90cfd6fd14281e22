export { Policies as default } from '@/areas/promotion/policies/Policies';
