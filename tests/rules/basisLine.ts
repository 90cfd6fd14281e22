import type { BasisLine } from '../../server/areas/orders/rules/refund';

/** A line of an order of which nothing has come back. */
export const basisLine = (facts: Partial<BasisLine> & Pick<BasisLine, 'lineNo' | 'qty' | 'netAmount'>): BasisLine => ({
  ...{ splitFrom: null, unitPrice: 0, amount: facts.netAmount, returnedQty: 0, refundedAmount: 0, ...facts },
});
