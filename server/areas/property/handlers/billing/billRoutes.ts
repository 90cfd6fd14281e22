import { billApi } from '../../../../../src/contract/property/bills';
import { implement } from '../../../../http/implement';
import { billAgeing } from './accounts';
import { billPage } from './billRead';
import { explainBill } from './explain';
import { reduceBill, voidBill } from './billWrite';
import { payBills } from './pay';
import { urgeBills } from './urge';
import { dryRun, generateBills } from './runs';

export const billRoutes = implement(billApi, {
  page: billPage,
  dryRun,
  generate: { ownTransaction: generateBills },
  explain: explainBill,
  urge: urgeBills,
  void: voidBill,
  reduce: reduceBill,
  pay: payBills,
  ageing: billAgeing,
});
