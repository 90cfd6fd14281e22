export { ThemeDesigner as default } from '@/features/theme-designer/ThemeDesigner';
