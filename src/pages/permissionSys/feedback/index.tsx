export { FeedbackList as default } from '@/features/feedback/FeedbackList';
