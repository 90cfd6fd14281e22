import { join } from 'node:path';

interface Rule {
  test: (pattern: RegExp) => Rule;
  resourceQuery: (query: { not: RegExp[] }) => Rule;
  sideEffects: (has: boolean) => Rule;
  use: (name: string) => { loader: (path: string) => unknown };
}

/** What Umi hands to `chainWebpack`, as far as it is used here. */
interface Chain {
  module: {
    rule: (name: string) => Rule;
  };
  plugin: (name: string) => { use: (plugin: unknown, args: unknown[]) => unknown };
  optimization: { splitChunks: (options: object) => unknown };
  output: { chunkFilename: (name: string) => unknown };
}

interface Resource {
  request: string;
  /** The folder of the file that asks. */
  context: string;
  contextInfo: { issuer: string };
}

interface Webpack {
  NormalModuleReplacementPlugin: unknown;
}

const own = (name: string) => join(__dirname, `${name}.js`);

/** Packages that the browser does without (docs/adr/0008, 0009). zod checks answers in development and tests. */
export const slimAlias = (isProduction: boolean) => ({
  'react-helmet-async': own('helmet'),
  '@ctrl/tinycolor': own('tinycolor'),
  'intl-messageformat-parser': own('messageParser'),
  ...(isProduction ? { zod: own('zod') } : {}),
});

/** Files of a package, where they are imported from `place`: a folder, or a file. */
const REPLACED = [
  {
    name: 'colourPicker',
    request: /color-picker\/(color|util|components\/ColorPresets)$/,
    importer: /antd[\\/]es[\\/](button[\\/]style|tag[\\/]style|tooltip)$/,
    by: own('colourPicker'),
  },
  {
    name: 'resultPicture',
    request: /^\.\/(noFound|serverError|unauthorized)$/,
    importer: /antd[\\/]es[\\/]result$/,
    by: own('resultPicture'),
  },
  {
    name: 'stepsForm',
    request: /layouts\/StepsForm$/,
    importer: /pro-components[\\/]es[\\/]form[\\/]components[\\/]SchemaForm/,
    by: own('stepsForm'),
  },
  {
    name: 'columnSetting',
    request: /^\.\.\/ColumnSetting$/,
    importer: /pro-components[\\/]es[\\/]table[\\/]components[\\/]ToolBar/,
    by: own('columnSetting'),
  },
  {
    name: 'filterTree',
    request: /^\.\.\/\.\.\/\.\.\/tree$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter/,
    by: own('filterTree'),
  },
  {
    name: 'treeUtil',
    request: /^@rc-component\/tree$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks/,
    by: own('treeUtil'),
  },
  {
    name: 'menuRequest',
    request: /^swr$/,
    importer: /pro-components[\\/]es[\\/]layout$/,
    by: own('menuRequest'),
  },
  {
    name: 'menuLayout',
    request: /^\.\/utils\/useCurrentMenuLayoutProps$/,
    importer: /pro-components[\\/]es[\\/]layout$/,
    by: own('menuLayout'),
  },
  {
    name: 'mediaQuery',
    request: /^\.\/query$/,
    importer: /pro-components[\\/]es[\\/]utils[\\/]useMediaQuery$/,
    by: own('mediaQuery'),
  },
  {
    // Not for its size: a fault of the library (docs/adr/0043).
    name: 'keptMotion',
    request: /^@rc-component\/motion$/,
    importer: /@rc-component[\\/](dialog|drawer)[\\/]es/,
    by: own('keptMotion'),
  },
  {
    // Languages that the product does not speak.
    name: 'locales',
    request: /^\.\/locale\/(?!zh_CN|en_US|es_ES|ja_JP)/,
    importer: /pro-components[\\/]es[\\/]provider$/,
    by: './locale/en_US',
  },
  // Umi's qiankun plugin, where it asks for its component and for qiankun itself (docs/adr/0012).
  {
    name: 'microApp',
    request: /^\.\/MicroApp$/,
    importer: /plugin-qiankun-master$/,
    by: own('microApp'),
  },
  {
    name: 'prefetchApps',
    request: /[\\/]qiankun$/,
    importer: /plugin-qiankun-master[\\/]masterRuntimePlugin\.tsx$/,
    by: own('prefetchApps'),
  },
];

/** The fields of ProComponents whose control is heavy. */
const LAZY_FIELDS =
  /pro-components[\\/]es[\\/]field[\\/]components[\\/](Cascader|ColorPicker|DatePicker|Image|Progress|RangePicker|Rate|Slider|TimePicker|TreeSelect)[\\/]index\.js$/;

/** The controls that every page needs, the sign-in first; on their own they would come in five files. */
const CONTROLS = [
  /antd[\\/]es[\\/](button|form|grid|tooltip|segmented)[\\/]/,
  /antd[\\/]es[\\/]input[\\/](Input|utils|hooks[\\/]\w+|style[\\/](index|token|variants))\.js/,
  /@rc-component[\\/](form|async-validator|segmented|tooltip)[\\/]/,
  /@rc-component[\\/]input[\\/]es[\\/](index|Input|BaseInput|hooks[\\/]\w+|utils[\\/]\w+)\.js/,
];

interface ChunkGroup {
  getParents: () => readonly ChunkGroup[];
  chunks: readonly Chunk[];
}

interface Chunk {
  name?: string;
  canBeInitial: () => boolean;
  groupsIterable: Iterable<ChunkGroup>;
}

interface ChunkGraph {
  getModuleChunksIterable: (module: object) => Iterable<Chunk>;
}

const CONSOLE = 'console';
/** From so many pages on, what they have in common is worth one file. */
const MANY = 30;
/** Pages that are opened without the frame. */
const BARE = [
  ...['login', 'selectAccount', 'uploadFile', 'prizeDraw', 'auth-redirect', 'invitationReply', 'statementReply'],
  ...['companyEntryNoAuth', 'customerEntryNoAuth', 'customerEntryAddResult'],
];
const PAGE = /^src__pages__([\w-]+?)(?:__|$)/;

/** The page of this name, as Umi calls its chunk. */
const pageOf = ({ name = '' }: Chunk) => PAGE.exec(name)?.[1];

const isFramedPage = (chunk: Chunk) => {
  const page = pageOf(chunk);
  return chunk.name === CONSOLE || (page !== undefined && !BARE.includes(page));
};

/** What mounts the property module is asked for by Umi's first file too, and is drawn in the frame (docs/adr/0038). */
const MODULE = 'micro';

const isDrawnInFrame = (chunk: Chunk) => isFramedPage(chunk) || chunk.name === MODULE;

/** Whatever asks for a part is framed, and so on up to a page; a page without the frame, or the first file, is not. */
function isAskedInFrame(chunk: Chunk, seen = new Set([chunk])): boolean {
  const isFramedGroup = (group: ChunkGroup) =>
    group.chunks.some(
      (one) =>
        isDrawnInFrame(one) ||
        (pageOf(one) === undefined && !one.canBeInitial() && (seen.has(one) || isAskedInFrame(one, seen.add(one)))),
    );
  const parents = [...chunk.groupsIterable].flatMap((group) => group.getParents());
  return parents.length > 0 && parents.every(isFramedGroup);
}

/**
 * The frame, the pages in it, and what these ask for later: all of it takes what lists have in common from one file.
 * Pages without the frame keep what they share with the console to themselves.
 */
function isFramed(chunk: Chunk) {
  const known = framed.get(chunk);
  if (known !== undefined) return known;
  const found = isDrawnInFrame(chunk) || (pageOf(chunk) === undefined && isAskedInFrame(chunk));
  framed.set(chunk, found);
  return found;
}
/** Webpack asks once for each combination of modules. */
const framed = new WeakMap<Chunk, boolean>();

const SIGN_IN = 'src__pages__login';

/** The controls that every page needs, and whatever else the sign-in has in common with other pages. */
const isControl = (module: { resource?: string; type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const isShared = chunks.length > 1 && chunks.some(({ name }) => name === SIGN_IN);
  const isOfAll = CONTROLS.some((pattern) => pattern.test(module.resource ?? ''));
  return !module.type.startsWith('css') && (isShared || isOfAll);
};

/** The styles of the sign-in and of the frame, and those that pages share: they are in the document (config/setup). */
const isStyleOfAll = (module: { type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const isOfFirst = chunks.some(({ name }) => name === SIGN_IN || name === CONSOLE);
  return module.type.startsWith('css') && (isOfFirst || chunks.length > MANY);
};

/** The frame of the console: every page that has a frame brings all of it. */
const isOfFrame = (module: { type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  !module.type.startsWith('css') &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === CONSOLE);

/** The filter that most lists begin with: its control is among what they have in common, and it is two files more. */
const DATES_FILTER = /pro-components[\\/]es[\\/]field[\\/]components[\\/](RangePicker|DatePicker[\\/]datePickerUtils)/;

/** So many pages have it in common that all lists may as well bring it. */
const isOfLists = (module: { resource?: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  DATES_FILTER.test(module.resource ?? '') ||
  [...chunkGraph.getModuleChunksIterable(module)].filter(isFramedPage).length >= MANY;

export function slimBundle(config: Chain, { webpack, env }: { webpack: Webpack; env: string }) {
  // Umi's own language menu comes along with its locale functions otherwise.
  config.module
    .rule('unused')
    .test(/plugin-locale[\\/]SelectLang\.tsx$/)
    .sideEffects(false);
  config.module
    .rule('lazyFields')
    .test(LAZY_FIELDS)
    .resourceQuery({ not: [/whole/] })
    .use('standIn')
    .loader(join(__dirname, 'lazyFieldLoader.cjs'));
  for (const { name, request, importer, by } of REPLACED) {
    const replace = (resource: Resource) => {
      if (importer.test(resource.context) || importer.test(resource.contextInfo.issuer)) resource.request = by;
    };
    config.plugin(name).use(webpack.NormalModuleReplacementPlugin, [request, replace]);
  }
  // The first file of all lists every other one: by number and hash only, which spares it a tenth of its bytes.
  if (env === 'production') config.output.chunkFilename('[id].[contenthash:6].async.js');
  config.optimization.splitChunks({
    // What makes the signature of calls is one file.
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'signature',
    cacheGroups: {
      styles: { name: 'umi', test: isStyleOfAll, chunks: 'all', priority: 20, enforce: true },
      controls: { name: 'controls', test: isControl, priority: 10, enforce: true },
      frame: { name: 'frame', test: isOfFrame, chunks: isFramed, priority: 6, enforce: true },
      list: { name: 'list', test: isOfLists, chunks: isFramed, priority: 5, enforce: true },
    },
  });
}
