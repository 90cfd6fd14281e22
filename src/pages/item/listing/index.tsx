export { ListingList as default } from '@/areas/goods/listings/ListingList';
