import { Tour } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { T } from '@/core/i18n';
import { elementOf, type Part } from './parts';
import styles from './Guide.module.css';

/** Takes the focus, so that a screen reader reads each step and the keys lead on from it. */
function StepText({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={ref} tabIndex={-1} className={styles.stepText}>
      {children}
    </p>
  );
}

/** Walks over the parts of the frame that are there: buttons or arrow keys, Escape ends it. */
export function GuideTour({ parts, onClose }: { parts: readonly Part[]; onClose: () => void }) {
  return (
    <Tour
      open
      onClose={onClose}
      steps={parts.map((part) => ({
        target: () => elementOf(part) ?? document.body,
        placement: part.places[0] === 'sidebar' && part.places.length > 1 ? 'rightTop' : 'bottom',
        title: <T id={part.title} />,
        description: (
          <StepText key={part.title}>
            <T id={part.text} />
          </StepText>
        ),
      }))}
    />
  );
}
