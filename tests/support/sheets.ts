import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip file; what is set beside its content is written as it stands, true or not. */
export interface SheetPart {
  name: string;
  content: string | Buffer;
  localName?: string;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  packed?: number;
  offset?: number;
  raw?: Buffer;
}

export interface Ending {
  count?: number;
  disk?: number;
  start?: number;
  comment?: string;
}

const numbers = (...values: readonly (readonly [size: 2 | 4, value: number])[]) => {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/** Packs parts as Excel does, and lies where it is told to. */
export function zip(parts: readonly SheetPart[], { count = parts.length, disk = 0, start, comment = '' }: Ending = {}) {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, content, localName = name, method = 8, flags = 0x0800, raw, ...lies } of parts) {
    const bytes = Buffer.from(content);
    const data = raw ?? (method === 0 ? bytes : deflateRawSync(bytes));
    const { crc = crc32(bytes), size = bytes.length, packed = data.length, offset = at } = lies;
    const sums = [
      [4, crc],
      [4, packed],
      [4, size],
    ] as const;
    const [own, shown] = [Buffer.from(localName), Buffer.from(name)];
    const head = [[2, 20], [2, flags], [2, method], [2, 0], [2, 0x21], ...sums] as const;
    const piece = Buffer.concat([numbers([4, 0x04034b50], ...head, [2, own.length], [2, 0]), own, data]);
    local.push(piece);
    const rest = [
      [2, shown.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    central.push(numbers([4, 0x02014b50], [2, 20], ...head, ...rest), shown);
    at += piece.length;
  }
  const directory = Buffer.concat(central);
  const end = numbers(
    [4, 0x06054b50],
    [2, disk],
    [2, disk],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, start ?? at],
    [2, comment.length],
  );
  return Buffer.concat([...local, directory, end, Buffer.from(comment)]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"${more}/>`;
const relations = (...all: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

export const sheetXml = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
export const stringsXml = (...texts: string[]) =>
  `<?xml version="1.0"?><sst xmlns="${MAIN}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`;

/** The parts of a workbook by name; some replaced, some taken away. */
export function parts(changes: Readonly<Record<string, string | Buffer | undefined>> = {}): SheetPart[] {
  const all: Record<string, string | Buffer | undefined> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr/><sheets><sheet name="甲" sheetId="1" r:id="rId1"/><sheet name="乙" sheetId="2" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
      relation('rId3', 'sharedStrings', '/xl/sharedStrings.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': stringsXml('<t>供应商编码*</t>'),
    'xl/worksheets/sheet1.xml': sheetXml('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
    ...changes,
  };
  return Object.entries(all).flatMap(([name, content]) => (content === undefined ? [] : [{ name, content }]));
}

export const SHEET = 'xl/worksheets/sheet1.xml';
export const withSheet = (rows: string, changes: Parameters<typeof parts>[0] = {}) =>
  zip(parts({ [SHEET]: sheetXml(rows), ...changes }));

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** A workbook of texts. */
export const workbook = (rows: readonly (readonly string[])[]) =>
  withSheet(
    rows
      .map(
        (cells) =>
          `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`,
      )
      .join(''),
  );
