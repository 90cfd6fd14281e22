import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@/core/i18n';
import type { PanelProps } from '../panels/panelStore';
import { isModified } from '../controls/modKey';
import type { Entry } from './entry';
import { Keys } from './Keys';
import styles from './Palette.module.css';
import { pageMemory } from './pageMemory';
import { optionId, Results } from './Results';
import { useSections } from './useSections';

/** A dialog preset of docs/console.md#search. */
const WIDTH = 720;
const LIST = 'palette-list';

/** Searches everything that the user may open or do (docs/console.md#search). */
export function Palette({ open, onClose }: PanelProps) {
  const text = useText();
  const input = useRef<InputRef>(null);
  return (
    <Modal
      title={text('palette.open')}
      open={open}
      onCancel={onClose}
      closable={false}
      footer={null}
      width={WIDTH}
      className={styles.palette ?? ''}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <PaletteBody inputRef={input} onClose={onClose} />
    </Modal>
  );
}

interface BodyProps {
  inputRef: React.RefObject<InputRef | null>;
  onClose: () => void;
}

/** A new key for each opening of the palette. */
function PaletteBody({ inputRef, onClose }: BodyProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  // A user who types and presses Enter at once means what he typed: Enter waits for the list.
  const isEntered = useRef(false);
  // A deferred value keeps typing fast; the list always follows the latest query.
  const searched = useDeferredValue(query);
  const sections = useSections(searched);
  const entries = sections.flatMap((section) => section.entries);
  const at = Math.min(marked, entries.length - 1);
  const current = entries[at];

  const choose = (entry: Entry) => {
    if (!entry.keepsOpen) onClose();
    entry.run();
  };
  const enter = () => {
    isEntered.current = searched !== query;
    if (!isEntered.current && current) choose(current);
  };
  const onListed = useEffectEvent(() => {
    if (isEntered.current) enter();
  });
  useEffect(() => onListed(), [searched]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may just confirm the text of an input method.
    if (event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) setMarked((at + step + entries.length) % entries.length);
    else if (event.key === 'Enter') enter();
    else if (event.key === 'd' && isModified(event.nativeEvent) && current?.path) pageMemory.toggle(current.path);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        ref={inputRef}
        autoFocus
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={text('palette.placeholder')}
        value={query}
        role="combobox"
        aria-label={text('palette.open')}
        aria-expanded={entries.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        onChange={(event) => {
          setQuery(event.target.value);
          setMarked(0);
          isEntered.current = false;
        }}
        onKeyDown={onKeyDown}
      />
      <Results
        id={LIST}
        sections={sections}
        current={current}
        query={query}
        onChoose={choose}
        onMark={(entry) => setMarked(entries.indexOf(entry))}
      />
      <Keys isPage={current?.path !== undefined} />
    </>
  );
}
