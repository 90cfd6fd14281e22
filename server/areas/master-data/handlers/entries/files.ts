import { and, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { file } from '../../../../platform/schema/platform';
import { within } from '../../../../platform/scope';
import { QUARANTINE } from '../../data/publicEntries';
import type { Form } from '../../data/schema/entry';
import { isRows } from '../../rules/approval/paths';
import { isId } from '../../../../platform/database/columns';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idsOf = (value: unknown) => listOf(value).filter((one): one is string => typeof one === 'string' && isId(one));
const licencesOf = ({ licences }: Form) => (isRows(licences) ? licences : []);

/** Files that a form names: pictures of its own and of its licences. */
export const filesOf = (form: Form): string[] => [
  ...new Set([...idsOf(form.images), ...licencesOf(form).flatMap(({ images }) => idsOf(images))]),
];

/** Refuses the fields of a form that name a new file which the caller does not see. */
export async function demandFiles(form: Form, known: readonly string[], { db, session }: Context) {
  const fresh = filesOf(form).filter((one) => !known.includes(one));
  if (fresh.length === 0) return;
  const rows = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, and(inArray(file.fileId, fresh), ne(file.bizType, QUARANTINE))));
  const own = new Set(rows.map(({ fileId }) => fileId));
  const isStrange = (value: unknown) => idsOf(value).some((one) => fresh.includes(one) && !own.has(one));
  const fields = [
    ...(isStrange(form.images) ? ['images'] : []),
    ...licencesOf(form).flatMap(({ images }, i) => (isStrange(images) ? [`licences.${i}.images`] : [])),
  ];
  if (fields.length > 0) throw new InvalidInput(fields.map((field) => ({ field, text: 'field.choice' })));
}
