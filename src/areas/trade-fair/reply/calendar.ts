/** The facts of a fair for a calendar. */
export interface CalendarEvent {
  subject: string;
  venue: string;
  /** In the format of the server's times, in the zone of Shanghai. */
  startTime: string;
  endTime: string;
  contact: string;
}

/** RFC 5545: separators inside of values are escaped, and a line has 75 octets at most. */
const escaped = (value: string) => value.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r?\n/g, '\\n');
const MOST_OCTETS = 75;
const octets = (value: string) => new TextEncoder().encode(value).length;

function folded(line: string) {
  const lines: string[] = [];
  let part = '';
  for (const sign of line) {
    // A continuation line begins with a blank, which counts as an octet.
    if (octets(part) + octets(sign) > MOST_OCTETS) {
      lines.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...lines, part].join('\r\n');
}

/** A time of Shanghai in UTC: 20260307T010000Z. */
const utc = (moment: string) =>
  `${new Date(`${moment.replace(' ', 'T')}+08:00`).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A calendar file with one event; importing it again replaces the event of the same fair. */
export function calendarOf({ subject, venue, startTime, endTime, contact }: CalendarEvent) {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//branch-admin//trade-fair//ZH', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${utc(startTime)}-${encodeURIComponent(subject).slice(0, 60)}@branch-admin`,
    // The time of creation would differ: the same fair always gives the same file.
    `DTSTAMP:${utc(startTime)}`,
    `DTSTART:${utc(startTime)}`,
    `DTEND:${utc(endTime)}`,
    `SUMMARY:${escaped(subject)}`,
    `LOCATION:${escaped(venue)}`,
    ...(contact === '' ? [] : [`DESCRIPTION:${escaped(contact)}`]),
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A link that opens the phone's own map application: this page loads nothing from it. */
export const mapLink = (venue: string) => `geo:0,0?q=${encodeURIComponent(venue)}`;
