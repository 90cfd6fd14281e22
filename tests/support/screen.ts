import { history } from '@umijs/max';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { BUTTON_THROTTLE_MS } from '@kit/actions/throttle';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/*
 * What a person does and sees. Elements are found by what stands on them and not by role and name: in the whole
 * application jsdom takes minutes to work out names.
 */
export const person = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
  // The filter of a browser's file dialog can be turned off.
  applyAccept: false,
});

export const address = () => history.location.pathname + history.location.search;

export const textsOf = (nodes: Iterable<Element>) => [...nodes].map((node) => node.textContent.trim());

/** All that comes onto the page from now on: what goes by itself may be gone before a test looks. */
export function saidFromNowOn() {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) said.push(textContent?.trim() ?? '');
  }).observe(document.body, { childList: true, subtree: true });
  return said;
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent.trim();

const buttonsIn = (container: Element) => [...container.querySelectorAll('button')];

export const buttonNames = (container: Element = document.body) => buttonsIn(container).map(nameOf);

export const findButton = (name: string, container: Element = document.body) =>
  waitFor(() => {
    const found = buttonsIn(container).find((button) => nameOf(button) === name);
    if (!found) throw new Error(`No button ${name} among ${buttonNames(container).join()}`);
    return found;
  });

const pressedAt = new Map<string, number>();

/** The clock of the page is put forward where a person would wait for a button. */
let ahead = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + ahead;

/** When the button takes another click. */
export async function press(name: string, container?: Element) {
  const button = await findButton(name, container);
  ahead += Math.max(0, (pressedAt.get(name) ?? -Infinity) + BUTTON_THROTTLE_MS - performance.now());
  await person.click(button);
  pressedAt.set(name, performance.now());
}

/** The field itself, where another one stood in for it that could not be typed into yet. */
const readyField = (field: HTMLElement) =>
  waitFor(() => {
    const isStandin = !field.isConnected || field.matches(':disabled');
    const now = isStandin && field.id ? document.getElementById(field.id) : field;
    if (!now || now.matches(':disabled')) throw new Error(`The field ${field.id} cannot be typed into.`);
    return now;
  });

/** Replaces what stands in a field. */
export async function fill(field: HTMLElement, value: string) {
  await person.clear(await readyField(field));
  await person.paste(value);
}

/** The row of a table in which this text stands. */
export const rowOf = async (text: string) => (await screen.findByText(text, { selector: 'td, td *' })).closest('tr')!;

const MORE = '更多操作';

async function openMore(row: Element) {
  await press(MORE, row);
  return waitFor(() => {
    const menu = document.querySelector<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden)');
    if (!menu) throw new Error('The menu is closed.');
    return menu;
  });
}

/** What may be done to a row: first what is in sight, then what stands under "more". */
export async function actionsOf(text: string) {
  const row = await rowOf(text);
  const names = buttonNames(row.querySelector('td:last-child')!);
  if (!names.includes(MORE)) return names;
  const menu = await openMore(row);
  const rest = textsOf(menu.querySelectorAll('[role=menuitem]'));
  await press(MORE, row);
  await waitFor(() => expect(menu).toHaveClass('ant-dropdown-hidden'));
  return [...names.filter((name) => name !== MORE), ...rest];
}

/** Does something to a row, if need be by way of "more". */
export async function choose(text: string, action: string) {
  const row = await rowOf(text);
  const cell = row.querySelector('td:last-child')!;
  if (buttonNames(cell).includes(action)) return press(action, cell);
  await person.click(within(await openMore(row)).getByText(action));
}

/** The open dialog that says this. */
export const dialogOf = (text: string) =>
  waitFor(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
    const found = dialogs.find((dialog) => dialog.textContent.includes(text));
    if (!found) throw new Error(`No dialog says ${text}`);
    return found;
  });

/** Leaves a dialog whose input is not saved, and says so when asked. */
export async function discard(dialog: HTMLElement) {
  await press('取消', dialog);
  await press('放弃', await dialogOf('放弃已输入的内容？'));
  await closed(dialog);
}

export const closed = async (dialog: Element) => {
  if (document.contains(dialog)) await waitForElementToBeRemoved(dialog);
};

interface AllBut {
  /** How many rows the list finds. */
  total: number;
  boxOf: (name: string) => Promise<HTMLElement>;
  /** The row that is ticked first; absent: the one that is spared. */
  first?: string;
  spared: string;
}

/** Selects all that a list finds, on this page or not, except one row. */
export async function selectAllBut({ total, boxOf, spared, first = spared }: AllBut) {
  await person.click(await boxOf(first));
  await press(`选择全部 ${total} 条`);
  await screen.findByText(`已选择全部 ${total} 条`);
  await person.click(await boxOf(spared));
  await screen.findByText(`已选择 ${total - 1} 条（全部，除 1 条）`);
}
