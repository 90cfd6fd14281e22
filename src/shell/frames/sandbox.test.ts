import { sandboxOf } from './sandbox';

const OWN = 'https://erp.example';

test('a frame never leads the window elsewhere', () => {
  for (const link of ['https://help.example/a', `${OWN}/a`]) expect(sandboxOf(link, OWN)).not.toMatch(/top-navigation/);
});

test('scripts and origin come together for other sites only', () => {
  expect(sandboxOf('https://help.example/a', OWN)).toMatch(/allow-scripts .*allow-same-origin/);
  expect(sandboxOf(`${OWN}/a`, OWN)).not.toMatch(/allow-same-origin/);
});
