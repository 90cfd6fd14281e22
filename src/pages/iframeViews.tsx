export { FramePage as default } from '@/shell/frames/FramePage';
