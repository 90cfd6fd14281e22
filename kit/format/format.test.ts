/*
 * Summer time begins there on the day of most of these moments.
 *
 * @jest-environment-options {"zone":"America/New_York"}
 */
import { createPluginManager } from '@@/core/plugin';
import fc from 'fast-check';
import { check } from '@tests/support/property';
import { startLanguage, switchLanguage } from '@/core/i18n';
import { baseHost } from '@/shared/kit-host/baseHost';
import { provideKit } from '../host';
import { formatDate, formatDateTime, formatPeriod, formatRelative } from './date';
import { formatList, joinList } from './list';
import { formatMoney, formatNumber, formatPercent, formatPrice, formatQuantity, NOTHING } from './number';

beforeAll(async () => {
  createPluginManager();
  provideKit(baseHost());
  await startLanguage();
});
beforeEach(() => switchLanguage('zh'));

test('numbers have two decimals and thousands separators', () => {
  expect(formatNumber(1234.5)).toBe('1,234.50');
  expect(formatNumber('1234567.005')).toBe('1,234,567.01');
  expect(formatNumber(0, 0)).toBe('0');
});

test('money is exact, however large', () => {
  expect(formatMoney('12345678901234567890.10')).toBe('12,345,678,901,234,567,890.10');
  expect(formatMoney('-0.5')).toBe('-0.50');
  expect(formatPrice('12.8000')).toBe('12.80');
  expect(formatPrice('12.8125')).toBe('12.8125');
  expect(formatQuantity('3.0000')).toBe('3');
  expect(formatPercent('5.00')).toBe('5.00%');
});

test('each language writes numbers its own way, always grouped', async () => {
  await switchLanguage('es');
  expect(formatMoney('1234.5')).toBe('1.234,50');
  await switchLanguage('ja');
  expect(formatMoney('1234.5')).toBe('1,234.50');
});

test('what is no number is shown as nothing', () => {
  for (const value of [null, undefined, '', 'abc', '1e5', NaN, Infinity, '1,5'])
    expect(formatMoney(value)).toBe(NOTHING);
});

test('a decimal text keeps all its digits', () => {
  check(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const text = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(formatMoney(text).replaceAll(',', '')).toBe(text);
    }),
    { runs: 300 },
  );
});

test('moments are those of Asia/Shanghai, in every format', () => {
  const moment = Date.UTC(2026, 2, 7, 16, 5, 9);
  expect(formatDate(moment)).toBe('2026-03-08');
  expect(formatDateTime(moment)).toBe('2026-03-08 00:05:09');
  expect(formatDate('2026-03-08 00:05:09', 'MDHM')).toBe('03-08 00:05');
  expect(formatDate('2026-03-08', 'YMDHM')).toBe('2026-03-08 00:00');
  expect(formatPeriod('2026-03-08', null)).toBe('2026-03-08 – –');
  expect(formatPeriod(null, undefined)).toBe('–');
  expect(formatDate(new Date(moment), 'YM')).toBe('2026-03');
  for (const value of [null, undefined, '', 'tomorrow', NaN, '2026-13-45']) expect(formatDate(value)).toBe(NOTHING);
});

const NOW = Date.UTC(2026, 2, 8, 4);
const ago = (seconds: number) => formatRelative(NOW - seconds * 1000, NOW);

test('a moment is just now, minutes, hours or a day ago, and then its date', () => {
  expect([0, 29].map(ago)).toEqual(['刚刚', '刚刚']);
  expect([30, 90, 3599].map(ago)).toEqual(['1分钟前', '1分钟前', '59分钟前']);
  expect([3600, 86_399].map(ago)).toEqual(['1小时前', '23小时前']);
  expect([86_400, 172_799].map(ago)).toEqual(['1天前', '1天前']);
  expect(ago(172_800)).toBe('2026-03-06 12:00');
  expect(ago(-20)).toBe('刚刚');
  expect(ago(-60)).toBe('2026-03-08 12:01');
  expect(formatRelative('nonsense', NOW)).toBe(NOTHING);
});

test('relative time counts in the grammar of the language', async () => {
  await switchLanguage('en');
  expect([60, 120].map(ago)).toEqual(['1 minute ago', '2 minutes ago']);
  await switchLanguage('es');
  expect([3600, 7200].map(ago)).toEqual(['hace 1 hora', 'hace 2 horas']);
});

test('a list has the separators of its language, and takes more than texts', async () => {
  const written: string[] = [];
  for (const language of ['zh', 'en', 'es', 'ja'] as const) {
    await switchLanguage(language);
    written.push(formatList(['甲', '乙', '丙']));
  }
  expect(written).toEqual(['甲、乙、丙', '甲, 乙, 丙', '甲, 乙 y 丙', '甲、乙、丙']);
  expect(joinList([1, 2])).toEqual([1, '、', 2]);
  expect(formatList([])).toBe('');
});
