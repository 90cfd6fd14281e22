import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { createKeys } from '../keys';
import { builtInCaptcha } from './captcha';
import { drawPuzzle } from './draw';

// Only this test learns the characters that were drawn.
jest.mock('./draw', () => {
  const real = jest.requireActual<typeof import('./draw')>('./draw');
  return { drawPuzzle: jest.fn(real.drawPuzzle) };
});

const NOW = 1_772_413_200_000;
const keys = (text: string) => createKeys([{ id: 'a', secret: Buffer.alloc(32, text) }]);
const captcha = builtInCaptcha(keys('x'));

function picture() {
  const { id, image } = captcha.issue('picture', NOW);
  const { answer } = jest.mocked(drawPuzzle).mock.results.at(-1)?.value as ReturnType<typeof drawPuzzle>;
  return { id, image, answer };
}

function work({ id, bits }: { id: string; bits: number }) {
  for (let n = 0; ; n += 1) {
    const hash = createHash('sha256').update(`${id} ${n}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return String(n);
  }
}

test('a picture is one, never the same twice, and read in any case', () => {
  const { id, image, answer } = picture();
  const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 320, height: 110 });
  expect(answer).toMatch(/^[2-8A-Y]{5}$/);
  expect(captcha.read(`${id} ${answer}`, NOW)).toEqual({ id, isRight: true });
  expect(captcha.read(`${id} ${answer.toLowerCase()}`, NOW + 299_000)).toEqual({ id, isRight: true });
  const answers = new Set(Array.from({ length: 50 }, () => picture().answer));
  expect(answers.size).toBeGreaterThan(45);
});

test('a wrong answer is wrong, and what is old, foreign or no challenge at all is nothing', () => {
  const { id, answer } = picture();
  for (const wrong of ['', 'AAAA', `${answer}2`, answer.slice(1)])
    expect(captcha.read(`${id} ${wrong}`, NOW)?.isRight).toBe(false);
  expect(captcha.read(`${id} ${answer}`, NOW + 300_000)).toBeUndefined();
  expect(builtInCaptcha(keys('y')).read(`${id} ${answer}`, NOW)?.isRight).toBe(false);
  const longer = id.replace(/\d{13}/, (end) => String(Number(end) + 60_000));
  expect(captcha.read(`${longer} ${answer}`, NOW)).toBeUndefined();
  expect(captcha.read(`${id.replace('picture', 'work')} 1`, NOW)?.isRight).toBe(false);
  for (const nothing of ['pass', '', ' ', `${id} ${answer} x`, `${id}x ${answer}`])
    expect(captcha.read(nothing, NOW)).toBeUndefined();
});

test('work is done by trying numbers, and hardly ever by the first', () => {
  const challenge = captcha.issue('work', NOW);
  expect(captcha.read(`${challenge.id} ${work(challenge)}`, NOW)).toEqual({ id: challenge.id, isRight: true });
  const { id } = captcha.issue('work', NOW);
  const first = Array.from({ length: 100 }, (_, n) => captcha.read(`${id} ${n}`, NOW)?.isRight);
  expect(first.filter(Boolean).length).toBeLessThan(3);
  for (const odd of ['', '-1', '1.0', ' 1', 'x'])
    expect(captcha.read(`${id} ${odd}`, NOW)?.isRight ?? false).toBe(false);
});
