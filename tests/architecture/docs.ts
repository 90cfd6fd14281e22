/* What docs.test.ts reads out of Markdown and comments; nothing here touches a file. */

/** The anchors that GitHub makes of the headings of a page. */
export function anchorsOf(markdown: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const before = counts.get(slug) ?? 0;
    counts.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  return anchors;
}

/** The text of a page by its path from the root; undefined where there is none. Other files: '' when they are there. */
export type Library = (path: string) => string | undefined;

function isThere(path: string, anchor: string | undefined, library: Library) {
  const page = library(path);
  return page !== undefined && (anchor === undefined || anchorsOf(page).has(anchor));
}

/** References such as `docs/domain/tasks.md#imports`, with or without an anchor, that lead nowhere. */
export const deadReferences = (text: string, library: Library): string[] =>
  [...text.matchAll(/(?<![\w/.])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)]
    .filter(([, path = '', anchor]) => !isThere(path, anchor, library))
    .map(([reference]) => reference);

/** Decisions that comments name by their number alone, such as `docs/adr/0012`, and that are none. */
export const deadDecisions = (text: string, pages: readonly string[]): string[] =>
  [...text.matchAll(/docs\/adr\/\d{4}(?![\d-])/g)]
    .map(([named]) => named)
    .filter((named) => !pages.some((page) => page.startsWith(`${named}-`)));

/** Where a link of a page leads, from the root. */
function target(from: string, link: string) {
  const parts = link === '' ? from.split('/') : [...from.split('/').slice(0, -1), ...link.split('/')];
  return parts.reduce<string[]>((path, one) => {
    if (one === '..') return path.slice(0, -1);
    return one === '.' || one === '' ? path : [...path, one];
  }, []);
}

/** Relative links of a page that lead nowhere. */
export const deadLinks = (file: string, markdown: string, library: Library): string[] =>
  [...markdown.matchAll(/\]\((?!https?:)([^()\s#]*)(?:#([\w-]+))?\)/g)]
    .filter(([, link = '', anchor]) => !isThere(target(file, link).join('/'), anchor, library))
    .map(([link]) => link.slice(1));

/** Paths of the repository that a page names in code; those with placeholders name many. */
export const deadPaths = (markdown: string, library: Library): string[] =>
  [...markdown.matchAll(/`((?:config|docs|kit|locales|micro-pms|mock|public|server|src|tests)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => library(path) === undefined);

const PAPERS = [
  /§/,
  /\bdomain\/\d/i,
  /\b(?:decisions|specification|reliability|performance|house|look|stack)\.md\b/i,
  /\b(?:the|of) specification\b/i,
  /\breliability [PR]-\d/i,
  /\bJ\d{1,2}\b(?!-)/,
  // Worked examples are named by what they show.
  /\b(?:DS|PM)\d{2}\b/,
];

/** Words that point at papers which no reader of the repository has. */
export const outsideReferences = (text: string): string[] =>
  PAPERS.flatMap((pattern) => pattern.exec(text)?.slice(0, 1) ?? []);

/** Ids of requirements, budgets and worked prices that a text names. */
export const idsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<![\w/.-])(R-\d+|P\d{1,2})(?![\w-]|\.\d)/g)].map(([id]) => id));

/** Those that the tables of a page define, in their first column. */
export const definedIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| *(R-\d+|P\d{1,2}) *\|/gm)].flatMap(([, id]) => id ?? []);

interface NamedCall {
  /** Method and path, names of parameters left out. */
  call: string;
  /** Pages or buttons in the column of who may; null where the table says it in words. */
  who: string[] | null;
}

const keyOf = (call: string) => call.replace(/:\w+/g, ':');

/** The calls that the tables of a page name, each table below the prefix that stands over it. */
export function callsIn(markdown: string): NamedCall[] {
  let prefix = '';
  return markdown.split('\n').flatMap((line) => {
    prefix = /^Below `([^`]+)`:$/.exec(line)?.[1] ?? prefix;
    const [, method = '', path, who = ''] = /^\| `(GET|POST) ([^`]+)` *\| ([^|]*)\|/.exec(line) ?? [];
    if (path === undefined) return [];
    const codes = [...who.matchAll(/`(\w+)`/g)].flatMap(([, code]) => code ?? []);
    return [{ call: keyOf(`${method} ${prefix}${path}`), who: who.includes('…') ? null : codes }];
  });
}

export const callOf = ({ method, path }: { method: string; path: string }) => keyOf(`${method} ${path}`);
