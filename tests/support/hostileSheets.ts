import { deflateRawSync } from 'node:zlib';
import { begin, container, number, oldBook, record, records, shared, shorts, textTable } from './oldSheets';
import { type SheetPart, parts, SHEET, sheetXml, stringsXml, withSheet, zip } from './sheets';

const MEGABYTE = 1024 * 1024;
const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const honest = () => zip(parts());
const more = (...added: SheetPart[]) => zip([...parts(), ...added]);
/** The sheet replaced by what says other things about itself than it is. */
const lying = (lies: Partial<SheetPart>) =>
  zip(parts().map((part) => (part.name === SHEET ? { ...part, ...lies } : part)));
const many = (count: number) => Array.from({ length: count }, (_, i): SheetPart => ({ name: `a${i}`, content: '' }));
const doctype = (inner: string) => `<!DOCTYPE worksheet [${inner}]>`;
const LAUGHS = doctype(
  `<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "${`&${i ? `a${i - 1}` : 'a'};`.repeat(10)}">`).join('')}`,
);
const EXTERNAL = doctype('<!ENTITY x SYSTEM "file:///etc/passwd">');
const withDoctype = (type: string, text = '&x;') =>
  sheetXml(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`).replace('<worksheet', `${type}<worksheet`);
const relsTo = (target: string, mode = '') =>
  `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"${mode}/></Relationships>`;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
const BOMB = zeros(60);

/** Files that are no spreadsheets. */
const FOREIGN: Readonly<Record<string, () => Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'one byte': () => Buffer.from('P'),
  'a text': () => Buffer.from('供应商编码\nGYS00012\n'),
  'a csv that is called xlsx': () => Buffer.from('\uFEFF"供应商编码","展位号"\r\n'),
  'a page': () => Buffer.from('<html><table><tr><td>供应商编码</table>'),
  'an XML spreadsheet': () =>
    Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
  'a picture': () => Buffer.from('89504e470d0a1a0a', 'hex'),
  'a PDF': () => Buffer.from('%PDF-1.7'),
  'a program': () => Buffer.from('4d5a9000', 'hex'),
  gzip: () => Buffer.from('1f8b0800', 'hex'),
  'a zip of other things': () => zip([{ name: 'a.txt', content: 'a' }]),
  'a document of Word': () => zip(parts({ '_rels/.rels': '<Relationships/>' })),
};

/** What the directory of the zip file says. */
const DIRECTORY: Readonly<Record<string, () => Buffer>> = {
  'half a file': () => honest().subarray(0, honest().length / 2),
  'no directory': () => honest().subarray(0, honest().length - 22),
  'bytes behind the end': () => Buffer.concat([honest(), Buffer.from('x')]),
  'more entries than there are': () => zip(parts(), { count: 100 }),
  'fewer entries than there are': () => zip(parts(), { count: 2 }),
  '201 entries': () => zip(many(201)),
  '65535 entries, as zip64 says it': () => zip(parts(), { count: 0xffff }),
  'a directory beyond the file': () => zip(parts(), { start: 0xfffffff0 }),
  'a directory at another place': () => zip(parts(), { start: 10 }),
  'a file of several disks': () => zip(parts(), { disk: 1 }),
  'an encrypted entry': () => lying({ flags: 0x0801 }),
  'a strongly encrypted entry': () => lying({ flags: 0x0840 }),
  'a patch': () => lying({ flags: 0x0820 }),
  shrunk: () => lying({ method: 1 }),
  deflate64: () => lying({ method: 9 }),
  bzip2: () => lying({ method: 12 }),
  zstandard: () => lying({ method: 93 }),
  'a name that climbs': () => more({ name: '../../etc/cron.d/x', content: 'x' }),
  'a name that climbs in the middle': () => more({ name: 'xl/../../x', content: 'x' }),
  'an absolute name': () => more({ name: '/etc/passwd', content: 'x' }),
  'a drive': () => more({ name: 'C:x', content: 'x' }),
  'a name with backslashes': () => more({ name: '..\\x', content: 'x' }),
  'a name with a zero byte': () => more({ name: 'a\0.xml', content: 'x' }),
  'no name': () => more({ name: '', content: 'x' }),
  'a name of a thousand letters': () => more({ name: 'a'.repeat(1000), content: 'x' }),
  'the same name twice': () => more({ name: SHEET, content: 'x' }),
  'another name in the entry itself': () => lying({ localName: 'xl/worksheets/sheet2.xml' }),
  'an entry beyond the file': () => lying({ offset: 0x7fffffff }),
  'packed bytes beyond the file': () => lying({ packed: 0x7fffffff }),
  'two entries of the same bytes': () => more({ name: 'twice.xml', content: '', offset: 0 }),
};

/** What is unpacked is not what was promised. */
const PACKED: Readonly<Record<string, () => Buffer>> = {
  'a promise of 4 GB': () => lying({ size: 0xffffffff }),
  'an honest 65 MB': () => more({ name: 'xl/media/a.bin', content: zeros(65) }),
  'many parts of 10 MB': () => more(...many(7).map((part) => ({ ...part, content: zeros(10) }))),
  'a bomb that promises little': () => lying({ content: BOMB, size: 1000 }),
  'a bomb that promises nothing': () => lying({ content: BOMB, size: 0 }),
  'less than was promised': () => lying({ size: 60_000 }),
  'another sum': () => lying({ crc: 1 }),
  'no deflate at all': () => lying({ raw: Buffer.from('ffffffff', 'hex') }),
  'a stream without its end': () => lying({ raw: deflateRawSync(sheetXml('<row/>')).subarray(0, 20) }),
};

/** XML that is not that of a sheet. */
const XML: Readonly<Record<string, () => Buffer>> = {
  'a billion laughs': () => zip(parts({ [SHEET]: withDoctype(LAUGHS, '&a19;') })),
  'laughs in the shared texts': () =>
    zip(parts({ 'xl/sharedStrings.xml': stringsXml('<t>&a19;</t>').replace('<sst', `${LAUGHS}<sst`) })),
  'an outer entity': () => zip(parts({ [SHEET]: withDoctype(EXTERNAL) })),
  'a document type in the workbook': () => zip(parts({ 'xl/workbook.xml': `${EXTERNAL}<workbook/>` })),
  'a document type in the styles': () => zip(parts({ 'xl/styles.xml': `${EXTERNAL}<styleSheet/>` })),
  'a document type in the relations': () => zip(parts({ '_rels/.rels': `${EXTERNAL}<Relationships/>` })),
  'a parameter entity': () =>
    zip(parts({ [SHEET]: withDoctype(doctype('<!ENTITY % p SYSTEM "http://127.0.0.1/x">%p;')) })),
  'an entity that nobody has declared': () => zip(parts({ [SHEET]: withDoctype('') })),
  'UTF-16, which hides a document type': () =>
    zip(parts({ [SHEET]: Buffer.from(`\uFEFF${withDoctype(EXTERNAL)}`, 'utf16le') })),
  'bytes that are no UTF-8': () => zip(parts({ [SHEET]: Buffer.from('<worksheet>\xff\xfe</worksheet>', 'latin1') })),
  'a hundred thousand levels': () => withSheet('<a>'.repeat(100_000)),
  'tags that are not closed': () => withSheet('<row><c>'),
  'tags that cross': () => withSheet('<row><c></row></c>'),
  'a thousand attributes': () => withSheet(`<row ${Array.from({ length: 1000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
  'no workbook': () => zip(parts({ 'xl/workbook.xml': undefined })),
  'no sheet': () => zip(parts({ [SHEET]: undefined })),
  'a workbook without sheets': () => zip(parts({ 'xl/workbook.xml': '<workbook><sheets/></workbook>' })),
  'a sheet on another machine': () =>
    zip(parts({ 'xl/_rels/workbook.xml.rels': relsTo('http://127.0.0.1/a.xml', ' TargetMode="External"') })),
  'a sheet of the file system': () => zip(parts({ 'xl/_rels/workbook.xml.rels': relsTo('../../../../../etc/passwd') })),
};

/** Sheets that claim impossible things, or too much. */
const CELLS: Readonly<Record<string, () => Buffer>> = {
  'a row beyond all rows': () => withSheet('<row r="99999999"/>'),
  'a row before the first': () => withSheet('<row r="0"/>'),
  'a row that is no number': () => withSheet('<row r="1e3x"/>'),
  'rows that go back': () => withSheet('<row r="5"/><row r="3"/>'),
  'a column beyond all columns': () => withSheet('<row><c r="ZZZZ1"><v>1</v></c></row>'),
  'a column that is none': () => withSheet('<row><c r="__proto__"><v>1</v></c></row>'),
  'the hundred and first column': () => withSheet('<row><c r="CW1"><v>1</v></c></row>'),
  'the last column of Excel': () => withSheet('<row><c r="XFD1"><v>1</v></c></row>'),
  'a cell outside of all rows': () => withSheet('<c r="A1"><v>1</v></c>'),
  'a shared text that is not there': () => withSheet('<row><c t="s"><v>7</v></c></row>'),
  'a shared text before the first': () => withSheet('<row><c t="s"><v>-1</v></c></row>'),
  'a shared text by name': () => withSheet('<row><c t="s"><v>constructor</v></c></row>'),
  'one long text in ten thousand cells': () =>
    withSheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`.repeat(150), {
      'xl/sharedStrings.xml': stringsXml(`<t>${'长'.repeat(30_000)}</t>`),
    }),
  'more rows than the template takes': () => withSheet('<row><c><v>1</v></c></row>'.repeat(1_100)),
};

const lateEntry = (directory: Buffer, field: number, value: number) => directory.writeUInt32LE(value, 128 + field);
const cells = (count: number) => Array.from({ length: count }, (_, row) => number(row, 0, 1));
const longOnes = () => Array.from({ length: 90 * 150 }, (_, i) => shared(Math.floor(i / 90), i % 90, 0));
/** The same each time, and nothing in it that repeats. */
function noise(size: number) {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
const noisy = (from: number, size: number) => {
  const honestFile = oldBook({});
  return Buffer.concat([honestFile.subarray(0, from), noise(size)]);
};

/** Files of before 2007. */
const OLD: Readonly<Record<string, () => Buffer>> = {
  'a container of zeros': () => Buffer.concat([OLE2, Buffer.alloc(4096)]),
  'the first bytes of an old workbook': () => OLE2,
  'half an old workbook': () => oldBook({ cells: cells(900) }).subarray(0, 9_000),
  'a workbook of Excel 95': () => container('Book', records({ version: 0x0500 })),
  'a workbook of Excel 95 under a new name': () => oldBook({ version: 0x0500 }),
  'an old document of Word': () => container('WordDocument', Buffer.alloc(4096)),
  'an xlsx with a password': () => container('EncryptedPackage', Buffer.alloc(4096)),
  'an old workbook with a password': () => oldBook({ globals: [record(0x002f, shorts(1, 1, 1))] }),
  'sectors of two bytes': () => oldBook({}, { header: (head) => head.writeUInt16LE(1, 30) }),
  'sectors of 2 GB': () => oldBook({}, { header: (head) => head.writeUInt16LE(31, 30) }),
  'the other end of the byte first': () => oldBook({}, { header: (head) => head.writeUInt16BE(0xfffe, 28) }),
  'a table beyond the file': () => oldBook({}, { header: (head) => head.writeUInt32LE(70_000, 76) }),
  'no table at all': () => oldBook({}, { header: (head) => head.fill(0xff, 76) }),
  'a table that goes on in itself': () => oldBook({}, { header: (head) => head.writeUInt32LE(1, 68) }),
  'a directory beyond the file': () => oldBook({}, { header: (head) => head.writeUInt32LE(0xfff0, 48) }),
  'chains that go round': () => oldBook({}, { table: (table) => table.fill(0) }),
  'a chain of one sector without end': () => oldBook({}, { table: (table) => table.writeUInt32LE(2, 8) }),
  'a chain that leads out': () => oldBook({}, { table: (table) => table.writeUInt32LE(0xffff, 8) }),
  'a chain that ends too soon': () => oldBook({}, { table: (table) => table.writeUInt32LE(0xfffffffe, 8) }),
  'a directory that goes round': () => oldBook({}, { entries: (all) => lateEntry(all, 68, 1) }),
  'a directory that leads out': () => oldBook({}, { entries: (all) => lateEntry(all, 72, 7_000) }),
  'a stream of 4 GB': () => oldBook({}, { entries: (all) => lateEntry(all, 120, 0xfffffff0) }),
  'a stream beyond the file': () => oldBook({}, { entries: (all) => lateEntry(all, 116, 0xfff0) }),
  'a small stream without small sectors': () => oldBook({}, { entries: (all) => lateEntry(all, 120, 100) }),
  'an empty stream': () => oldBook({}, { entries: (all) => lateEntry(all, 120, 0) }),
  '5 MB of noise behind a good header': () => noisy(512, 5 * MEGABYTE - 512),
  '5 MB of noise behind good tables': () => noisy(1536, 5 * MEGABYTE - 1536),
  'zeros for records': () => container('Workbook', Buffer.alloc(8_000)),
  'no sheet of that place': () => oldBook({ offset: 0x7ffffff0 }),
  'a sheet in the middle of a record': () => oldBook({ offset: 6 }),
  'a sheet that is the workbook': () => oldBook({ offset: 0 }),
  'a chart for a sheet': () => oldBook({ kind: 2 }),
  'no sheets at all': () => container('Workbook', Buffer.concat([begin(5), record(0x000a)])),
  'parts within parts without end': () => oldBook({ cells: Array.from({ length: 5_000 }, () => begin(0x20)) }),
  'a record that is longer than the file': () => oldBook({ cells: [shorts(0x0203, 0xffff)] }),
  'a cell that is cut short': () => oldBook({ cells: [record(0x0203, shorts(0, 0))] }),
  'a formula that is cut short': () => oldBook({ cells: [record(0x0006, shorts(0, 0, 0))] }),
  'a text without its formula': () => oldBook({ cells: [record(0x0207, shorts(1), Buffer.from([0, 65]))] }),
  'an old shared text that is not there': () => oldBook({ cells: [shared(0, 0, 7)] }),
  'sixty thousand numbers in ten bytes': () => oldBook({ cells: [record(0x00bd, shorts(0, 0, 0, 0, 0, 0xffff))] }),
  'the hundred and first column of old': () => oldBook({ cells: [number(0, 100, 1)] }),
  'the last column of all': () => oldBook({ cells: [number(0, 0xffff, 1)] }),
  'one long text in ten thousand old cells': () =>
    oldBook({ globals: [textTable('长'.repeat(4_000))], cells: longOnes() }),
  'more old rows than the template takes': () => oldBook({ cells: cells(1_100) }),
};

/** By what is wrong with it (R-41). */
export const HOSTILE: readonly (readonly [what: string, make: () => Buffer])[] = [
  FOREIGN,
  DIRECTORY,
  PACKED,
  XML,
  CELLS,
  OLD,
].flatMap((group) => Object.entries(group));
