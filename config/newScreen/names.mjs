import { Failure } from '../setup/failure.mjs';
import { read } from './files.mjs';

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, initial) => initial.toUpperCase());
const camel = (name) => pascal(name).replace(/^\w/, (initial) => initial.toLowerCase());
const snake = (name) => name.replace(/[A-Z]/g, (initial) => `_${initial.toLowerCase()}`);

/** What the new screen says, in the words that all screens share; a title and the record's name are asked for. */
const TEXTS = {
  'zh-CN': (name) => ({
    ...{ help: `维护本公司的${name}`, empty: `还没有${name}`, code: `${name}编码`, name: `${name}名称` },
    ...{ status: '状态', remark: '备注', branch: '公司', createdBy: '创建人', modified: '更新时间' },
    ...{
      addTitle: `新增${name}`,
      editTitle: `编辑${name}“{name}”`,
      askDelete: `删除${name}“{name}”？`,
      deleted: '已删除',
    },
    ...{ off: '停用', on: '启用' },
  }),
  'en-US': (name) => ({
    ...{ help: `${name}: what this company keeps`, empty: 'Nothing here yet', code: 'Code', name: 'Name' },
    ...{ status: 'Status', remark: 'Remark', branch: 'Company', createdBy: 'Created by', modified: 'Modified' },
    ...{
      addTitle: `Add: ${name}`,
      editTitle: `Edit: ${name} “{name}”`,
      askDelete: 'Delete “{name}”?',
      deleted: 'Deleted',
    },
    ...{ off: 'Disabled', on: 'Enabled' },
  }),
  'es-ES': (name) => ({
    ...{ help: `${name}: los datos de esta empresa`, empty: 'Todavía no hay nada', code: 'Código', name: 'Nombre' },
    status: 'Estado',
    remark: 'Observaciones',
    branch: 'Empresa',
    createdBy: 'Creado por',
    modified: 'Modificado',
    ...{ addTitle: `Añadir: ${name}`, editTitle: `Editar: ${name} «{name}»`, askDelete: '¿Eliminar «{name}»?' },
    ...{ deleted: 'Eliminado', off: 'Desactivado', on: 'Activado' },
  }),
  'ja-JP': (name) => ({
    ...{
      help: `この会社の${name}を管理します`,
      empty: `${name}はまだありません`,
      code: `${name}コード`,
      name: `${name}名`,
    },
    ...{ status: '状態', remark: '備考', branch: '会社', createdBy: '作成者', modified: '更新日時' },
    ...{
      addTitle: `${name}を追加`,
      editTitle: `${name}「{name}」を編集`,
      askDelete: `${name}「{name}」を削除しますか？`,
    },
    ...{ deleted: '削除しました', off: '無効', on: '有効' },
  }),
};
const LANGUAGES = { 'zh-CN': 'zh', 'en-US': 'en', 'es-ES': 'es', 'ja-JP': 'ja' };

/** What a page whose menu does not exist yet may do. */
const USUAL = ['add', 'edit', 'del'];

/** The first thousand of ids that no example and no sample of a call uses. */
function freeIds(root, files) {
  const used = files
    .filter((file) => /^(mock|tests\/contract)\//.test(file))
    .map((file) => read(root, file))
    .join('\n');
  for (let first = 80_000; first < 1_000_000; first += 1_000)
    if (!new RegExp(`\\b${first / 1_000}_?\\d{3}\\b`).test(used)) return first + 1;
  throw new Error('No ids are left for examples.');
}

/** All names of a screen, from what was asked for. */
export function namesOf({ area, screen, object, url, ...given }, root, files) {
  const page = url.split('/').at(-1);
  const menus = JSON.parse(read(root, 'server/catalogue/menus.json'));
  const menu = menus.find(({ menuUrl }) => menuUrl === url);
  const group = url.slice(0, url.lastIndexOf('/'));
  const parent = menus.find(({ menuUrl }) => menuUrl === group);
  if (!menu && !parent) throw new Failure(`No menu has the address ${group}, below which the page would stand.`);
  const buttons = JSON.parse(read(root, 'server/catalogue/buttons.json')).filter(({ pageKey }) => pageKey === page);
  const actions = menu ? buttons.map(({ buttonCode }) => buttonCode.slice(page.length + 1)) : USUAL;
  const [add, edit, del] = USUAL.map((action) => actions.includes(action));
  const texts = Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, key]) => [
      language,
      { title: menu?.titles[key] ?? given[key], record: given[key], ...TEXTS[language](given[key]) },
    ]),
  );
  return {
    ...{ area, screen, object, url, page, menu, parent, texts, zh: given.zh },
    path: area.replaceAll('-', ''),
    table: snake(object),
    Object: pascal(object),
    Screen: pascal(screen),
    screens: camel(screen),
    UPPER: snake(object).toUpperCase(),
    CODE: object.slice(0, 3).toUpperCase(),
    firstId: freeIds(root, files),
    can: { add, edit, del, form: add || edit, rows: edit || del },
  };
}
