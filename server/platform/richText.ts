import sanitizeHtml from 'sanitize-html';

/** Structure, emphasis and links; no styles, no scripts (docs/domain/platform.md#files). */
export const cleanRichText = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
  });
