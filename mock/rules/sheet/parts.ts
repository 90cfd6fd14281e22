import { BadSheet, SHEET_LIMITS } from './badSheet';
import { cellText, isBuiltInDate, isDateFormat } from './cells';
import { type Archive, unpack } from './unzip';
import { readXml } from './xml';

const OFFICE_DOCUMENT = /\/officeDocument$/;
const MAX_STYLES = 70_000;

function need(archive: Archive, name: string) {
  const bytes = unpack(archive, name);
  if (!bytes) throw new BadSheet('damaged');
  return bytes;
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** The inner relations of a part; one that leads out of the file is none. */
function relations(archive: Archive, part: string): Relation[] {
  const [folder, name] = [part.slice(0, part.lastIndexOf('/') + 1), part.slice(part.lastIndexOf('/') + 1)];
  const bytes = unpack(archive, `${folder}_rels/${name}.rels`);
  const found: Relation[] = [];
  if (!bytes) return found;
  readXml(bytes, {
    open(tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (tag !== 'Relationship' || mode === 'External') return;
      found.push({ id, type, target: target.startsWith('/') ? target.slice(1) : folder + target });
    },
  });
  return found;
}

/** The first sheet of the workbook, and what it leans on. */
export function findSheet(archive: Archive) {
  const workbook = relations(archive, '').find(({ type }) => OFFICE_DOCUMENT.test(type));
  if (!workbook) throw new BadSheet('foreign');
  let sheetId: string | undefined;
  let from1904 = false;
  readXml(need(archive, workbook.target), {
    open(tag, attributes) {
      if (tag === 'sheet') sheetId ??= attributes['r:id'];
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  const related = relations(archive, workbook.target);
  const sheet = related.find(({ id, type }) => id === sheetId && type.endsWith('/worksheet'));
  if (!sheet) throw new BadSheet('damaged');
  const targetOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  return {
    sheet: need(archive, sheet.target),
    strings: sharedStrings(archive, targetOf('sharedStrings')),
    dateStyles: dateStyles(archive, targetOf('styles')),
    from1904,
  };
}

/** Texts that several cells share; the readings of Japanese words beside them are none of it. */
function sharedStrings(archive: Archive, part: string | undefined): string[] {
  const strings: string[] = [];
  const bytes = part === undefined ? undefined : unpack(archive, part);
  if (!bytes) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(bytes, {
    open(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isReading = true;
      if (tag === 't') isText = true;
    },
    text(piece) {
      if (isText && !isReading && text.length < SHEET_LIMITS.cellText) text += piece;
    },
    close(tag) {
      if (tag === 't') isText = false;
      if (tag === 'rPh') isReading = false;
      if (tag === 'si') strings.push(cellText(text));
    },
  });
  return strings;
}

/** By number of a cell's style: whether it shows a date. */
function dateStyles(archive: Archive, part: string | undefined): boolean[] {
  const styles: boolean[] = [];
  const bytes = part === undefined ? undefined : unpack(archive, part);
  if (!bytes) return styles;
  const own = new Map<number, boolean>();
  let isCell = false;
  readXml(bytes, {
    open(tag, { numFmtId = '', formatCode = '' }) {
      const id = Number(numFmtId);
      if (tag === 'numFmt') own.set(id, isDateFormat(formatCode));
      if (tag === 'cellXfs') isCell = true;
      if (tag !== 'xf' || !isCell) return;
      styles.push(own.get(id) ?? isBuiltInDate(id));
      if (styles.length > MAX_STYLES) throw new BadSheet('large');
    },
    close(tag) {
      if (tag === 'cellXfs') isCell = false;
    },
  });
  return styles;
}
