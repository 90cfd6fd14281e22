import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read, write } from './files.mjs';

/** The last match of a pattern gets more text behind it; a file that looks otherwise by now stops the work. */
function after(text, pattern, more) {
  const found = [...text.matchAll(pattern)].at(-1);
  if (!found) throw new Error(`Nothing to stand behind: ${String(pattern)}`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + more + text.slice(end);
}

const IMPORT = /^(?:import |\} from ).*;\n/gm;

/**
 * A line more in an array or object that ends with `close` at the beginning of a line, or with `close;` where all of it
 * stands on one line; the formatter breaks that.
 *
 * @param {string} text
 * @param {{ open: string; close: string }} list
 * @param {string} line
 */
export function listed(text, { open, close }, line) {
  const from = text.indexOf(open);
  const ends = [`\n${close}`, `${close};`].map((end) => text.indexOf(end, from)).filter((at) => at > from);
  if (from < 0 || ends.length === 0) throw new Error(`No list that begins with ${open}`);
  const before = text.slice(0, ends[0]);
  const comma = /[,[{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${line}\n${text.slice(ends[0]).trimStart()}`;
}

const samples = ({ object, page, can, firstId, CODE }) => `  ${object}Api: {
    page: { pageNum: 1, pageSize: 20, ${object}Name: 'a', orderBy: '${object}Code', orderDir: 'asc' },
${can.add ? `    add: { ${object}Code: '${CODE}900', ${object}Name: '${page}' },\n` : ''}${
  can.edit ? `    update: { id: '${firstId}', version: 1, ${object}Name: '${page}' },\n` : ''
}${can.del ? `    delete: { id: '${firstId + 1}', version: 1 },\n` : ''}  },`;

const GRANTS = ['HQ_ADMIN', 'BRANCH_OPERATOR'];
const BUTTON_NAMES = { add: '新增', edit: '编辑', del: '删除' };

/** A page that no menu leads to yet gets one beside the others of its group, and its buttons. */
function addMenu(root, { url, page, parent, texts }) {
  const menus = JSON.parse(read(root, 'server/catalogue/menus.json'));
  const beside = menus.filter(({ menuParent }) => menuParent === parent.menuId);
  const last = (values) => Math.max(0, ...values);
  const title = (language) => texts[language].title;
  menus.push({
    menuId: String(last([Number(parent.menuId), ...beside.map(({ menuId }) => Number(menuId))]) + 1),
    menuUrl: url,
    menuTitle: title('zh-CN'),
    ...{ menuIcon: parent.menuIcon, menuParent: parent.menuId, isExternalLink: 0, isFind: 1 },
    sort: last(beside.map(({ sort }) => sort)) + 1,
    pageName: page,
    titles: { en: title('en-US'), zh: title('zh-CN'), es: title('es-ES'), ja: title('ja-JP') },
    grants: GRANTS,
  });
  write(root, 'server/catalogue/menus.json', JSON.stringify(menus, null, 2));
  const buttons = JSON.parse(read(root, 'server/catalogue/buttons.json'));
  for (const [action, buttonName] of Object.entries(BUTTON_NAMES)) {
    const code = `${page}_${action}`;
    const position = action === 'add' ? 'header' : 'table';
    const button = { buttonRef: code, buttonCode: code, pageKey: page, menuUrl: url, buttonName, position, batch: 0 };
    buttons.push({ ...button, grants: GRANTS });
  }
  write(root, 'server/catalogue/buttons.json', JSON.stringify(buttons, null, 2));
  const known = read(root, 'src/contract/buttons.ts');
  const line = `  ${page}: [${Object.keys(BUTTON_NAMES).map((action) => `'${action}'`)}],`;
  write(root, 'src/contract/buttons.ts', listed(known, { open: 'export const BUTTONS', close: '}' }, line));
  return ['server/catalogue/menus.json', 'server/catalogue/buttons.json', 'src/contract/buttons.ts'];
}

/** The calls stand on the page of their area, which begins with its first screen. */
function tellCalls(root, { area, object, page, path, can }) {
  const file = `docs/domain/${area}.md`;
  const title = area.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const before = existsSync(join(root, file)) ? read(root, file) : `# ${title}\n\n## Calls\n`;
  const rows = [
    `| \`POST /page\` | page: \`${page}\` | Rows in sight. |`,
    ...(can.add ? [`| \`POST /add\` | button: \`${page}_add\` | A new one. |`] : []),
    ...(can.edit ? [`| \`POST /update\` | button: \`${page}_edit\` | Changes one. |`] : []),
    ...(can.del ? [`| \`POST /delete\` | button: \`${page}_del\` | Deletes one. |`] : []),
  ];
  const table = ['| Call | Who | What |', '| --- | --- | --- |', ...rows].join('\n');
  write(root, file, `${before.trimEnd()}\n\nBelow \`/${path}/api/${object}\`:\n\n${table}\n`);
  return file;
}

/** The operation log names the object, and shows its changes as the new screen does. */
function tellLog(change, { area, screen, object, texts }) {
  const names = Object.entries(texts).map(([language, { record }]) =>
    change(`locales/${language}/system/log-objects.ts`, (text) =>
      listed(text, { open: 'export default', close: '}' }, `  'logObject.${object}': '${record}',`),
    ),
  );
  const records = change('src/compose/records.ts', (text) =>
    listed(
      after(text, IMPORT, `import { ${object}Fields } from '@/areas/${area}/${screen}/${object}Fields';\n`),
      { open: 'export const RECORDS', close: '}' },
      `  ${object}: described(${object}Fields, '${area}/${screen}'),`,
    ),
  );
  return [...names, records];
}

/** Makes the new files known where such files are listed; answers what it has changed. */
export function register(root, names) {
  const { area, screen, screens, object, Screen, menu } = names;
  const change = (file, how) => {
    write(root, file, how(read(root, file)));
    return file;
  };
  return [
    change('src/contract/index.ts', (text) =>
      listed(
        after(text, IMPORT, `import { ${object}Api } from './${area}/${screen}';\n`),
        { open: 'export const services', close: '}' },
        `  ${object}Api,`,
      ),
    ),
    change(`server/areas/${area}/routes.ts`, (text) =>
      listed(
        after(text, IMPORT, `import { ${object}Routes } from './handlers/${screens}';\n`),
        { open: 'export const routes', close: ']' },
        `  ...${object}Routes,`,
      ),
    ),
    change('tests/contract/samples/system.ts', (text) =>
      listed(text, { open: 'export const', close: '}' }, samples(names)),
    ),
    change('mock/examples/index.ts', (text) =>
      after(
        after(text, IMPORT, `import { seed${Screen} } from './${screens}';\n`),
        /^ {2}await seed.*;\n(?=\})/gm,
        `  await seed${Screen}(db, day ?? demo.day);\n`,
      ),
    ),
    ...tellLog(change, names),
    ...(menu ? [] : addMenu(root, names)),
    tellCalls(root, names),
  ];
}
