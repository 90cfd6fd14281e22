export { FeedbackList as default } from '@/areas/system/feedback/FeedbackList';
