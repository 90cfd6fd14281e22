export default {
  'guide.title': 'Guía',
  'guide.help': 'Para qué sirve cada parte de la pantalla, en un minuto; el recorrido las señala una a una.',
  'guide.start': 'Iniciar el recorrido',
  'guide.sidebar': 'Menú',
  'guide.sidebarText':
    'Las páginas que puede abrir. Se puede contraer y queda como lo dejó; en una pantalla pequeña se abre desde arriba a la izquierda.',
  'guide.company': 'Empresa actual',
  'guide.companyText':
    'En qué empresa está trabajando; cada una tiene su color. Haga clic para cambiar. Cada pestaña del navegador puede estar en una empresa distinta.',
  'guide.tabs': 'Páginas abiertas',
  'guide.tabsText':
    'Las páginas abiertas siguen aquí con todo lo escrito; un punto indica que falta guardar. Clic derecho para actualizar o cerrar las demás o todas, botón central para cerrar, arrastrar para ordenar. En una pantalla pequeña es una lista.',
  'guide.search': 'Búsqueda',
  'guide.searchText':
    'Escriba unas letras para ir a cualquier página, cambiar de empresa o ejecutar una acción de la página abierta. Lo más rápido si no sabe en qué menú está.',
  'guide.size': 'Tamaño',
  'guide.sizeText': 'Agranda o reduce botones, campos y tablas, en cuatro niveles.',
  'guide.errorLog': 'Registro de errores',
  'guide.errorLogText': 'Un punto avisa de que algo falló. Cuando pida ayuda, envíe lo que aparece aquí.',
  'guide.language': 'Idioma',
  'guide.languageText': 'Chino, inglés, español o japonés en cualquier momento; lo escrito se conserva.',
  'guide.settings': 'Configuración',
  'guide.settingsText':
    'Color del tema, modo oscuro y compacto, barra de pestañas, barra superior fija, logotipo del menú. Solo para usted.',
  'guide.more': 'Más',
  'guide.moreText':
    'En una pantalla pequeña, aquí están el idioma, el tamaño, la pantalla completa, el registro de errores y la configuración.',
  'guide.user': 'Menú de usuario',
  'guide.userText': 'Su cuenta: cambiar de empresa o cerrar sesión.',
  'guide.keys': 'Teclado',
  'guide.keyPalette': 'Abrir la búsqueda',
  'guide.keyFilter': 'Ir al primer filtro de una lista',
  'guide.keyEnter': 'Buscar o enviar',
  'guide.keyEscape': 'Cerrar la búsqueda, los paneles y los menús; un diálogo conserva lo escrito',
  'guide.keyArrows': 'Moverse por pestañas, menús y el recorrido',
  'guide.keyTab': 'Ir al siguiente control',
};
