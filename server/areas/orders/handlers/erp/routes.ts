import { erpApi } from '../../../../../src/contract/orders/erp';
import { erpFaultApi } from '../../../../../src/contract/orders/erp-faults';
import { implement } from '../../../../http/implement';
import { dismissFault, faultPage, repeatFault } from './faults';
import { takeEvent } from './takeEvent';

export const erpFaultRoutes = implement(erpFaultApi, {
  page: faultPage,
  repeat: repeatFault,
  dismiss: dismissFault,
});

export const erpRoutes = implement(erpApi, { event: { ownTransaction: takeEvent } });
