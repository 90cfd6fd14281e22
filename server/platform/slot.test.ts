import { slot } from './slot';

test('what was filled in is there, and what was not says so', () => {
  const words = slot<readonly string[]>('words');
  expect(() => words.get()).toThrow('words');
  words.fill(['one']);
  expect(words.get()).toEqual(['one']);
  // A development server loads the composition again.
  words.fill(['two']);
  expect(words.get()).toEqual(['two']);
});
