import { fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { customersToChoose } from './candidates';
import { addFirstLevel } from './firstLevel';
import { firstLevelCustomers, secondLevelCustomers } from './read';
import { addSecondLevel, deleteCustomer } from './secondLevel';

export const fairCustomerRoutes = implement(fairCustomerApi, {
  firstLevelCustomerList: firstLevelCustomers,
  secondLevelCustomerList: secondLevelCustomers,
  addFirstLevelCustomer: withCurrentStates(addFirstLevel),
  addSecondLevelCustomer: withCurrentStates(addSecondLevel),
  delete: withCurrentStates(deleteCustomer),
  custInfoPage: customersToChoose,
});
