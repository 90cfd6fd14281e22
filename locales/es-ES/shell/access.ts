export default {
  'access.ask': 'Solicitar acceso',
  'access.title': 'Solicitar acceso a «{page}»',
  'access.people': 'No puede abrir «{page}». Pueden concedérselo: {people}.',
  'access.nobody': 'No puede abrir «{page}». Póngase en contacto con la central.',
  'access.waiting': 'Ya lo ha solicitado; aún no hay respuesta.',
  'access.done': 'Solicitud enviada',
};
