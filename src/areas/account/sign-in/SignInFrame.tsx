import type { ReactNode } from 'react';
import { Mark } from '@/ui/brand/Mark';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { T, type TextId } from '@/core/i18n';
import { TreePicture } from './TreePicture';
import styles from './SignInFrame.module.css';

interface Props {
  title: TextId;
  children: ReactNode;
}

/** One side names the product, the other holds the form. On a phone the name stands above the form. */
export function SignInFrame({ title, children }: Props) {
  return (
    <div className={styles.frame}>
      <aside className={styles.product}>
        <p className={styles.brand}>
          <Mark />
          <T id="app.title" />
        </p>
        <p className={styles.purpose}>
          <T id="app.purpose" />
        </p>
        <TreePicture className={styles.tree} />
      </aside>
      <main className={styles.main}>
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
        <div className={styles.card}>
          <h1 className={styles.title}>
            <T id={title} />
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}
