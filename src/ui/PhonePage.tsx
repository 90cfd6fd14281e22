import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import { Mark } from './brand/Mark';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PhonePage.module.css';

/**
 * A page that is opened on a phone by its link, without signing in: with the product's name, the languages, and its
 * content.
 */
export function PhonePage({ title, children }: { title: TextId; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Mark />
          <T id="app.title" />
        </span>
        <LanguageSwitch />
      </header>
      <h1 className={styles.title}>
        <T id={title} />
      </h1>
      {children}
    </main>
  );
}
