export { LotteryTickets as default } from '@/areas/trade-fair/tickets/LotteryTickets';
