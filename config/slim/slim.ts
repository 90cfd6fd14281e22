import { join } from 'node:path';
import { LAZY_FIELDS, own, PATCHED, REPLACED } from './replaced';

interface Rule {
  test: (pattern: RegExp) => Rule;
  resourceQuery: (query: { not: RegExp[] }) => Rule;
  sideEffects: (has: boolean) => Rule;
  use: (name: string) => { loader: (path: string) => { options: (options: object) => unknown } };
}

/** What Umi hands to `chainWebpack`, as far as it is used here. */
interface Chain {
  module: {
    rule: (name: string) => Rule;
  };
  plugin: (name: string) => {
    use: (plugin: unknown, args: unknown[]) => unknown;
    tap: (change: (args: object[]) => object[]) => unknown;
  };
  optimization: { splitChunks: (options: object) => unknown };
  output: { chunkFilename: (name: string) => unknown; set: (option: string, value: object) => unknown };
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

/** Of core-js, which is not installed (docs/adr/0039), fast refresh asks for what a browser of today has. */
const ALREADY_THERE = {
  'core-js-pure/features/global-this': own('globalThis'),
  'core-js-pure/web/url': own('url'),
  'core-js-pure/web/url-search-params': own('urlSearchParams'),
};

/** Packages that the browser does without (docs/adr/0008, 0009). zod checks answers in development and tests. */
export const slimAlias = (isProduction: boolean) => ({
  'react-helmet-async': own('helmet'),
  '@ctrl/tinycolor': own('tinycolor'),
  ...(isProduction ? { zod: own('zod') } : ALREADY_THERE),
});

/** The controls that every page needs, the sign-in first; on their own they would come in five files. */
const CONTROLS = [
  /antd[\\/]es[\\/](button|form|grid|segmented)[\\/]/,
  /antd[\\/]es[\\/]input[\\/](Input|utils|hooks[\\/]\w+|style[\\/](index|token|variants))\.js/,
  /@rc-component[\\/](form|async-validator|segmented)[\\/]/,
  /@rc-component[\\/]input[\\/]es[\\/](index|Input|BaseInput|hooks[\\/]\w+|utils[\\/]\w+)\.js/,
];

interface ChunkGroup {
  getParents: () => readonly ChunkGroup[];
  chunks: readonly Chunk[];
}

interface Chunk {
  name?: string;
  filenameTemplate?: string;
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

const KIT = join(__dirname, '../../kit');
/** Fewer pages suffice for parts of the kit: what its forms alone need was one file more for each list with a form. */
const SOME = 10;

/** So many pages have it in common that all lists may as well bring it. */
function isOfLists(module: { resource?: string; type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) {
  const isOfKit = module.resource?.startsWith(KIT) && !module.type.startsWith('css');
  const pages = [...chunkGraph.getModuleChunksIterable(module)].filter(isFramedPage).length;
  return pages >= (isOfKit ? SOME : MANY);
}

interface Compiler {
  hooks: { compilation: { tap: (name: string, on: (compilation: Compilation) => void) => void } };
}

interface Compilation {
  hooks: {
    afterChunks: { tap: (name: string, on: (chunks: Iterable<Chunk>) => void) => void };
    additionalTreeRuntimeRequirements: { tap: (name: string, on: (chunk: Chunk, needed: Set<string>) => void) => void };
  };
}

/** What webpack calls the function that answers the hash of the build. */
const HASH_OF_BUILD = '__webpack_require__.h';

/**
 * The first file of all lists every other one, by number and hash only. Of texts, which are most of the files and small,
 * not even the hash: they have that of the build, and are asked for anew after each release.
 */
class TextFiles {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('TextFiles', ({ hooks }) => {
      hooks.afterChunks.tap('TextFiles', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name?.startsWith('texts-')) chunk.filenameTemplate = '[id].[fullhash:6].async.js';
      });
      hooks.additionalTreeRuntimeRequirements.tap('TextFiles', (_, needed) => needed.add(HASH_OF_BUILD));
    });
  }
}

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
  for (const { name, file, from, to } of PATCHED)
    config.module.rule(name).test(file).use('patch').loader(join(__dirname, 'patchLoader.cjs')).options({ from, to });
  for (const { name, request, importer, by } of REPLACED) {
    const replace = (resource: Resource) => {
      if (importer.test(resource.context) || importer.test(resource.contextInfo.issuer)) resource.request = by;
    };
    config.plugin(name).use(webpack.NormalModuleReplacementPlugin, [request, replace]);
  }
  if (env === 'production') {
    config.output.chunkFilename('[id].[contenthash:6].async.js');
    config.plugin('textFiles').use(TextFiles, []);
    config
      .plugin('mini-css-extract-plugin')
      .tap(([options]) => [{ ...options, chunkFilename: '[id].[contenthash:6].chunk.css' }]);
  } else {
    // Umi's target is an old one, of which webpack warns in the console at each load.
    config.output.set('environment', { asyncFunction: true });
  }
  config.optimization.splitChunks({
    chunks: 'async',
    cacheGroups: {
      styles: { name: 'umi', test: isStyleOfAll, chunks: 'all', priority: 20, enforce: true },
      controls: { name: 'controls', test: isControl, priority: 10, enforce: true },
      frame: { name: 'frame', test: isOfFrame, chunks: isFramed, priority: 6, enforce: true },
      list: { name: 'list', test: isOfLists, chunks: isFramed, priority: 5, enforce: true },
    },
  });
}
