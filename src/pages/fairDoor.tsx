export { FairDoor as default } from '@/areas/trade-fair/door/FairDoor';
