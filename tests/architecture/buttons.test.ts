import { BUTTONS } from '@/contract/buttons';
import { read } from './repository';

interface Button {
  buttonRef: string;
  buttonCode: string;
  pageKey: string;
}

const seeded: Button[] = JSON.parse(read('server/catalogue/buttons.json'));

test('the names that the compiler knows are the buttons of the seed', () => {
  const known = Object.entries(BUTTONS).flatMap(([page, actions]) => actions.map((action) => `${page}_${action}`));
  expect(known.sort()).toEqual(seeded.map(({ buttonCode }) => buttonCode).sort());
});

test('a button is found under both of its keys and begins with its page', () => {
  const wrong = seeded.filter(
    ({ buttonRef, buttonCode, pageKey }) => buttonRef !== buttonCode || !buttonCode.startsWith(`${pageKey}_`),
  );
  expect(wrong).toEqual([]);
});
