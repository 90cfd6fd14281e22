import { BadSheet, SHEET_LIMITS } from './badSheet';
import { cellText, isBuiltInDate, type NumberStyle, styleOf } from './cells';
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

/** Resolves a target against the folder of the relation's part, or the root. */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
}

/** The relations of a part within the file; external ones are left out. */
function relations(archive: Archive, part: string): Relation[] {
  const [folder, name] = [part.slice(0, part.lastIndexOf('/') + 1), part.slice(part.lastIndexOf('/') + 1)];
  const bytes = unpack(archive, `${folder}_rels/${name}.rels`);
  const found: Relation[] = [];
  if (!bytes) return found;
  readXml(bytes, {
    open(tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (tag !== 'Relationship' || mode === 'External') return;
      found.push({ id, type, target: resolved(folder, target) });
    },
  });
  return found;
}

/** The first visible sheet of the workbook, with its shared strings and styles. */
export function findSheet(archive: Archive) {
  const workbook = relations(archive, '').find(({ type }) => OFFICE_DOCUMENT.test(type));
  if (!workbook) throw new BadSheet('foreign');
  const shown: string[] = [];
  let from1904 = false;
  readXml(need(archive, workbook.target), {
    open(tag, attributes) {
      const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
      if (tag === 'sheet' && !isHidden) shown.push(attributes['r:id'] ?? '');
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  const related = relations(archive, workbook.target);
  // A chart may be a sheet of its own.
  const worksheets = new Map(related.flatMap((one) => (one.type.endsWith('/worksheet') ? [[one.id, one]] : [])));
  const sheet = worksheets.get(shown.find((id) => worksheets.has(id)) ?? '');
  if (!sheet) throw new BadSheet('damaged');
  const targetOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  return {
    sheet: need(archive, sheet.target),
    strings: sharedStrings(archive, targetOf('sharedStrings')),
    styles: numberStyles(archive, targetOf('styles')),
    from1904,
  };
}

/** The shared strings, without the phonetic readings of Japanese texts. */
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

/** By number of a cell's style: how it shows a number. */
function numberStyles(archive: Archive, part: string | undefined): NumberStyle[] {
  const styles: NumberStyle[] = [];
  const bytes = part === undefined ? undefined : unpack(archive, part);
  if (!bytes) return styles;
  const own = new Map<number, NumberStyle>();
  let isCell = false;
  readXml(bytes, {
    open(tag, { numFmtId = '', formatCode = '' }) {
      const id = Number(numFmtId);
      if (tag === 'numFmt') own.set(id, styleOf(formatCode));
      if (tag === 'cellXfs') isCell = true;
      if (tag !== 'xf' || !isCell) return;
      styles.push(own.get(id) ?? (isBuiltInDate(id) ? 'day' : 1));
      if (styles.length > MAX_STYLES) throw new BadSheet('large');
    },
    close(tag) {
      if (tag === 'cellXfs') isCell = false;
    },
  });
  return styles;
}
