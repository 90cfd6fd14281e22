import { IntlProvider } from '@umijs/max';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, PropsWithChildren } from 'react';
import type { ScreenState } from '@/contract/trade-fair/big-screen';
import { textsOf } from '@tests/support/texts';
import { Winners } from './Winners';

const PAGE_MS = 8_000;

const drawOf = (count: number): NonNullable<ScreenState['last']> => ({
  ...{ drawId: '1', prizeId: '2', prizeName: '二等奖', roundNo: 1, drawCount: count, poolSize: 6_000 },
  ...{ seedHash: 'a'.repeat(64), poolHash: 'b'.repeat(64) },
  winners: Array.from({ length: count }, (_, i) => ({
    ticketNo: `T${String(100_001 + i)}`,
    guestName: `来宾${i + 1}`,
    customerName: '湖北康泰大药房连锁有限公司',
    ...{ drawId: '1', seq: i + 1, prizeName: '二等奖', drawTime: '2026-03-08 15:00:00' },
  })),
});

interface Texts {
  locale: string;
  messages: Readonly<Record<string, string>>;
}
// The library's types are those of an older React, in which every component had children.
const InChinese = IntlProvider as unknown as ComponentType<PropsWithChildren<Texts>>;

const show = (count: number) =>
  render(
    <InChinese locale="zh-CN" messages={textsOf('zh-CN')}>
      <Winners last={drawOf(count)} />
    </InChinese>,
  );

const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('fifty winners are on the screen at once, and all their cards within two seconds', () => {
  show(50);
  expect(cards()).toHaveLength(50);
  const last = screen.getAllByRole('listitem').at(-1)!;
  expect(Number.parseInt(last.style.getPropertyValue('--delay'), 10)).toBeLessThan(2_000);
  expect(screen.queryByText('1 / 1')).toBeNull();
});

test('more turn their pages by themselves', () => {
  show(108);
  screen.getByText('1 / 3');
  expect(cards()[0]).toContain('来宾1湖北');
  act(() => jest.advanceTimersByTime(PAGE_MS));
  screen.getByText('2 / 3');
  expect(cards()[0]).toContain('来宾51湖北');
  act(() => jest.advanceTimersByTime(PAGE_MS));
  expect(cards()).toHaveLength(8);
  act(() => jest.advanceTimersByTime(PAGE_MS));
  screen.getByText('1 / 3');
});
