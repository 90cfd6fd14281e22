export { ThemeDesigner as default } from '@/areas/demo/theme-designer/ThemeDesigner';
