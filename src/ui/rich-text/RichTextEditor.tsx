import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { type TextId, useText, withTexts } from '@/core/i18n';
import styles from './RichText.module.css';

/** What the server keeps of a rich text (docs/domain/platform.md#files); the editor offers nothing beyond. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

const EMPTY = '<p></p>';

interface Tool {
  label: TextId;
  icon: ReactNode;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'editor.bold',
    icon: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    label: 'editor.italic',
    icon: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    label: 'editor.heading',
    icon: 'H',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading'),
  },
  {
    label: 'editor.bullets',
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'editor.numbers',
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'editor.quote',
    icon: '“',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'editor.undo',
    icon: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'editor.redo',
    icon: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

function Toolbar({ editor }: { editor: Editor }) {
  const text = useText();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.map(({ isActive, isPossible }) => ({
        active: isActive?.(current) ?? false,
        possible: isPossible?.(current) ?? true,
      })),
  });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={text('editor.toolbar')}>
      {TOOLS.map(({ label, icon, run }, i) => (
        <Button
          key={label}
          size="small"
          type={states[i]?.active ? 'default' : 'text'}
          icon={<span aria-hidden>{icon}</span>}
          aria-label={text(label)}
          aria-pressed={states[i]?.active ?? false}
          disabled={states[i]?.possible === false}
          title={text(label)}
          onClick={() => run(editor)}
        />
      ))}
    </div>
  );
}

interface Props {
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  label: string;
}

function Formatted({ id, value = '', onChange, label }: Props) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // There is none before the first effect, nor while the page is hidden; the next one begins with the value.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        ...(id ? { id } : {}),
        class: styles.content ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: current }) => onChange?.(current.getHTML() === EMPTY ? '' : current.getHTML()),
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    // The form was filled from outside: a record was loaded, or somebody's change was taken over.
    if (value !== editor.getHTML() && !(value === '' && editor.isEmpty))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      {editor && (
        <>
          <Toolbar editor={editor} />
          <EditorContent editor={editor} />
        </>
      )}
    </div>
  );
}

/** A formatted text; its value is HTML, empty when nothing is written. */
export const RichTextEditor = withTexts(['shared/rich-text'], Formatted);
