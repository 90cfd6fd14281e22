import type zh from '../zh-CN/order-errors';

export default {
  46001: 'Una licencia del cliente ha vencido o está dada de baja; el pedido no se puede revisar',
  46002: 'El estado del pedido no lo permite',
  46003: 'Ya se reclamó a las {time}; solo se puede una vez por hora',
  46004: 'Los precios del ERP no coinciden con los vigentes',
  46041: 'Han pasado más de {days} días desde la recepción; ya no se puede devolver',
  46042: 'De {name} se pueden devolver {max} como máximo',
  46043: '{name} solo se devuelve por calidad, error de envío o retirada',
  46044: 'La simulación ha cambiado; confírmela de nuevo',
  46045: 'La cantidad recibida del lote {batchNo} no puede superar la cantidad devuelta',
  46046: 'Los reembolsos superarían lo reembolsable',
  46047: 'No puede aprobar una devolución que usted mismo solicitó',
  'field.unaudited': 'aún no está aprobado',
  'field.otherPrice': 'debería ser {own} según los precios vigentes',
} satisfies Record<keyof typeof zh, string>;
