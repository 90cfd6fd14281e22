import { waitFor } from '@testing-library/react';
import { returnFocus } from './returnFocus';

const stop = returnFocus();
afterAll(stop);

const into = (parent: Element, tag: string) => parent.appendChild(document.createElement(tag));

/** A dialog as antd draws it: it leaves a child of the body that is its own, and that leaves after it. */
function openDialog() {
  const root = into(document.body, 'div');
  const dialog = into(root, 'section');
  const field = into(dialog, 'input');
  const close = () => {
    dialog.remove();
    root.remove();
  };
  return { field, close };
}

const hasFocus = (one: Element) => waitFor(() => expect(document.activeElement).toBe(one));

test('what leaves the page with the focus in it gives it back to what had it before and can still take it', async () => {
  const first = into(document.body, 'button');
  const menu = openDialog();
  const record = openDialog();
  const question = openDialog();
  for (const one of [first, menu.field, record.field, question.field]) one.focus();
  question.close();
  await hasFocus(record.field);
  menu.close();
  record.close();
  await hasFocus(first);
});

test('what leaves the page without the focus does not take it', async () => {
  const [first, other] = [into(document.body, 'button'), into(document.body, 'button')];
  const note = openDialog();
  for (const one of [first, note.field, other]) one.focus();
  other.blur();
  note.close();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
