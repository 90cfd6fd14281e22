/** Where a statement is worked on, in another area. */
export const workbenchPath = (statementId: string) => `/reconciliation/checkDiffList?statementId=${statementId}`;
