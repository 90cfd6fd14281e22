import type { CalcMode } from '../../../../src/contract/promotion/activity';
import type { BaseSource, PriceWarning, RoundMode, RuleCategory } from '../../../../src/contract/pricing/pricing';
import type {
  Activity,
  Applied,
  CustomerScope,
  Deal,
  Fen,
  NetLine,
  Percent,
  Price,
  Product,
  ProductScope,
  Qty,
  Subject,
  TraceRow,
} from '../../promotion/rules/public';

interface RuleHeader {
  ruleId: string;
  ruleCode: string;
  ruleName: string;
  branchId: string;
  /** Branches below use it too. */
  inherit: boolean;
  enabled: boolean;
  effectiveStart: string;
  effectiveEnd: string | null;
  priority: number;
  customers: CustomerScope;
  products: ProductScope;
}

export interface CalculationRule extends RuleHeader {
  category: 'CALCULATION';
  source: BaseSource;
  /** 1/10000. */
  factor: number;
  addend: Price;
  roundMode: RoundMode;
  clampMin: boolean;
}

export interface SpecialRule extends RuleHeader {
  category: 'SPECIAL';
  items: ReadonlyMap<string, { price: Price; minQty: Qty }>;
  /** A contract price: only an entered price replaces it. */
  lockPrice: boolean;
}

export interface DiscountRule extends RuleHeader {
  category: 'DISCOUNT';
  rate: Percent;
}

/** Either rates of the base price, or a band for each product. */
type Band =
  | { items: null; lowerRate: Percent; upperRate: Percent }
  | { items: ReadonlyMap<string, { floor: Price; ceil: Price }> };

export interface FlexibleRule extends RuleHeader {
  category: 'FLEXIBLE';
  band: Band;
  /** How much this salesperson may still give away this month; null: no limit. */
  restQuota: Fen | null;
  staffIds: ReadonlySet<string> | null;
  roleCodes: ReadonlySet<string> | null;
}

export interface RebateStep {
  /** Fen or a quantity, depending on the basis. */
  from: number;
  /** Per cent of the amount, or price for each unit. */
  value: number;
}

export interface RebateRule extends RuleHeader {
  category: 'REBATE';
  basis: 'AMOUNT' | 'QTY';
  calcMode: CalcMode;
  ladders: readonly RebateStep[];
  /** What the customer has reached in this period so far. */
  counted: number;
}

export type Rule = CalculationRule | SpecialRule | DiscountRule | FlexibleRule | RebateRule;
export type RuleOf<C extends RuleCategory> = Extract<Rule, { category: C }>;

export interface OrderLine {
  lineNo: number;
  product: Product;
  qty: Qty;
  enteredPrice: Price | null;
}

/** Everything that may affect the order. */
export interface Book {
  activities: readonly Activity[];
  rules: readonly Rule[];
}

export interface Order extends Deal {
  lines: readonly OrderLine[];
}

/** A line, or a part of a split one, after stage 2. */
export interface PricedLine extends NetLine {
  basePrice: Price;
  unitPrice: Price;
  unitDiscount: Fen;
  /** The sources of the price, the base first. */
  fired: Subject[];
  /** The unit price is below the product's minimum. */
  belowMin: boolean;
  warnings: { code: PriceWarning; price: Price | null }[];
  /** The error code by which the line cannot be sold. */
  refusal: number | null;
}

export interface QuotedLine extends PricedLine {
  orderDiscount: Fen;
  netAmount: Fen;
}

export interface Counted {
  subject: Subject;
  countedAmount: Fen;
  /** The distance to the next step; null on the highest. */
  gap: number | null;
  measure: 'QUANTITY' | 'AMOUNT';
}

/** What the prices of lines have taken of a limited offer. */
export interface Taken {
  subject: Subject;
  productId: string;
  qty: Qty;
  saving: Fen;
}

export interface Totals {
  amount: Fen;
  unitDiscount: Fen;
  orderDiscount: Fen;
  netAmount: Fen;
}

export interface Quote {
  lines: QuotedLine[];
  totals: Totals;
  applied: Applied[];
  /** The special offers and flexible prices that were taken. */
  taken: Taken[];
  /** Rebates that the order counts for. */
  deferred: Counted[];
  trace: TraceRow[];
}
