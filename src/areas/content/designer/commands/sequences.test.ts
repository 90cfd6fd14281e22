import type { StoredComponent } from '@/contract/content/home/component';
import { freshComponent } from '@/contract/content/home/fresh';
import { COMPONENT_TYPES, MAX_COMPONENTS } from '@/contract/content/home/limits';
import { canonical } from '@/contract/canonical';
import { type Command, type PageParts, WHOLE_PAGE } from './command';
import { edit, editingOf } from './history';

/* docs/domain/home-designer.md#commands */

const EDITS = Number(process.env.EDITS ?? 300);
const PATHS = ['name', 'visible', 'data.text', 'data.items', 'style.radius', 'startTime', 'nothing'];
const VALUES = [0, 1, '', '特惠', null, ['img1', 'img2'], { x: [{ y: 1 }] }];

/** Pseudo-random: the same seed gives the same commands (mulberry32). */
function diceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (max: number) => Math.floor(next() * max);
  return { int, pick: <T>(all: readonly T[]): T => all[int(all.length)]! };
}
type Dice = ReturnType<typeof diceOf>;

let made = 0;
const newId = () => `n${(made += 1)}`;
const component = ({ int, pick }: Dice): StoredComponent =>
  int(12) === 0
    ? { componentId: newId(), type: 'video', data: { b: [1], a: '' } }
    : { ...freshComponent(pick(COMPONENT_TYPES), newId(), '') };

function commandOf(dice: Dice, page: PageParts): Command {
  const { int, pick } = dice;
  const componentId = int(20) === 0 || page.length === 0 ? 'gone' : pick(page).componentId;
  const to = int(60) - 2;
  switch (int(12)) {
    case 0:
    case 1:
    case 2:
      return { action: 'insert', component: component(dice), to };
    case 3:
    case 4:
      return { action: 'move', componentId, to };
    case 5:
      return { action: 'remove', componentId };
    case 6:
      return { action: 'duplicate', componentId, newId: newId() };
    case 7:
      return { action: 'paste', components: Array.from({ length: int(4) }, () => component(dice)), to };
    case 8:
      return int(6) === 0 ? { action: 'clear' } : { action: 'remove', componentId };
    default:
      return { action: 'set', componentId, path: pick(PATHS), value: pick(VALUES) };
  }
}

function runSequence(seed: number) {
  const dice = diceOf(seed);
  const start: PageParts = Array.from({ length: dice.int(20) }, () => component(dice));
  const begin = canonical(start);
  let now = editingOf(start);
  /** The expected page after each step, kept independently of the history. */
  let line = [begin];
  let at = 0;
  let clock = 0;
  for (let i = 0; i < 60; i += 1) {
    const kind = dice.int(10);
    const before = now;
    if (kind === 0) {
      now = edit(now, { type: 'undo' });
      at = Math.max(0, at - 1);
    } else if (kind === 1) {
      now = edit(now, { type: 'redo' });
      at = Math.min(line.length - 1, at + 1);
    } else {
      clock += 1_000;
      now = edit(now, { type: 'command', command: commandOf(dice, now.page), at: clock, scope: WHOLE_PAGE });
      if (now.page !== before.page) {
        line = [...line.slice(0, at + 1), canonical(now.page)];
        at += 1;
      }
    }
    if (canonical(now.page) !== line[at] || now.past.length !== at || now.future.length !== line.length - 1 - at)
      throw new Error(`Sequence ${seed} left the line at ${i}`);
    const ids = now.page.map(({ componentId }) => componentId);
    if (new Set(ids).size !== ids.length || ids.length > MAX_COMPONENTS)
      throw new Error(`Sequence ${seed} has ids twice, or too many`);
    if (now.selected !== null && !ids.includes(now.selected)) throw new Error(`Sequence ${seed} selects what is gone`);
  }
  while (now.future.length > 0) now = edit(now, { type: 'redo' });
  const end = line.at(-1)!;
  const wentForward = canonical(now.page) === end;
  while (now.past.length > 0) now = edit(now, { type: 'undo' });
  const wentBack = canonical(now.page) === begin;
  while (now.future.length > 0) now = edit(now, { type: 'redo' });
  return wentForward && wentBack && canonical(now.page) === end;
}

test('undo to the start and redo to the end give the pages of then, byte for byte', () => {
  for (let seed = 1; seed <= EDITS; seed += 1) if (!runSequence(seed)) throw new Error(`Sequence ${seed} differs`);
  expect(made).toBeGreaterThan(EDITS);
});

test('two hundred steps and more are taken back one by one', () => {
  let now = editingOf([]);
  for (let i = 0; i < 260; i += 1) {
    const command: Command =
      i % 2 === 0
        ? { action: 'insert', component: freshComponent('divider', `d${i}`, ''), to: 1 }
        : { action: 'remove', componentId: `d${i - 1}` };
    now = edit(now, { type: 'command', command, at: i, scope: WHOLE_PAGE });
  }
  expect(now.past).toHaveLength(260);
  for (let i = 0; i < 260; i += 1) now = edit(now, { type: 'undo' });
  expect([now.page, now.past.length]).toEqual([[], 0]);
});
