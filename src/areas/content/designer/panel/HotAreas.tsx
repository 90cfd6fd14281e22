import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { HomeImage, HotArea } from '@/contract/content/home/data';
import { LIMITS } from '@/contract/content/home/limits';
import { useText } from '@/core/i18n';
import { areaByKey, freeArea, movedArea, sizedArea } from './areaMoves';
import { NumberField } from './controls';
import { JumpChoice } from './JumpChoice';
import { usePageImage } from './pageImages';
import { PieceList } from './PieceList';
import styles from './panel.module.css';

interface Props {
  image: HomeImage;
  areas: readonly HotArea[];
  onChange: (areas: HotArea[]) => void;
}

interface Drag {
  index: number;
  isSize: boolean;
  /** Where the drag began, in px, and the area at that moment. */
  from: { x: number; y: number };
  area: HotArea;
}

/** The image with its hot areas: dragged by the pointer, moved and sized by the arrow keys. */
function Stage({ image, areas, onChange }: Props) {
  const text = useText();
  const known = usePageImage(image.fileId);
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const put = (index: number, area: HotArea) => onChange(areas.map((one, i) => (i === index ? area : one)));
  const begin = (event: PointerEvent<HTMLElement>, index: number) => {
    const area = areas[index];
    if (!area || !(event.target instanceof Element)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isSize = event.target.closest('[data-corner]') !== null;
    drag.current = { index, isSize, from: { x: event.clientX, y: event.clientY }, area };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!drag.current || !box) return;
    const { index, isSize, from, area } = drag.current;
    const right = ((event.clientX - from.x) / box.width) * 100;
    const down = ((event.clientY - from.y) / box.height) * 100;
    put(index, isSize ? sizedArea(area, { w: right, h: down }) : movedArea(area, { x: right, y: down }));
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const area = areas[index] && areaByKey(areas[index], event);
    if (!area) return;
    event.preventDefault();
    put(index, area);
  };
  return (
    <div ref={stage} className={styles.stage} {...(known ? {} : { 'data-empty': '' })}>
      {known && <img src={known.url} alt={image.alt} draggable={false} />}
      {areas.map(({ x, y, w, h }, i) => (
        <button
          // Areas have no ids of their own.
          key={i}
          type="button"
          className={styles.area}
          style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
          aria-label={text('designer.area.name', { piece: i + 1, x, y, w, h })}
          onPointerDown={(event) => begin(event, i)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={(event) => press(event, i)}
        >
          {i + 1}
          <span className={styles.corner} data-corner="" />
        </button>
      ))}
    </div>
  );
}

const SIDES = ['x', 'y', 'w', 'h'] as const;
const LABELS = {
  x: 'designer.area.x',
  y: 'designer.area.y',
  w: 'designer.area.w',
  h: 'designer.area.h',
} as const;

/** Where an image can be tapped, in per cent of its size, and where each tap leads. */
export function HotAreas({ image, areas, onChange }: Props) {
  return (
    <>
      {areas.length > 0 && <Stage image={image} areas={areas} onChange={onChange} />}
      <PieceList
        label="designer.area.title"
        addLabel="designer.add.area"
        pieces={areas}
        max={LIMITS.imageAd.areas}
        fresh={() => freeArea(areas)}
        onChange={onChange}
      >
        {(area, change) => (
          <>
            <div className={styles.pair}>
              {SIDES.map((side) => (
                <NumberField
                  key={side}
                  label={LABELS[side]}
                  {...{ value: area[side], min: side === 'w' || side === 'h' ? 1 : 0, max: 100, unit: '%' }}
                  onChange={(value) => change({ [side]: value })}
                />
              ))}
            </div>
            <JumpChoice label="homeField.jump" value={area.jump} onChange={(jump) => change({ jump })} />
          </>
        )}
      </PieceList>
    </>
  );
}
