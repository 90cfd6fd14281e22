export type NoticeKind = 'success' | 'error' | 'warning' | 'info' | 'loading';

export interface Notice {
  kind: NoticeKind;
  text: string;
  seconds: number;
}

/** Draws the notices: the app connects antd's message. */
export interface NoticeSink {
  /** Returns a function that removes it early. */
  show(notice: Notice): (() => void) | undefined;
  clear(): void;
}

/** Error toasts stay five seconds (docs/console.md#messages); equal ones within that time are one. */
export const ERROR_SECONDS = 5;
const SECONDS = 3;
const MAX_WAITING = 20;

let sink: NoticeSink | null = null;
/** Notices from before the first render. */
let waiting: Notice[] = [];
/** Told of notices that nobody draws yet. */
let onWaiting: () => void = () => undefined;
const shownAt = new Map<string, number>();

function isRepeated({ kind, text }: Notice) {
  if (kind !== 'error' && kind !== 'warning') return false;
  const key = `${kind} ${text}`;
  const now = performance.now();
  for (const [old, at] of shownAt) if (now - at >= ERROR_SECONDS * 1000) shownAt.delete(old);
  if (shownAt.has(key)) return true;
  shownAt.set(key, now);
  return false;
}

function notify(notice: Notice) {
  if (!notice.text || isRepeated(notice)) return;
  if (sink) sink.show(notice);
  else {
    waiting = [...waiting, notice].slice(-MAX_WAITING);
    onWaiting();
  }
}

/** Short messages to the user, from React and from outside of it. */
export const notifier = {
  success: (text: string, seconds = SECONDS) => notify({ kind: 'success', text, seconds }),
  info: (text: string, seconds = SECONDS) => notify({ kind: 'info', text, seconds }),
  warning: (text: string, seconds = SECONDS) => notify({ kind: 'warning', text, seconds }),
  error: (text: string, seconds = ERROR_SECONDS) => notify({ kind: 'error', text, seconds }),
  /** Stays until it is taken away; nothing waits for it. */
  loading: (text: string) => sink?.show({ kind: 'loading', text, seconds: 0 }) ?? (() => undefined),

  /** Removes every notice, so that the next session does not begin with messages of the last one. */
  clear() {
    waiting = [];
    shownAt.clear();
    sink?.clear();
  },

  /** Tells of notices that wait, those that do so now too; returns a function that ends it. */
  onWaiting(listener: () => void) {
    onWaiting = listener;
    if (waiting.length > 0) listener();
    return () => {
      if (onWaiting === listener) onWaiting = () => undefined;
    };
  },

  /** Shows the notices that waited; returns a function that disconnects. */
  connect(next: NoticeSink) {
    sink = next;
    const late = waiting;
    waiting = [];
    for (const notice of late) next.show(notice);
    return () => {
      if (sink === next) sink = null;
    };
  },
};
