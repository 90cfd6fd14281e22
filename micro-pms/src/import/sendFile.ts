import { ERROR } from '../../../src/contract/error-codes';
import { pmsImportApi } from '../../../src/contract/property/console-calls';
import { call } from '../call';
import { PmsFailure } from '../failure';
import type { Importable } from './importable';

interface Sent {
  file: File;
  branchId: string;
  propertyId: string;
  /** Form data has no lists: all warnings are accepted by one flag. */
  isConfirmed: boolean;
}

const importNoOf = (data: unknown): string | undefined => {
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return typeof first === 'object' && first !== null && 'importNo' in first && typeof first.importNo === 'string'
    ? first.importNo
    : undefined;
};

export const changesOf = {
  PMS_UNIT: pmsImportApi.importUnits.changes,
  PMS_TENANT: pmsImportApi.importTenants.changes,
  PMS_METER: pmsImportApi.importReadings.changes,
} as const;

function ask(template: Importable, { file, branchId, propertyId, isConfirmed }: Sent) {
  const input = { branchId, ...(isConfirmed ? { confirm: 1 as const } : {}) };
  const options = { file, silent: true };
  if (template === 'PMS_TENANT') return call(pmsImportApi.importTenants, input, options);
  const { importUnits, importReadings } = pmsImportApi;
  return call(template === 'PMS_UNIT' ? importUnits : importReadings, { ...input, propertyId }, options);
}

/** Imports a file; returns the number of the import, also where no row was good. */
export async function sendFile(template: Importable, sent: Sent): Promise<string> {
  try {
    return (await ask(template, sent)).importNo;
  } catch (error) {
    const none = error instanceof PmsFailure && error.code === ERROR.allRowsFailed ? importNoOf(error.data) : undefined;
    if (none === undefined) throw error;
    return none;
  }
}
