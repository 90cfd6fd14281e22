import { Skeleton } from 'antd';
import DOMPurify from 'dompurify';
import { lazy, Suspense, useMemo } from 'react';
import { NOTHING } from '@kit/format/number';
import styles from './RichText.module.css';

const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })));

const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'];

// Links leave the console in a tab of their own, without a handle on it.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

interface Props {
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  label: string;
  /** Shows the text instead of an editor. */
  readOnly?: boolean;
}

/** A rich text as it is read; cut to the allow-list once more, whatever the server sent. */
function RichTextView({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ['href'] }), [html]);
  if (!clean) return NOTHING;
  return <div className={styles.view} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** The form field; the editor is loaded when it is needed. */
export function RichText({ readOnly = false, ...props }: Props) {
  if (readOnly) return <RichTextView html={props.value ?? ''} />;
  return (
    <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: 180 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
