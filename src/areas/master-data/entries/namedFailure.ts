import { ERROR } from '@/contract/error-codes';
import { LICENCE_TYPE } from '@/contract/master-data/licences';
import { CallError, isCallError } from '@/core/http/callError';
import type { Translate } from '@/core/i18n';
import { formatList } from '@kit/format/list';
import { formFields, licenceRowFields, purchaserFields, receiverFields } from '../shared/entries/formFields';
import { rowAt } from '../shared/entries/paths';

const PARTS = { licences: licenceRowFields, receivers: receiverFields, purchaser: purchaserFields } as const;
const isOfParts = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

// Object.keys answers strings; the keys are the licence types.
const TYPES = Object.keys(LICENCE_TYPE) as (keyof typeof LICENCE_TYPE)[];

type Form = Readonly<Record<string, unknown>>;

/** Names a row of a list: a licence by its type and number, a receiver by his name. */
function rowName(form: Form, path: string, text: Translate) {
  const row = rowAt(form, path);
  if (path.startsWith('licences.') && row) {
    const type = TYPES.find((name) => LICENCE_TYPE[name] === row.licenceType);
    return [type && text(`licenceType.${type}`), row.licenceNo].filter(Boolean).join(' ');
  }
  return typeof row?.name === 'string' ? row.name : '';
}

/** The name of a field for people: 营业执照 9142… · 有效期至 for `licences.L2.expiryDate`. */
function nameOf(path: string, form: Form, text: Translate) {
  const [top = '', part, inner] = path.split('.');
  const own = formFields.labelOf(top);
  const named = rowName(form, path, text) || (own && text(own));
  const last = inner ?? (top === 'purchaser' ? part : undefined);
  const label = last !== undefined && isOfParts(top) ? PARTS[top].labelOf(last) : undefined;
  return [named, label && text(label)].filter(Boolean).join(' · ') || path;
}

const NAMING: readonly number[] = [ERROR.verdictsIncomplete, ERROR.returnedUnchanged, ERROR.changesMeet];

/** The same failure with the names that people use for fields: the server names them by their paths. */
export function namedFailure(failure: unknown, form: Form, text: Translate): unknown {
  if (!isCallError(failure) || !NAMING.includes(failure.code) || !Array.isArray(failure.data)) return failure;
  const { kind, code, status, data, requestId }: CallError = failure;
  const paths = failure.data.filter((one) => typeof one === 'string');
  const names = new Map(paths.map((path) => [path, nameOf(path, form, text)]));
  // Licences that two changes both concern are named by the server, which knows what each change removes.
  const [, begin = '', fields = ''] = /^(.*?[：:] ?)(.*)$/s.exec(failure.msg) ?? [];
  const said = fields.split(/、|, /).map((one) => names.get(one) ?? one);
  const msg = `${begin}${formatList([...new Set(said)])}`;
  return new CallError(kind, { msg, code, status, data, requestId });
}
