import type zh from '../zh-CN/order-errors';

export default {
  46001: 'Una licencia del cliente ha vencido o está dada de baja',
  46002: 'El estado del pedido no lo permite',
  46003: 'Ya se reclamó a las {time}; una vez por hora es suficiente',
  46004: 'Los precios del ERP no son los vigentes',
  46041: 'Han pasado más de {days} días desde la recepción',
  46042: 'De {name} se pueden devolver {max} como máximo',
  46043: '{name} solo se devuelve por calidad, error de envío o retirada',
  46044: 'La simulación ha cambiado; confírmela de nuevo',
  46045: 'Del lote {batchNo} no se puede recibir más de lo devuelto',
  46046: 'Los reembolsos superarían lo reembolsable',
  46047: 'Quien pidió la devolución no la aprueba',
  'field.unaudited': 'aún no está aprobado',
  'field.otherPrice': 'es {own} según los precios vigentes',
} satisfies Record<keyof typeof zh, string>;
