import type zh from '../../zh-CN/property/imports';

export default {
  'pmsImport.open': 'Importar',
  'pmsImport.readings': 'Importar lecturas',
  'pmsImport.unitTitle': 'Importar unidades',
  'pmsImport.tenantTitle': 'Importar inquilinos',
  'pmsImport.meterTitle': 'Importar lecturas',
  'pmsImport.unitHelp': 'El edificio ya existe y tiene la planta; las plantas subterráneas son negativas: -1.',
  'pmsImport.tenantHelp': 'Una empresa tiene código de crédito y una persona número de identidad: rellene solo uno.',
  'pmsImport.meterHelp':
    'Los contadores se buscan por su número en el inmueble; rellene tantos registros como tenga el contador.',
  'pmsImport.unusualHelp':
    'Escriba 是 en 过零 si el contador pasó por cero; un consumo inusual correcto necesita una observación.',
  'pmsImport.anyHelp': '5000 filas como máximo; las filas erróneas se corrigen aquí y lo importado se puede deshacer.',
  'pmsImport.template': 'Descargar plantilla',
  'pmsImport.drop': 'Arrastre aquí un archivo de Excel o haga clic para elegirlo (.xls, .xlsx, máximo 5 MB)',
  'pmsImport.wrongFile': 'Elija un archivo .xls o .xlsx de 5 MB como máximo',
  'pmsImport.save': 'Importar',
  'pmsImport.close': 'Cerrar',
  'pmsImport.another': 'Importar otro archivo',
  'pmsImport.row': 'Fila',
  'pmsImport.coming':
    '{done} de {total} filas procesadas. Puede cerrar esta ventana: la importación continúa y el resultado está en «Registros de importación».',
  'pmsImport.accounts': '{total} filas = {success} importadas + {fail} con errores',
  'pmsImport.check': 'Volver a comprobar {count} filas',
  'pmsImport.repaired': '{written} filas corregidas e importadas',
  'pmsImport.repairedPartly': '{written} filas importadas, {fail} aún por corregir',
  'pmsImport.undo': 'Deshacer importación',
  'pmsImport.askUndo': '¿Deshacer las {count} filas importadas?',
  'pmsImport.askUndoHelp': 'Lo que se haya modificado o usado después se conserva, con el motivo.',
  'pmsImport.undone': '{count} filas deshechas',
  'pmsImport.undonePartly': '{count} filas deshechas, {kept} conservadas',
  'pmsImport.kept': 'Fila {row}: {reason}',
  'pmsImport.recent': 'Imports recientes',
  'pmsImport.reopen': 'Abrir',
} satisfies Record<keyof typeof zh, string>;
