import { twoDecimals } from '../../../../platform/numbers/decimal';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import type { ShareRow } from '../../data/billing/usageBook';

const toldFigures = ({ subUsages, rows, ...figures }: ShareRow['computed']) => ({
  ...said(figures, { mainUsage: twoDecimals, restUsage: twoDecimals, amount: yuan, ownerAmount: yuan }),
  subUsages: subUsages.map((one) => said(one, { usage: twoDecimals })),
  rows: rows.map((row) =>
    said(row, {
      ...{ usage: twoDecimals, amount: yuan },
      split: (parts) => parts.map((part) => said(part, { amount: yuan })),
    }),
  ),
});

/** A share as the log has it. */
export const toldShare = (row: Partial<ShareRow>) =>
  said(row, {
    price: priceText,
    members: (all) => all.map((one) => said(one, { weight: twoDecimals })),
    computed: toldFigures,
  });
