import { commodityImporter } from '../commodities/commodityImport';
import { customerImporter } from '../customers/customerImport';
import { guestImporter } from '../guests/guestImport';
import { invitationImporter } from '../invitations/invitationImport';
import { orderImporter } from '../orders/orderImport';
import { supplierImporter } from '../suppliers/supplierImport';

export const fairImporters = {
  FAIR_SUPPLIER: supplierImporter,
  FAIR_GUEST: guestImporter,
  FAIR_CUSTOMER: customerImporter,
  FAIR_COMMODITY: commodityImporter,
  FAIR_ORDER: orderImporter,
  INVITATION: invitationImporter,
};
