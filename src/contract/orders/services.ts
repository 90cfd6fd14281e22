import { erpApi } from './erp';
import { erpFaultApi } from './erp-faults';
import { salesOrderApi } from './orders';
import { returnApi } from './returns';

/** Orders, where they come in and what comes back. */
export const orderServices = { salesOrderApi, erpApi, erpFaultApi, returnApi };
