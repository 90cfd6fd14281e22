export { ActivityFormPage as default } from '@/features/pricing/form/ActivityFormPage';
