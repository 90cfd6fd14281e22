import { Link } from '@umijs/max';
import { useIsWide } from '@/core/media/media';
import { T } from '@/core/i18n';
import type { Area } from './contents';
import styles from './Documentation.module.css';
import { plain } from './marks';
import { topicPath } from './topicPath';
import { useTopicInView } from './useTopicInView';

interface Props {
  areas: readonly Area[];
  ids: readonly string[];
}

/** The table of contents: beside the text where there is room, folded above it where there is none. */
export function Toc({ areas, ids }: Props) {
  const isWide = useIsWide();
  const shown = useTopicInView(ids);
  const list = (
    <ul className={styles.toc}>
      {areas.map((area) => (
        <li key={area.id}>
          <span className={styles.tocArea}>{area.title}</span>
          <ul>
            {area.topics.map(({ id, title }) => (
              <li key={id}>
                <Link to={topicPath(id)} aria-current={id === shown ? 'location' : undefined}>
                  {plain(title)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  if (isWide) {
    return (
      <nav className={styles.side} aria-labelledby="help-contents">
        <h2 id="help-contents" className={styles.sideTitle}>
          <T id="documentation.contents" />
        </h2>
        {list}
      </nav>
    );
  }
  return (
    <details className={styles.fold}>
      <summary>
        <T id="documentation.contents" />
      </summary>
      <nav>{list}</nav>
    </details>
  );
}
