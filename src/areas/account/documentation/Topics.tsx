import { Link } from '@umijs/max';
import { useText } from '@/core/i18n';
import type { Area, Topic as TopicContent } from './contents';
import styles from './Documentation.module.css';
import { HelpText } from './HelpText';
import { topicPath } from './topicPath';

interface Props {
  areas: readonly Area[];
  words: readonly string[];
}

/** Areas and topics, one after the other. */
export function Topics({ areas, words }: Props) {
  return (
    <article className={styles.article}>
      {areas.map(({ id, title, topics }) => (
        <section key={id}>
          <h2 className={styles.area}>
            <HelpText line={[{ kind: 'text', text: title }]} words={words} />
          </h2>
          {topics.map((topic) => (
            <Topic key={topic.id} topic={topic} words={words} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Topic({ topic: { id, title, paragraphs, steps }, words }: { topic: TopicContent; words: readonly string[] }) {
  const text = useText();
  return (
    <section aria-labelledby={id} className={styles.topic}>
      <h3 className={styles.title}>
        <span id={id} tabIndex={-1}>
          <HelpText line={title} words={words} />
        </span>
        <Link to={topicPath(id)} className={styles.link ?? ''} aria-label={text('documentation.link')}>
          #
        </Link>
      </h3>
      {paragraphs.map((line, i) => (
        <p key={i}>
          <HelpText line={line} words={words} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol>
          {steps.map((line, i) => (
            <li key={i}>
              <HelpText line={line} words={words} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
