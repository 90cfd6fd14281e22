export { DrawProof as default } from '@/areas/trade-fair/proof/DrawProof';
