const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A text of HTML that was cleaned, without its marks: each paragraph and each point on a line of its own. */
export const plainOf = (html: string) =>
  html
    .replace(/<li>/g, '• ')
    .replace(/<br\s*\/?>|<hr\s*\/?>|<\/(?:p|h2|h3|li|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
