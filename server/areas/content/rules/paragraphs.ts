const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as a rich one: a paragraph of each line. */
export const paragraphs = (plain: string) =>
  plain
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)}</p>`)
    .join('');
