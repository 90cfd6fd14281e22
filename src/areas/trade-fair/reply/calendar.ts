/** What a calendar needs of a fair. */
export interface CalendarEvent {
  subject: string;
  venue: string;
  /** As the server writes moments, in Shanghai. */
  startTime: string;
  endTime: string;
  contact: string;
}

/** RFC 5545: what separates values is escaped, and a line has 75 octets at most. */
const escaped = (value: string) => value.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r?\n/g, '\\n');
const MOST_OCTETS = 75;
const octets = (value: string) => new TextEncoder().encode(value).length;

function folded(line: string) {
  const lines: string[] = [];
  let part = '';
  for (const sign of line) {
    // What goes on begins with a blank, which counts.
    if (octets(part) + octets(sign) > MOST_OCTETS) {
      lines.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...lines, part].join('\r\n');
}

/** A moment of Shanghai in universal time: 20260307T010000Z. */
const utc = (moment: string) =>
  `${new Date(`${moment.replace(' ', 'T')}+08:00`).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A calendar file of one event; the same fair takes the place of the one that was there. */
export function calendarOf({ subject, venue, startTime, endTime, contact }: CalendarEvent) {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//branch-admin//trade-fair//ZH', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${utc(startTime)}-${encodeURIComponent(subject).slice(0, 60)}@branch-admin`,
    // When the file was made says nothing: the same fair gives the same file.
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

/** The address, for whatever the phone has for maps: nothing is fetched by this page. */
export const mapLink = (venue: string) => `geo:0,0?q=${encodeURIComponent(venue)}`;
