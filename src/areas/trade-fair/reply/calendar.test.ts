import { calendarOf, mapLink } from './calendar';

const event = {
  subject: '2026春季订货会',
  venue: '武汉国际博览中心A1馆',
  startTime: '2026-03-07 09:00:00',
  endTime: '2026-03-09 18:00:00',
  contact: '何敏 13900001212',
};

test('a fair as a calendar has it: universal time, whole lines, escaped', () => {
  const file = calendarOf({ ...event, venue: 'A1馆; 3楼, 东\n门口' });
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTAMP:20260307T010000Z',
      'DTSTART:20260307T010000Z',
      'DTEND:20260309T100000Z',
      'SUMMARY:2026春季订货会',
      String.raw`LOCATION:A1馆\; 3楼\, 东\n门口`,
      'DESCRIPTION:何敏 13900001212',
      'END:VCALENDAR',
    ]),
  );
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line has more than 75 octets, and what was folded reads as it was', () => {
  const subject = '订货会'.repeat(40);
  const file = calendarOf({ ...event, subject, contact: '' });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${subject}\r\n`);
  expect(file).not.toContain('DESCRIPTION');
});

test('a map is asked for by the address alone', () => {
  expect(mapLink('A1馆&x=1')).toBe('geo:0,0?q=A1%E9%A6%86%26x%3D1');
});
