import type {
  AmountBasis,
  CalcMode,
  CustomerScopeType,
  LadderType,
  MinPriceGuard,
  PriceMode,
  ProductScopeType,
  ReturnPolicy,
  SettleMode,
  StackMode,
} from '../../../../src/contract/promotion/activity';
import type { LadderStep } from '../../../../src/contract/promotion/ladder';

/** Money in fen. */
export type Fen = number;
/** A unit price in 1/10000 yuan. */
export type Price = number;
/** A quantity in 1/10000 unit. */
export type Qty = number;
/** 1/100 per cent. */
export type Percent = number;

/** A node of a tree and all above it, itself first. */
export type PathOf = (id: string | null) => string[];

/** What the rules ask of a product; the lists name the node itself and all above it. */
export interface Product {
  productId: string;
  listPrice: Price;
  minSalePrice: Price | null;
  costPrice: Price | null;
  lastSalePrice: Price | null;
  contractPrice: Price | null;
  categoryIds: readonly string[];
  brandId: string | null;
  supplierId: string | null;
  operateRangeIds: readonly string[];
  /** Shielded from this customer. */
  shielded: boolean;
}

export interface Customer {
  custId: string;
  customerType: string;
  /** The region and those above it. */
  regionIds: readonly string[];
  /** What the customer's licences allow; null: everything. */
  operateRangeIds: ReadonlySet<string> | null;
}

/** Who buys, where, when (Shanghai text) and through whom. */
export interface Deal {
  /** The branch of the order and those above it, itself first. */
  branchIds: readonly string[];
  customer: Customer;
  staffId: string | null;
  roleCodes: readonly string[];
  orderTime: string;
}

export interface CustomerScope {
  type: CustomerScopeType;
  typeCodes: ReadonlySet<string>;
  regionIds: ReadonlySet<string>;
  /** Members, or with `excluded` those who are left out. Only customers that are asked for need to be here. */
  custIds: ReadonlySet<string>;
  excluded: boolean;
}

export interface ProductScope {
  type: ProductScopeType;
  /** Ids of the scope's kind. Only what the order's products can meet needs to be here. */
  ids: ReadonlySet<string>;
  excludedProductIds: ReadonlySet<string>;
}

export type Step = LadderStep;

interface Limits {
  /** Orders of one customer that may take part. */
  customerOrderLimit: number | null;
  customerRewardLimit: Fen | null;
  maxRewardPerOrder: Fen | null;
  budgetAmount: Fen | null;
}

/** What has been taken before, by this customer and in all. */
export interface Used {
  orders: number;
  reward: Fen;
  budget: Fen;
  /** For a deferred activity across documents: the quantity that counts for it already. */
  qty: Qty;
  amount: Fen;
}

interface ActivityHeader {
  activityId: string;
  activityCode: string;
  activityName: string;
  /** Published and not disabled; a draft that is tried out counts as published. */
  published: boolean;
  branchId: string;
  startTime: string;
  endTime: string;
  priority: number;
  customers: CustomerScope;
  /** null: every salesperson. */
  staffIds: ReadonlySet<string> | null;
  limits: Limits;
  used: Used;
  minPriceGuard: MinPriceGuard;
  returnPolicy: ReturnPolicy;
}

export interface LadderActivity extends ActivityHeader {
  activityType: LadderType;
  stackMode: StackMode;
  withSpecial: boolean;
  settleMode: SettleMode;
  /** Read for the types that leave it open. */
  crossProduct: boolean;
  perOrder: boolean;
  amountBasis: AmountBasis;
  calcMode: CalcMode;
  ladders: readonly Step[];
  /** Ladders of their own (ladderMode PRODUCT); a product without one is not in the scope. */
  productLadders: ReadonlyMap<string, readonly Step[]> | null;
  maxTimes: number | null;
  products: ProductScope;
}

export interface SpecialItem {
  priceMode: PriceMode;
  /** Price, per cent of the base, or reduction, by the mode. */
  value: number;
  minQty: Qty;
  /** Units that are left for this customer, in one order, and in all; null: no limit. */
  restPerCustomer: Qty | null;
  limitPerOrder: Qty | null;
  restTotal: Qty | null;
}

export interface SpecialActivity extends ActivityHeader {
  activityType: 'specialOffer';
  /** The prices of a fair, whose id stands for that of an activity; its counters are the orders of the fair. */
  fair?: true;
  items: ReadonlyMap<string, SpecialItem>;
}

export interface FlexibleItem {
  floor: Price;
  ceil: Price;
  restTotal: Qty | null;
}

export interface FlexibleActivity extends ActivityHeader {
  activityType: 'flexible';
  items: ReadonlyMap<string, FlexibleItem>;
  /** What each salesperson may still give away. */
  quotas: ReadonlyMap<string, Fen>;
}

export type Activity = LadderActivity | SpecialActivity | FlexibleActivity;
