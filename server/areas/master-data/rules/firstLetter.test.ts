import { firstLetter } from './firstLetter';

test.each([
  ['楚天', 'C'],
  ['仁济堂', 'R'],
  ['阿莫', 'A'],
  ['鄂西', 'E'],
  ['Bayer 拜耳', 'B'],
  ['ｐｆｉｚｅｒ', 'P'],
  ['999', '#'],
  [' 浦江', 'P'],
  ['“楚”', '#'],
  ['', '#'],
])('“%s” is found under %s', (name, capital) => expect(firstLetter(name)).toBe(capital));
