export { useReserves } from './data/useReserves';
