/** Elements of the frame that the guide points at. */
export type TourTarget =
  | 'sidebar'
  | 'menuButton'
  | 'company'
  | 'tabs'
  | 'search'
  | 'size'
  | 'errorLog'
  | 'language'
  | 'settings'
  | 'more'
  | 'user';

/** Marks an element of the frame: the guide finds it by this, and knows nothing else of the frame. */
export const tourMark = (target: TourTarget) => ({ 'data-tour': target });

/** The element that is there now: a small screen has other ones than a wide one. */
export const findTourTarget = (target: TourTarget) => document.querySelector<HTMLElement>(`[data-tour="${target}"]`);
