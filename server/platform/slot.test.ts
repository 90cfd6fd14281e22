import { slot } from './slot';

test('what was filled in is there, and what was not says so', () => {
  const texts = slot<readonly string[]>('texts');
  expect(() => texts.get()).toThrow('texts');
  texts.fill(['one']);
  expect(texts.get()).toEqual(['one']);
  // A development server loads the composition again.
  texts.fill(['two']);
  expect(texts.get()).toEqual(['two']);
});
