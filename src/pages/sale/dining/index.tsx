export { Dining as default } from '@/features/dining/Dining';
