export { isOffered } from './data/offers';
export { shieldedFrom } from './data/shields';
export { useReserves } from './data/useReserves';
