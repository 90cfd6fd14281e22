export default {
  'documentation.help': 'Cómo iniciar sesión, orientarse y trabajar con listas, formularios y cada área.',
  'documentation.contents': 'Contenido',
  'documentation.search': 'Buscar en la documentación',
  'documentation.found': '{count, plural, one {# tema} other {# temas}}',
  'documentation.nothing': 'No se encontró «{query}»',
  'documentation.showAll': 'Mostrar todo',
  'documentation.link': 'Enlace a este tema',
} as const;
