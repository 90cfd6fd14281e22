import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';

const names = (way: string) =>
  [...document.querySelectorAll('button')]
    .map((one) => one.getAttribute('aria-label') ?? '')
    .filter((one) => one.endsWith(` ${way}`));

test('a card that is moved by a key takes the focus along', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  await press('调整卡片');
  await screen.findAllByTitle('后移');
  const [first, second] = names('后移').map((one) => one.split(' ')[0]);
  screen.getByLabelText(`${first} 后移`).focus();
  await person.keyboard('{Enter}');
  expect(names('后移')[1]).toBe(`${first} 后移`);
  expect(screen.getByLabelText(`${first} 后移`)).toHaveFocus();
  // A card at the beginning can only be moved backwards.
  screen.getByLabelText(`${first} 前移`).focus();
  await person.keyboard('{Enter}');
  expect(names('后移')[1]).toBe(`${second} 后移`);
  expect(screen.getByLabelText(`${first} 后移`)).toHaveFocus();
});
