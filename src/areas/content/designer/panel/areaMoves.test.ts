import { areaByKey, freeArea, movedArea, sizedArea } from './areaMoves';

const area = { x: 10, y: 20, w: 30, h: 40, jump: null };

test('arrows move by 1 %, with Shift they size, and nothing leaves the image', () => {
  const press = (key: string, shiftKey = false) => areaByKey(area, { key, shiftKey });
  expect(press('ArrowRight')).toMatchObject({ x: 11, y: 20, w: 30, h: 40 });
  expect(press('ArrowUp')).toMatchObject({ x: 10, y: 19 });
  expect(press('ArrowDown', true)).toMatchObject({ w: 30, h: 41 });
  expect(press('Enter')).toBeUndefined();
  expect(movedArea(area, { x: 500, y: -500 })).toMatchObject({ x: 70, y: 0 });
  expect(sizedArea(area, { w: 500, h: -500 })).toMatchObject({ w: 90, h: 1 });
});

test('a new one stands where there is room', () => {
  const first = freeArea([]);
  const second = freeArea([first]);
  expect(first).toMatchObject({ x: 0, y: 0, w: 30, h: 30 });
  expect(second).toMatchObject({ x: 35, y: 0 });
});
