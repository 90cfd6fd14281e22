/*
 * `recomputeBridge.mjs < file` reads an exported statement (.xlsx, Chinese titles) and adds its bridge up from the raw
 * rows: a program of its own that knows docs/domain/workbench.md#bridge and nothing of the product. It prints what
 * the file says, and what its rows make of it, in fen.
 */
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const file = readFileSync(0);

function partsOf(zip) {
  const end = zip.length - 22;
  const parts = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const packed = zip.readUInt32LE(at + 20);
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.subarray(at + 46, at + 46 + length).toString();
    parts[name] = inflateRawSync(zip.subarray(start, start + packed)).toString();
    at += 46 + length;
  }
  return parts;
}

const plain = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const CELL = /<c r="([A-Z]+)\d+"[^>]*>(?:<is><t[^>]*>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/g;

/** Rows of a sheet by the titles of its first. */
function tableOf(sheet) {
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    Object.fromEntries([...row.matchAll(CELL)].map(([, column, text, number]) => [column, plain(text ?? number)])),
  );
  const [heads, ...rest] = rows;
  return rest.map((row) =>
    Object.fromEntries(Object.entries(heads).map(([column, title]) => [title, row[column] ?? ''])),
  );
}

const fen = (text) => Math.round(Number(text) * 100);
const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0);

const parts = partsOf(file);
const names = [...parts['xl/workbook.xml'].matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => plain(name));
const sheet = (name) => tableOf(parts[`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`]);

const said = Object.fromEntries(sheet('差额桥').map((row) => [row.桥项目, row.金额]));
const rows = sheet('对账明细').map((row) => ({
  sign: row.方 === '我方' ? 1 : -1,
  amount: fen(row.金额),
  counted: row.计入本期 === '1',
  carried: row.承前 === '1',
  match: row.匹配号,
  isDuplicate: row.桥项目 === '重复',
  isOpening: row.桥项目 === '期初差异',
}));

const signed = ({ sign, amount }) => sign * amount;
const free = rows.filter(({ match, counted, isOpening }) => match === '' && counted && !isOpening);
const matches = new Map();
for (const row of rows) if (row.match) matches.set(row.match, [...(matches.get(row.match) ?? []), row]);
const residuals = [...matches.values()].map((own) => {
  const gross = sum(own, signed);
  return {
    gross,
    timing:
      sum(
        own.filter(({ counted }) => counted),
        signed,
      ) - gross,
  };
});

const closing =
  fen(said.我方期初) +
  sum(
    rows.filter(({ sign, counted }) => sign === 1 && counted),
    signed,
  );
const difference = closing - fen(said.对方期末);
const tied = sum(
  rows.filter(({ isOpening }) => isOpening),
  signed,
);
const opening =
  tied +
  (said.对方期初 === ''
    ? sum(
        rows.filter(({ carried }) => carried),
        signed,
      )
    : fen(said.我方期初) - fen(said.对方期初));
const lines = {
  opening,
  oursOnly: sum(
    free.filter(({ sign, isDuplicate }) => sign === 1 && !isDuplicate),
    signed,
  ),
  theirsOnly: sum(
    free.filter(({ sign, isDuplicate }) => sign === -1 && !isDuplicate),
    signed,
  ),
  amount: sum(residuals, ({ gross }) => gross),
  timing: sum(residuals, ({ timing }) => timing),
  duplicate: sum(
    free.filter(({ isDuplicate }) => isDuplicate),
    signed,
  ),
};
const remainder = difference - sum(Object.values(lines), (one) => one);
process.stdout.write(JSON.stringify({ sheets: names, found: { closing, difference, ...lines, remainder } }));
