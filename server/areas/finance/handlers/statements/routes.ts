import { statementApi } from '../../../../../src/contract/finance/statements';
import { implement } from '../../../../http/implement';
import { adjustStatement, confirmStatement, sendStatement, sendStatements, voidStatement } from './change';
import { carriedPage } from './carried';
import { generateStatements, statementParties } from './make';
import { statementBills, statementDetail, statementPage } from './read';

export const statementRoutes = implement(statementApi, {
  page: statementPage,
  detail: statementDetail,
  bills: statementBills,
  carried: carriedPage,
  parties: statementParties,
  generate: generateStatements,
  send: sendStatement,
  batchSend: sendStatements,
  confirm: confirmStatement,
  adjust: adjustStatement,
  void: voidStatement,
});
