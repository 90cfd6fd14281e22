/* The floor of P11: rows of TanStack Virtual, as many and as high as those of a pane of the workbench. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

const ROW = 40;
const BEYOND = 5;

const asked = new URLSearchParams(window.location.search);
const COUNT = Number(asked.get('rows'));
const HEIGHT = Number(asked.get('height'));
const WIDTH = Number(asked.get('width'));

const ROWS = Array.from({ length: COUNT }, (_, i) => ({
  no: `CKL${String(i).padStart(6, '0')}`,
  note: 'Sale',
  date: `03-${String((i % 27) + 1).padStart(2, '0')}`,
  amount: (50_000 + i * 0.07).toFixed(2),
  state: 'Open',
  last: '–',
}));

const cells = {
  ...{ display: 'grid', gap: 8, alignItems: 'center', padding: '0 12px', borderBottom: '1px solid #eee' },
  ...{ gridTemplateColumns: 'minmax(0, 1fr) 44px 84px 60px 30px' },
} as const;

function Scrolled() {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it is what is compared with, and no compiler memoizes here
  const rows = useVirtualizer({
    ...{ count: COUNT, overscan: BEYOND },
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
  });
  return (
    <div ref={box} data-pane style={{ height: HEIGHT, width: WIDTH, overflowY: 'auto' }}>
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const row = ROWS[index];
          return (
            row && (
              <div
                key={key}
                role="option"
                aria-selected={false}
                style={{ ...cells, position: 'absolute', left: 0, right: 0, top: start, height: ROW }}
              >
                <div>
                  {row.no}
                  <div>{row.note}</div>
                </div>
                <span>{row.date}</span>
                <span>{row.amount}</span>
                <span>{row.state}</span>
                <span>{row.last}</span>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Scrolled />);
