import { Collapse, Form, Input } from 'antd';
import { useState } from 'react';
import type { AnnouncementLanguages } from '@/contract/content/announcements';
import { T, type TextId, useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { FormField } from '@kit/form/FormField';
import { MAX_TITLE } from './limits';

/** Pixels: the same space as below a field. */
const SPACE = 24;
const LANGUAGES = ['en', 'es', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];
const NAMES: Readonly<Record<Language, TextId>> = {
  en: 'announcement.inEnglish',
  es: 'announcement.inSpanish',
  ja: 'announcement.inJapanese',
};

/** Title and text in one language: both or neither. */
interface Typed {
  title?: string | undefined;
  content?: string | undefined;
}
export type TypedLanguages = Partial<Record<Language, Typed>>;

const isTyped = (value: string | undefined): value is string => (value ?? '').trim() !== '';

/** The languages that have both a title and a text. */
export function wholeLanguages(typed: TypedLanguages = {}): AnnouncementLanguages {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const { title, content } = typed[language] ?? {};
      return isTyped(title) && isTyped(content) ? [[language, { title, content }]] : [];
    }),
  );
}

/** Title and text of one language: where one is filled in, the other is required. */
function OneLanguage({ language, isOpen }: { language: Language; isOpen: boolean }) {
  const text = useText();
  const typed = Form.useWatch<Typed | undefined>(['languages', language]);
  const required = isTyped(typed?.title) || isTyped(typed?.content);
  return (
    <>
      <FormField name={['languages', language, 'title']} label="announcement.otherTitle" required={required}>
        <Input maxLength={MAX_TITLE} />
      </FormField>
      <FormField name={['languages', language, 'content']} label="announcement.otherContent" required={required}>
        {/* An editor is heavy: the field keeps its value without one. */}
        {isOpen ? <RichText label={text('announcement.otherContent')} /> : <input type="hidden" />}
      </FormField>
    </>
  );
}

/** The announcement in other languages; readers whose language is missing get the Chinese text. */
export function LanguageFields() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Collapse
      size="small"
      style={{ marginBlockEnd: SPACE }}
      onChange={(keys) => setOpen([keys].flat())}
      items={LANGUAGES.map((language) => ({
        key: language,
        label: <T id={NAMES[language]} />,
        forceRender: true,
        children: <OneLanguage language={language} isOpen={open.includes(language)} />,
      }))}
    />
  );
}
