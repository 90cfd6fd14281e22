import type { EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { SETTLE_TYPE } from '@/contract/master-data/forms/customer';
import { CallError, isCallError } from '@/core/http/callError';
import { randomUuid } from '@/core/http/random';
import type { FormValues } from '../../shared/entries/formFields';
import { indexedPath } from '../../shared/entries/paths';

const COMMON: Partial<FormValues> = { licences: [], replies: {} };

/** The initial values of a new form. */
export const emptyForm = (page: EntryPage): Partial<FormValues> => ({
  ...COMMON,
  ...(page === 'customerEntry'
    ? {
        ...{ settleType: SETTLE_TYPE.cash, usccOverride: 0, purchaser: null },
        receivers: [{ id: randomUuid(), isDefault: 1 }],
      }
    : {}),
  ...(page === 'companyEntry' ? { usccOverride: 0 } : {}),
  ...(page === 'commodityEntry' ? { decimalQty: 0, firstBusiness: 1, images: [] } : {}),
});

/** The form of a stored entry; for a change that has not begun, the present values of the master record. */
export const formOf = (page: EntryPage) => (entry: EntryDetail) =>
  ({
    ...emptyForm(page),
    ...entry.before,
    ...entry.form,
    replies: Object.fromEntries(entry.replies.map(({ path, reply }) => [path, reply])),
  }) as Partial<FormValues>;

/** The values that are saved as the form; replies are sent only on submission. */
export const payloadOf = ({ replies: _, ...form }: FormValues): Record<string, unknown> => form;

/** The applicant's replies to fields that he leaves unchanged. */
export const repliesOf = ({ replies }: FormValues) =>
  Object.entries(replies).flatMap(([path, reply]) => (reply?.trim() ? [{ path, reply: reply.trim() }] : []));

/** The same failure with the indexes of rows in place of their keys, as the form names its fields. */
export function withIndexes(failure: unknown, values: FormValues): unknown {
  if (!isCallError(failure) || !failure.fields) return failure;
  const { kind, msg, code, status, requestId }: CallError = failure;
  const data = failure.fields.map(({ field, msg: said }) => ({
    field: indexedPath(payloadOf(values), field.replace(/^form\./, '')),
    msg: said,
  }));
  return new CallError(kind, { msg, code, status, requestId, data });
}
