/* The texts of the module in its four languages: each is filled, whatever the count. */
import zh from '../locales/zh';
import { type Phrase, say } from './say';
import { speak } from './texts';

// The keys of the texts are the phrases.
const phrases = Object.keys(zh) as Phrase[];

test.each(['zh', 'en', 'es', 'ja'] as const)('%s: nothing of a text is left to fill', async (language) => {
  await speak(language);
  for (const count of [0, 1, 2]) {
    // Whatever a text asks for is a count.
    const values = new Proxy({}, { get: () => count });
    const left = phrases.map((phrase) => say(phrase, values)).filter((text) => /[{}#]/.test(text));
    expect(left).toEqual([]);
  }
});

test('what is counted is one or several', async () => {
  await speak('en');
  const missing = (count: number) => say('pmsRound.missing', { count });
  expect([missing(1), missing(3)]).toEqual(['1 meter not read yet', '3 meters not read yet']);
  expect(say('pmsBill.askBatchUrge', { count: 1, bills: 2 })).toBe('Remind 1 tenant of 2 bills?');
});
