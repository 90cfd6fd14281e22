export default {
  'documentation.help': 'How to sign in, find your way, and work with lists, forms and each area.',
  'documentation.contents': 'Contents',
  'documentation.search': 'Search the documentation',
  'documentation.found': '{count, plural, one {# topic} other {# topics}}',
  'documentation.nothing': 'Nothing found for “{query}”',
  'documentation.showAll': 'Show everything',
  'documentation.link': 'Link to this topic',
} as const;
