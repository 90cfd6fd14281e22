import { fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { implement } from '../../../../http/implement';
import { byTheClock } from '../fairs/byTheClock';
import { customersToChoose } from './candidates';
import { addFirstLevel } from './firstLevel';
import { firstLevelCustomers, secondLevelCustomers } from './read';
import { addSecondLevel, deleteCustomer } from './secondLevel';

export const fairCustomerRoutes = implement(fairCustomerApi, {
  firstLevelCustomerList: firstLevelCustomers,
  secondLevelCustomerList: secondLevelCustomers,
  addFirstLevelCustomer: byTheClock(addFirstLevel),
  addSecondLevelCustomer: byTheClock(addSecondLevel),
  delete: byTheClock(deleteCustomer),
  custInfoPage: customersToChoose,
});
