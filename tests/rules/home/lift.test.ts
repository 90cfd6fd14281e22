import { canonical } from '../../../src/contract/canonical';
import { homeComponent, type StoredComponent } from '../../../src/contract/content/home/component';
import { FAULT, faultsOf } from '../../../src/contract/content/home/complete';
import { freshComponent } from '../../../src/contract/content/home/fresh';
import { isHomeComponent, isKnown, liftComponent, liftPage } from '../../../src/contract/content/home/lift';
import { COMPONENT_TYPES, SCHEMAS } from '../../../src/contract/content/home/limits';
import schema1 from './pages/schema1.json';

const stored: readonly StoredComponent[] = schema1;
const known = stored.filter(isKnown);
const unknown = stored.filter((one) => !isKnown(one));

test('a page of the first form has all types, and is lifted to what the contract accepts', () => {
  expect(known.map(({ type }) => type)).toEqual([...COMPONENT_TYPES]);
  for (const one of liftPage(known)) {
    expect(homeComponent.parse(one)).toEqual(one);
    expect(isHomeComponent(one)).toBe(true);
  }
});

test('an image that was the id of a file has words and a focal point', () => {
  const banner: StoredComponent = { componentId: 'c2', type: 'banner', data: { items: [{ image: 'f81' }] } };
  const before = canonical(banner);
  expect(liftComponent(banner)).toMatchObject({
    schema: 2,
    data: { items: [{ image: { fileId: 'f81', alt: '', decorative: 0, focalX: 50, focalY: 50 } }] },
  });
  expect(canonical(banner)).toBe(before);
  const lifted = liftPage(known).map((one) => JSON.stringify(one.data));
  expect(lifted[2]).toContain('"icon":{"fileId":"f91"');
  expect(lifted[6]).toContain('"image":{"fileId":"f83"');
});

test('lifting twice is lifting once', () => {
  const once = liftPage(stored);
  expect(canonical(liftPage(once))).toBe(canonical(once));
});

test('what this code does not know stays the same object', () => {
  expect(unknown.map(({ type }) => type)).toEqual(['video', 'banner']);
  for (const one of unknown) expect(liftComponent(one)).toBe(one);
});

test.each(COMPONENT_TYPES)('a new %s can be saved, in its newest form', (type) => {
  const fresh = freshComponent(type, 'c1', '新组件');
  expect(homeComponent.parse(fresh)).toEqual(fresh);
  expect(fresh.schema).toBe(SCHEMAS[type]);
});

test('what keeps a page from being frozen is told with its position', () => {
  const lifted = liftPage(stored);
  // The images of the first form have no words yet, and can be tapped.
  expect(faultsOf(lifted)).toEqual([
    { fault: FAULT.alt, index: 1, piece: 0 },
    { fault: FAULT.alt, index: 6, piece: 0 },
  ]);
  const second = freshComponent('search', 'c9', '搜索框');
  expect(faultsOf([...lifted.slice(1, 2), freshComponent('divider', 'c8', ''), second, second])).toEqual(
    expect.arrayContaining([
      { fault: FAULT.position, index: 2 },
      { fault: FAULT.twice, index: 3 },
    ]),
  );
});

test('hot areas stay inside of the image, apart from each other, and large enough for a finger', () => {
  const image = { fileId: 'f1', alt: '会场', decorative: 0, focalX: 50, focalY: 50 } as const;
  const ad = freshComponent('imageAd', 'c1', '');
  const faults = (...areas: { x: number; y: number; w: number; h: number }[]) =>
    faultsOf([{ ...ad, data: { images: [{ image, areas: areas.map((one) => ({ ...one, jump: null })) }] } }]).map(
      ({ fault }) => fault,
    );
  expect(faults({ x: 0, y: 0, w: 50, h: 50 }, { x: 50, y: 0, w: 50, h: 50 })).toEqual([]);
  expect(faults({ x: 0, y: 0, w: 50, h: 50 }, { x: 49, y: 0, w: 50, h: 50 })).toEqual([FAULT.area]);
  expect(faults({ x: 60, y: 0, w: 50, h: 50 })).toEqual([FAULT.area]);
  expect(faults({ x: 0, y: 0, w: 11, h: 50 })).toEqual([FAULT.small]);
});
