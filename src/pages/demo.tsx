export { DemoPages as default } from '@/areas/demo/DemoPages';
