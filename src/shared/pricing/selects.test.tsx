import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';

// The example binds a code to chains; each language has a name of its own for them.
test.each([
  ['zh', '连锁药店'],
  ['es', 'Cadena de farmacias'],
  ['ja', 'チェーン薬局'],
] as const)('types of customers are named in the language of the user: %s', async (language, name) => {
  await renderApp('/permissionSys/defaultBusinessCode', { as: 'admin.hq', language });
  expect((await screen.findAllByText(new RegExp(name)))[0]).toBeVisible();
});
