export { OnlineGoodsList as default } from '@/areas/master-data/online-goods/OnlineGoodsList';
