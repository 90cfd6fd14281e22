import { fireEvent, screen, waitFor } from '@testing-library/react';
import { platformUserApi } from '@/contract/account/platform-user';
import { renderApp } from '@tests/support/renderApp';
import { person } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { BranchSelect } from './BranchSelect';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

/** The select looks at their numbers, which `person.keyboard` leaves out. */
const KEYS = { ArrowUp: 38, ArrowDown: 40, Enter: 13 };
const NAME = '江城医药襄阳分公司';

test('what is typed before the companies have come finds them once they are there', async () => {
  const chosen = jest.fn();
  let come: (() => void) | undefined;
  const wait = new Promise<void>((done) => (come = done));
  const ask = globalThis.fetch;
  const asked: string[] = [];
  const slow = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    if (address.includes(platformUserApi.loginOrgList.path) && address.includes('mine')) await wait;
    return ask(input, init);
  });
  stage.draw = () => <BranchSelect aria-label="公司" source="mine" onChange={chosen} />;
  await renderApp('/', { as: 'op.hubei' });
  await person.click(await screen.findByLabelText('公司'));
  await person.paste(NAME);
  await waitFor(() => expect(asked.join()).toContain('mine'));
  expect(screen.queryByText(NAME, { selector: '.ant-select-tree-title' })).toBeNull();
  come!();
  await screen.findByText(NAME, { selector: '.ant-select-tree-title' });
  fireEvent.keyDown(screen.getByLabelText('公司'), { key: 'Enter', keyCode: KEYS.Enter });
  expect(chosen).toHaveBeenCalledWith('FDB01');
  slow.mockRestore();
});

test('the keyboard goes to each company, and to the first that a search finds', async () => {
  const chosen = jest.fn<undefined, [string | null]>();
  stage.draw = () => <BranchSelect aria-label="公司" source="mine" onChange={chosen} />;
  await renderApp('/', { as: 'op.hubei' });
  const choose = async (typed: string, ...keys: (keyof typeof KEYS)[]) => {
    const field = await screen.findByLabelText('公司');
    await person.click(field);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await screen.findByText(NAME, { selector: '.ant-select-tree-title' });
    if (typed) await person.paste(typed);
    for (const key of keys) {
      fireEvent.keyDown(field, { key, keyCode: KEYS[key] });
      fireEvent.keyUp(field, { key, keyCode: KEYS[key] });
    }
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    return chosen.mock.lastCall?.[0];
  };
  expect(await choose('', 'Enter')).toBe('FDB');
  expect(await choose('', 'ArrowDown', 'Enter')).toBe('FDB01');
  expect(await choose('', 'ArrowUp', 'Enter')).toBe('FDB');
  expect(await choose('宜昌', 'Enter')).toBe('FDB02');
  expect(await choose('fdb01', 'Enter')).toBe('FDB01');
  // A copied name or id brings blanks along.
  expect(await choose(' 江城医药宜昌分公司 ', 'Enter')).toBe('FDB02');
  expect(await choose(' 宜昌 ', 'Enter')).toBe('FDB02');
});
