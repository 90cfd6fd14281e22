import { promotionImportApi } from '../../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../../http/implement';
import { importTemplate } from '../../../../tasks/public';
import { failedDataOfForm, importBasket } from './importBasket';

export const promotionImportRoutes = implement(promotionImportApi, {
  importBasket: { ownTransaction: importBasket },
  downloadTemplate: (input) => importTemplate(input),
  downloadFailedData: failedDataOfForm,
});
