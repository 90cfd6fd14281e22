export { type BatchStock, batchStock } from './data/batchStock';
export { isOffered, offeredAt, refusedPlans } from './data/offers';
export { goodsSales } from './data/salesSlot';
export { availableAt, goodsFor, listedSince } from './data/shownGoods';
export { listingTimes, shieldTimes } from './data/shownTimes';
export { shieldedFrom } from './data/shields';
export { takeBatches } from './data/takeBatches';
export { useReserves } from './data/useReserves';
