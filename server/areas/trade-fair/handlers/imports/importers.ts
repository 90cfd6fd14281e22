import { advanceFairs } from '../../jobs/advanceFairs';
import type { Importer } from '../../../tasks/public';
import { commodityImporter } from '../commodities/commodityImport';
import { customerImporter } from '../customers/customerImport';
import { guestImporter } from '../guests/guestImport';
import { invitationImporter } from '../invitations/invitationImport';
import { orderImporter } from '../orders/orderImport';
import { supplierImporter } from '../suppliers/supplierImport';

/** Whatever a file is for, it meets the fair where the clock has taken it: also when it is mended or taken back. */
const byTheClock = (importer: Importer): Importer => ({
  ...importer,
  open: async (target, context) => {
    await advanceFairs(context.db, context.now);
    await importer.open(target, context);
  },
});

export const fairImporters = {
  FAIR_SUPPLIER: byTheClock(supplierImporter),
  FAIR_GUEST: byTheClock(guestImporter),
  FAIR_CUSTOMER: byTheClock(customerImporter),
  FAIR_COMMODITY: byTheClock(commodityImporter),
  FAIR_ORDER: byTheClock(orderImporter),
  INVITATION: byTheClock(invitationImporter),
};
