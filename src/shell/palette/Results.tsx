import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { T, useText } from '@/core/i18n';
import type { Entry, Section } from './entry';
import styles from './Palette.module.css';
import { pageMemory, usePageMemory } from './pageMemory';

export const optionId = ({ id }: Entry) => `palette-${encodeURIComponent(id)}`;

interface Choice {
  current: Entry | undefined;
  onChoose: (entry: Entry) => void;
  onMark: (entry: Entry) => void;
}

interface Props extends Choice {
  id: string;
  sections: readonly Section[];
  query: string;
}

/** The list below the field. The focus stays in the field, which names the marked option. */
export function Results({ id, sections, query, ...choice }: Props) {
  const text = useText();
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p className={styles.status} role="status">
        {query.trim() && count > 0 ? text('palette.results', { count }) : ''}
      </p>
      {count === 0 && (
        <p className={styles.nothing} role="status">
          <T id="palette.nothing" values={{ query: query.slice(0, 40) }} />
        </p>
      )}
      <div id={id} role="listbox" aria-label={text('palette.open')} className={styles.list}>
        {sections.map((section) => (
          <div key={section.id} role="group" aria-label={text(section.label)}>
            <div className={styles.heading} aria-hidden>
              <T id={section.label} />
            </div>
            {section.entries.map((entry) => (
              <Option key={entry.id} entry={entry} {...choice} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Option({ entry, current, onChoose, onMark }: Choice & { entry: Entry }) {
  const isMarked = entry.id === current?.id;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <div
      ref={line}
      id={optionId(entry)}
      role="option"
      aria-selected={isMarked}
      className={styles.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !isMarked && onMark(entry)}
      onClick={() => onChoose(entry)}
    >
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.title}>{entry.title}</span>
      <span className={styles.detail}>{entry.detail}</span>
      {entry.path !== undefined && <Star path={entry.path} />}
    </div>
  );
}

/** For the mouse only: by the keyboard a key does it, and an option may not contain a button. */
function Star({ path }: { path: string }) {
  const text = useText();
  const isFavourite = usePageMemory().favourites.includes(path);
  return (
    <span
      className={styles.star}
      data-on={isFavourite}
      title={text(isFavourite ? 'palette.unfavour' : 'palette.favour')}
      onClick={(event) => {
        event.stopPropagation();
        pageMemory.toggle(path);
      }}
    >
      {isFavourite ? <StarFilled /> : <StarOutlined />}
    </span>
  );
}
