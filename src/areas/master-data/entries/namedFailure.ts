import { ERROR } from '@/contract/error-codes';
import { CallError, isCallError } from '@/core/http/callError';
import type { Translate } from '@/core/i18n';
import { formFields, licenceRowFields, purchaserFields, receiverFields } from '../shared/entries/formFields';

const PARTS = { licences: licenceRowFields, receivers: receiverFields, purchaser: purchaserFields } as const;
const isOfParts = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** What people call a field: 证照 · 有效期至 of `licences.L2.expiryDate`. */
function nameOf(path: string, text: Translate) {
  const [top = '', ...inner] = path.split('.');
  const own = formFields.labelOf(top);
  const last = inner.at(-1);
  const part = last !== undefined && isOfParts(top) ? PARTS[top].labelOf(last) : undefined;
  return [own, part].flatMap((id) => (id ? [text(id)] : [])).join(' · ') || path;
}

const NAMING: readonly number[] = [ERROR.verdictsIncomplete, ERROR.returnedUnchanged, ERROR.changesMeet];

/** The server names fields as the form has them; whoever reads it is told what they are called. */
export function namedFailure(failure: unknown, text: Translate): unknown {
  if (!isCallError(failure) || !NAMING.includes(failure.code) || !Array.isArray(failure.data)) return failure;
  const { kind, code, status, data, requestId }: CallError = failure;
  const paths = failure.data.filter((one) => typeof one === 'string');
  const names = [...new Set(paths.map((path) => nameOf(path, text)))];
  const msg = failure.msg.replace(paths.join('、'), names.join('、'));
  return new CallError(kind, { msg, code, status, data, requestId });
}
