import { Tour } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { T } from '@/core/i18n';
import { elementOf, type TourStop } from './stops';
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
export function GuideTour({ stops, onClose }: { stops: readonly TourStop[]; onClose: () => void }) {
  return (
    <Tour
      open
      onClose={onClose}
      steps={stops.map((stop) => ({
        target: () => elementOf(stop) ?? document.body,
        placement: stop.targets[0] === 'sidebar' && stop.targets.length > 1 ? 'rightTop' : 'bottom',
        title: <T id={stop.title} />,
        description: (
          <StepText key={stop.title}>
            <T id={stop.text} />
          </StepText>
        ),
      }))}
    />
  );
}
