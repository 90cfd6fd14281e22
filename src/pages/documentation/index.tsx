export { Documentation as default } from '@/features/documentation/Documentation';
