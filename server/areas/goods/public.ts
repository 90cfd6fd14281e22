export { isOffered } from './data/offers';
export { useReserves } from './data/useReserves';
