/** The address of a statement's workbench, which is in another area. */
export const workbenchPath = (statementId: string) => `/reconciliation/checkDiffList?statementId=${statementId}`;
