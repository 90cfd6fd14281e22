export { ActivityFormPage as default } from '@/areas/promotion/activity-form/ActivityFormPage';
