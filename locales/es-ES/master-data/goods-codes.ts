export default {
  'goodsStorage.room': 'Temperatura ambiente',
  'goodsStorage.cool': 'Fresco',
  'goodsStorage.cold': 'Refrigerado',
  'goodsStorage.frozen': 'Congelado',
  'prescriptionType.otcA': 'Sin receta, clase A',
  'prescriptionType.otcB': 'Sin receta, clase B',
  'prescriptionType.prescription': 'Con receta',
  'prescriptionType.device': 'Producto sanitario',
  'prescriptionType.herbal': 'Plantas medicinales',
  'prescriptionType.healthFood': 'Complemento alimenticio',
  'prescriptionType.other': 'Otro',
} as const;
