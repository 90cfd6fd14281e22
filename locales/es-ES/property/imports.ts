import type zh from '../../zh-CN/property/imports';

export default {
  'pmsImport.open': 'Importar',
  'pmsImport.readings': 'Importar lecturas',
  'pmsImport.unitTitle': 'Importar unidades',
  'pmsImport.tenantTitle': 'Importar inquilinos',
  'pmsImport.meterTitle': 'Importar lecturas',
  'pmsImport.unitHelp':
    'El edificio ya debe existir y tener esa planta; para los sótanos use números negativos, por ejemplo -1.',
  'pmsImport.tenantHelp':
    'Para una empresa, el código de crédito; para una persona, el número de identidad: rellene solo uno.',
  'pmsImport.meterHelp':
    'Los contadores se buscan por su número en el inmueble elegido. Los de tarifa única usan solo «总/尖»; en los demás, rellene tantos registros como tengan.',
  'pmsImport.unusualHelp':
    'Escriba 是 en 过零 si el contador pasó por cero; un consumo inusual correcto necesita una observación.',
  'pmsImport.anyHelp':
    'Hasta 5.000 filas cada vez; las filas con errores se corrigen aquí y lo importado se puede deshacer.',
  'pmsImport.template': 'Descargar plantilla',
  'pmsImport.drop': 'Arrastre aquí un archivo de Excel o haga clic para elegirlo (.xls, .xlsx, máximo 5 MB)',
  'pmsImport.wrongFile': 'Elija un archivo .xls o .xlsx de 5 MB como máximo',
  'pmsImport.save': 'Importar',
  'pmsImport.close': 'Cerrar',
  'pmsImport.another': 'Importar otro archivo',
  'pmsImport.row': 'Fila',
  'pmsImport.coming':
    '{done} de {total} filas procesadas. Puede cerrar esta ventana: la importación continúa; el resultado está en «Registro de importaciones».',
  'pmsImport.accounts': '{total} filas = {success} importadas + {fail} con errores',
  'pmsImport.check': 'Volver a comprobar {count, plural, one {# fila} other {# filas}}',
  'pmsImport.repaired': '{written, plural, one {# fila corregida e importada} other {# filas corregidas e importadas}}',
  'pmsImport.repairedPartly':
    '{written, plural, one {# fila importada} other {# filas importadas}}, {fail} aún por corregir',
  'pmsImport.undo': 'Deshacer importación',
  'pmsImport.askUndo': '¿Deshacer las {count} filas importadas?',
  'pmsImport.askUndoHelp': 'Lo que se haya modificado o usado después se conserva, con el motivo.',
  'pmsImport.undone': '{count, plural, one {# fila deshecha} other {# filas deshechas}}',
  'pmsImport.undonePartly':
    '{count, plural, one {# fila deshecha} other {# filas deshechas}}, {kept, plural, one {# conservada} other {# conservadas}}',
  'pmsImport.kept': 'Fila {row}: {reason}',
  'pmsImport.recent': 'Importaciones recientes',
  'pmsImport.reopen': 'Abrir',
} satisfies Record<keyof typeof zh, string>;
