export { LotteryTickets as default } from '@/features/lottery-tickets/LotteryTickets';
