import type { StoredComponent } from '@/contract/content/home/component';
import { freshComponent } from '@/contract/content/home/fresh';
import type { TextId } from '@/core/i18n';
import { canonical } from '@/contract/canonical';
import { catalogue } from '@tests/support/texts';
import type { Command, PageParts, Scope } from './command';
import { WHOLE_PAGE } from './command';
import { edit, type Editing, editingOf } from './history';
import { sentenceOf } from './sayings';

/* docs/domain/home-designer.md#commands */

const textIn =
  (language: string) =>
  (id: TextId, values: Record<string, string | number> = {}) =>
    catalogue(language, 'content/designer')[id]!.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));

const chinese = textIn('zh-CN');
const part = (componentId: string, type: Parameters<typeof freshComponent>[0]): StoredComponent =>
  freshComponent(type, componentId, '');

const O: PageParts = [
  part('c1', 'search'),
  part('c2', 'banner'),
  part('c3', 'gridNav'),
  part('c4', 'productList'),
  part('c5', 'title'),
];
const ids = ({ page }: Editing) => page.map(({ componentId }) => componentId).join(' ');
const heard = ({ notice }: Editing, language = 'zh-CN') => (notice ? sentenceOf(notice.tell, textIn(language)) : '');

let clock = 0;
/** Runs a command one second after the last, so that each is a step of its own. */
const run = (editing: Editing, command: Command, scope: Scope = WHOLE_PAGE) =>
  edit(editing, { type: 'command', command, at: (clock += 1_000), scope });
const undo = (editing: Editing) => edit(editing, { type: 'undo' });
const redo = (editing: Editing) => edit(editing, { type: 'redo' });

/* docs/domain/home-designer.md#commands */
test('six commands, what is said of each, and back to the start', () => {
  let now = run(editingOf(O), { action: 'move', componentId: 'c4', to: 2 });
  expect([ids(now), heard(now)]).toEqual(['c1 c4 c2 c3 c5', '商品列表，第 2 项，共 5 项']);
  expect([heard(now, 'en-US'), heard(now, 'es-ES'), heard(now, 'ja-JP')]).toEqual([
    'Product list, item 2 of 5',
    'Lista de productos, elemento 2 de 5',
    '商品一覧、5 件中 2 番目',
  ]);
  now = run(now, { action: 'duplicate', componentId: 'c2', newId: 'copy' });
  expect([ids(now), heard(now)]).toEqual(['c1 c4 c2 copy c3 c5', '已添加轮播，第 4 项，共 6 项']);
  const refused = run(now, { action: 'insert', component: part('x', 'search'), to: 7 });
  expect([refused.page, heard(refused)]).toEqual([now.page, '每个页面只能有一个搜索框']);
  expect(refused.notice!.tell).toMatchObject({ refused: 'LIMIT_TYPE' });
  now = run(refused, { action: 'set', componentId: 'c3', path: 'visible', value: 0 });
  expect([now.page[4]!.visible, heard(now)]).toEqual([0, '宫格导航已隐藏']);
  now = run(now, { action: 'remove', componentId: 'c1' });
  expect([ids(now), heard(now)]).toEqual(['c4 c2 copy c3 c5', '已删除搜索框，共 5 项']);
  expect(now.selected).toBe('c4');
  expect(run(now, { action: 'move', componentId: 'c5', to: 9 })).toBe(now);
  const end = canonical(now.page);
  for (let i = 0; i < 4; i += 1) now = undo(now);
  expect([now.past.length, canonical(now.page)]).toEqual([0, canonical(O)]);
  expect(heard(now)).toBe('已撤销：移动商品列表');
  for (let i = 0; i < 4; i += 1) now = redo(now);
  expect([now.future.length, canonical(now.page), heard(now)]).toEqual([0, end, '已重做：删除搜索框']);
});

test('what is set in one field within a second is one step; typed and taken away again is none', () => {
  const type = (editing: Editing, value: string, at: number) =>
    edit(editing, {
      type: 'command',
      command: { action: 'set', componentId: 'c5', path: 'data.text', value },
      at,
      scope: WHOLE_PAGE,
    });
  const typed = type(type(type(editingOf(O), '本', 0), '本周', 400), '本周特惠', 999);
  expect(typed.past).toHaveLength(1);
  expect(type(typed, '本周', 1_000).past).toHaveLength(2);
  expect(canonical(undo(typed).page)).toBe(canonical(O));
  expect(type(type(editingOf(O), '本', 0), '', 500).past).toHaveLength(0);
  // Another field, or a step between them, begins a new one.
  const other = edit(type(editingOf(O), '本', 0), { type: 'undo' });
  expect(type(other, '周', 10).past).toHaveLength(1);
});

test('what is full, unknown or gone is refused, and nothing changes', () => {
  const full = editingOf(Array.from({ length: 50 }, (_, i) => part(`d${i}`, 'divider')));
  const why = (editing: Editing, command: Command, scope?: Scope) => {
    const after = run(editing, command, scope);
    expect([after.page, after.past]).toEqual([editing.page, editing.past]);
    const tell = after.notice?.tell;
    return tell && 'refused' in tell ? [tell.refused, heard(after)] : undefined;
  };
  const video: StoredComponent = { componentId: 'v', type: 'video', data: { src: 'a' } };
  expect(why(full, { action: 'duplicate', componentId: 'd0', newId: 'n' })?.[0]).toBe('LIMIT');
  expect(why(full, { action: 'paste', components: [part('n', 'title')], to: 1 })?.[0]).toBe('LIMIT');
  expect(why(editingOf(O), { action: 'insert', component: video, to: 1 })?.[0]).toBe('UNKNOWN_TYPE');
  expect(why(editingOf(O), { action: 'remove', componentId: 'c9' })).toEqual(['GONE', '该组件已不在页面上']);
  const unknown = editingOf([...O, video]);
  expect(why(unknown, { action: 'set', componentId: 'v', path: 'data.src', value: 'b' })?.[0]).toBe('UNKNOWN_TYPE');
  const moved = run(unknown, { action: 'move', componentId: 'v', to: 1 });
  expect([heard(moved), moved.page[0]]).toEqual(['未知组件（video），第 1 项，共 6 项', video]);
  const copied = run(moved, { action: 'duplicate', componentId: 'v', newId: 'w' });
  expect(copied.page[1]).toEqual({ ...video, componentId: 'w' });
  expect(run(copied, { action: 'set', componentId: 'v', path: 'visible', value: 0 }).page[0]).toEqual({
    ...video,
    visible: 0,
  });
});

test('a company changes what is not locked, and removes nothing of the head office', () => {
  const base = O.map((one) => (one.componentId === 'c2' ? { ...one, locked: ['data.items'] } : one));
  const scope = { baseIds: new Set(base.map(({ componentId }) => componentId)) };
  const of = (command: Command) => run(editingOf(base), command, scope);
  const refusal = (editing: Editing) => editing.notice?.tell;
  const items = { action: 'set', componentId: 'c2', path: 'data.items', value: [1] } as const;
  expect(refusal(of(items))).toMatchObject({ refused: 'LOCKED' });
  expect(refusal(of({ action: 'remove', componentId: 'c3' }))).toMatchObject({ refused: 'BASE' });
  expect(refusal(of({ ...items, path: 'locked', value: [] }))).toMatchObject({ refused: 'LOCKED' });
  expect(of({ ...items, path: 'data.ratio', value: '3:1' }).past).toHaveLength(1);
  const withOwn = of({ action: 'insert', component: part('b1', 'notice'), to: 3 });
  const cleared = run(withOwn, { action: 'clear' }, scope);
  expect([ids(withOwn), ids(cleared), heard(cleared)]).toEqual([
    'c1 c2 b1 c3 c4 c5',
    'c1 c2 c3 c4 c5',
    '已清空，移除了 1 个组件',
  ]);
  expect(heard(run(cleared, { action: 'clear' }, scope))).toBe(chinese('designer.refused.base', { name: '' }));
});

test('the focus stays with what was moved, and goes to the next, to the one before, to the library', () => {
  const two = editingOf([part('a', 'title'), part('b', 'divider')]);
  const moved = run(two, { action: 'move', componentId: 'a', to: 2 });
  expect(moved.selected).toBe('a');
  const one = run(moved, { action: 'remove', componentId: 'a' });
  expect(one.selected).toBe('b');
  expect(run(one, { action: 'remove', componentId: 'b' }).selected).toBeNull();
  expect(undo(one).selected).toBe('a');
});
