export default {
  'inbox.empty': 'No hay anuncios',
  'inbox.mustRead': 'Obligatorio',
  'inbox.confirmed': 'Confirmado',
  'inbox.new': 'Nuevo',
  'inbox.confirm': 'Lo he leído',
  'inbox.wait': '{text} ({seconds})',
  'inbox.later': 'Más tarde (quedan {count})',
  'inbox.close': 'Cerrar',
  'inbox.readFirst': 'Lea hasta el final; podrá confirmar dentro de {seconds} s.',
  'inbox.ready': 'Ya puede confirmar.',
  'inbox.confirmBy': 'Confirme antes del {time}.',
  'inbox.overdue': 'Vencido',
};
