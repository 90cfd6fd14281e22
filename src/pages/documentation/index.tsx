export { Documentation as default } from '@/areas/account/documentation/Documentation';
