export const STATEMENTS = '/reconciliation';
export const workbenchPath = (statementId: string) => `/reconciliation/checkDiffList?statementId=${statementId}`;
