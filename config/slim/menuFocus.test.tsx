import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Button, Dropdown, Tooltip } from 'antd';

const person = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const chosen = jest.fn<unknown, [string, Element | null]>();
/** What is behind the menu, such as a list that goes from row to row. */
const behind = jest.fn<unknown, [boolean]>();
const listen = (event: KeyboardEvent) => behind(event.defaultPrevented);

beforeEach(() => window.addEventListener('keydown', listen));
afterEach(() => {
  window.removeEventListener('keydown', listen);
  jest.clearAllMocks();
});

const items = ['one', 'two'].map((key) => ({ key, label: key, onClick: () => chosen(key, document.activeElement) }));

function renderMenu() {
  render(
    <>
      <Dropdown trigger={['click']} menu={{ items: [...items, { key: 'never', label: 'never', disabled: true }] }}>
        <Tooltip title="All of it">
          <Button>more</Button>
        </Tooltip>
      </Dropdown>
      <input aria-label="field" />
    </>,
  );
  return screen.getByText('more').closest('button')!;
}

const entry = async (label: string) => (await screen.findByText(label)).closest('li')!;
const isOn = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

test.each(['{Enter}', ' '])('a menu that is opened by the key "%s" is entered by the arrows, and left', async (key) => {
  const button = renderMenu();
  button.focus();
  await person.keyboard(key);
  const one = await entry('one');
  behind.mockClear();
  await person.keyboard('{ArrowDown}');
  await isOn(one);
  expect(behind.mock.calls).toEqual([[true]]);
  await person.keyboard('{Escape}');
  await isOn(button);
});

test('the focus is on its button before what was chosen does anything, and the key presses nothing else', async () => {
  const button = renderMenu();
  button.focus();
  await person.keyboard('{Enter}');
  await entry('one');
  await person.keyboard('{ArrowDown}');
  const one = await entry('one');
  await isOn(one);
  // The rest of the key is a press of the button, unless it is kept from it.
  expect(fireEvent.keyDown(one, { key: 'Enter', keyCode: 13 })).toBe(false);
  await person.click(button);
  await person.click(await screen.findByText('two'));
  expect(chosen.mock.calls).toEqual([
    ['one', button],
    ['two', button],
  ]);
});

test('neither the arrows in a field nor an entry that cannot be chosen move the focus', async () => {
  const button = renderMenu();
  await person.click(button);
  await person.click(await screen.findByText('never'));
  expect(button).not.toHaveFocus();
  const field = screen.getByLabelText('field');
  field.focus();
  await person.keyboard('{ArrowDown}');
  expect(field).toHaveFocus();
});
