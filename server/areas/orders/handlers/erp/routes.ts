import { erpApi } from '../../../../../src/contract/orders/erp';
import { implement } from '../../../../http/implement';
import { takeEvent } from './takeEvent';

export const erpRoutes = implement(erpApi, { event: { ownTransaction: takeEvent } });
