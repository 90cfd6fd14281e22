import { ERROR } from '../../src/contract/error-codes';
import type { CallFailure } from '@kit/types';

interface Facts {
  msg: string;
  code?: number;
  data?: unknown;
  isSilent?: boolean;
  isOffline?: boolean;
}

/** What every failed call throws; its message is one that the user may read. */
export class PmsFailure extends Error {
  override readonly name = 'PmsFailure';
  readonly code: number;
  readonly data: unknown;
  readonly isSilent: boolean;
  /** It has not reached the server, as far as is known. */
  readonly isOffline: boolean;

  constructor({ msg, code = 0, data = null, isSilent = false, isOffline = false }: Facts) {
    super(msg);
    this.code = code;
    this.data = data;
    this.isSilent = isSilent;
    this.isOffline = isOffline;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Their answers name fields. */
const OF_FIELDS: readonly number[] = [ERROR.invalidInput, ERROR.depositShort];

const fieldsIn = (data: unknown) =>
  Array.isArray(data)
    ? data
        .filter(isRecord)
        .flatMap(({ field, msg }) => (typeof field === 'string' ? [{ field, msg: textOf(msg) }] : []))
    : [];

function warningsIn(data: unknown) {
  const list = isRecord(data) ? data.warnings : null;
  if (!Array.isArray(list)) return [];
  return list
    .filter(isRecord)
    .flatMap(({ code, msg }) => (typeof code === 'number' ? [{ code, msg: textOf(msg) }] : []));
}

/** The same as the kit's forms read it: wrong fields, warnings to accept, the record as somebody else has saved it. */
export function failureOf(error: unknown): CallFailure | undefined {
  if (!(error instanceof PmsFailure)) return undefined;
  const { message: msg, code, data, isSilent } = error;
  const fields = OF_FIELDS.includes(code) ? fieldsIn(data) : [];
  const warnings = warningsIn(data);
  return {
    ...{ msg, isSilent },
    ...(fields.length > 0 ? { fields } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(code === ERROR.versionConflict && data !== null ? { current: data } : {}),
  };
}
