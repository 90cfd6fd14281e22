import { ANNOUNCE_TARGET, type announcementApi } from '../../../../../src/contract/content/announcements';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { cleanRichText } from '../../../../platform/richText';
import type { announcement } from '../../data/schema/announcement';
import { demandAttachments } from '../publishing/attachments';
import { checkTimes } from '../publishing/lifeCycle';
import { checkedTarget } from './targets';

type Row = typeof announcement.$inferSelect;
type Form = Parsed<typeof announcementApi.add>;

/** Sanitised rich texts; refuses one that has no text left. */
function cleanTexts({ content, languages }: Pick<Form, 'content' | 'languages'>) {
  const cleaned = (html: string, field: string) => {
    const kept = cleanRichText(html);
    if (!kept.replace(/<[^>]*>/g, '').trim()) throw new InvalidInput([{ field, text: 'field.required' }]);
    return kept;
  };
  const inLanguage = (language: keyof Form['languages']) => {
    const one = languages[language];
    return one && { [language]: { ...one, content: cleaned(one.content, `languages.${language}.content`) } };
  };
  return {
    content: cleaned(content, 'content'),
    languages: { ...inLanguage('en'), ...inLanguage('es'), ...inLanguage('ja') },
  };
}

/** Customers have no account here: the app shows them announcements, and nobody knows who has read them. */
function demandKnownReaders({ targetType, mustRead, popup, remindDays }: Form) {
  if (targetType !== ANNOUNCE_TARGET.customerType) return;
  const asked = { mustRead: mustRead === FLAG.yes, popup: popup === FLAG.yes, remindDays: remindDays.length > 0 };
  const problems = Object.entries(asked).flatMap(([field, is]) =>
    is ? [{ field, text: 'field.notForCustomers' } as const] : [],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The checked values of the form, with audience and files. */
export async function checked(form: Form, before: Row | undefined, context: Context) {
  checkTimes(form, context.now);
  demandKnownReaders(form);
  if (
    form.mustRead === FLAG.yes &&
    form.confirmBy &&
    form.confirmBy <= context.now &&
    form.confirmBy !== before?.confirmBy
  )
    throw new InvalidInput([{ field: 'confirmBy', text: 'field.future' }]);
  return {
    ...form,
    ...cleanTexts(form),
    ...(await checkedTarget(form, before, context)),
    attachments: await demandAttachments(form.attachments, before?.attachments ?? [], context),
    remindDays: [...new Set(form.remindDays)].sort((a, b) => a - b),
  };
}
