export default {
  'help.start': 'Primeros pasos',
  'help.signIn.title': 'Iniciar sesión',
  'help.signIn.text':
    'Se quitan los espacios alrededor del usuario, y un aviso bajo la contraseña indica si está activado Bloq Mayús. El móvil debe estar vinculado a una cuenta; pasados 60 segundos se puede pedir otro código.\nSi tiene varias cuentas, elige una después de iniciar sesión.',
  'help.signIn.steps':
    'En la página de inicio elija {signIn.byPassword} o {signIn.byPhone}, rellene los datos y pulse {signIn.submit}.\nCon varias cuentas, pulse {account.enter} en {account.title}.\nLlegará al inicio, o a la dirección que había abierto antes.',
  'help.company.title': 'Elegir y cambiar de empresa',
  'help.company.text':
    'Todos los datos pertenecen a una empresa: usted ve los de la actual y los de sus dependientes, y su rol en ella decide qué puede hacer. La barra superior muestra la empresa actual.\nAntes de cambiar se pregunta por lo que no está guardado. Si falla un paso, se queda donde estaba, nunca a medio camino.',
  'help.company.steps':
    'Elija {company.change} en el menú de usuario, o tras `Ctrl` `K`.\nElija una empresa en {company.target}; puede filtrar por nombre o número.\nPulse {company.confirm}. El menú y los datos se actualizan al momento.',
  'help.windows.title': 'Varias empresas a la vez',
  'help.windows.text':
    'Cada pestaña del navegador tiene su propia empresa; el título de la ventana y el color del icono indican cuál. Cambiar de empresa en una pestaña no afecta a las demás.\nSi una pestaña y sus credenciales no coinciden, no se ejecuta nada: la página muestra {company.mismatch} y usted elige con cuál continuar.',
  'help.leave.title': 'Cerrar sesión y sesiones caducadas',
  'help.leave.text':
    'Elija {shell.signOut} en el menú de usuario. Antes se pregunta por lo que no está guardado; si lo confirma, también se borran sus borradores de este navegador.\nCuando la sesión caduca, vuelve a la página de inicio de sesión. Entre con la misma cuenta y recuperará sus pestañas; lo no guardado se ofrece como borrador.',
  'help.frame': 'La pantalla',
  'help.menu.title': 'Menú',
  'help.menu.text':
    'El menú de la izquierda contiene las páginas que puede abrir. El botón del extremo izquierdo de la barra superior lo contrae, y se recuerda; en una ventana estrecha se convierte en un panel lateral.\nSi le falta una página, pida el permiso a un administrador.',
  'help.search.title': 'Búsqueda y comandos',
  'help.search.text':
    'Pulse `Ctrl` `K` (`⌘` `K` en Mac) o la búsqueda de la barra superior y escriba el nombre de una página. Del mismo modo se encuentran los botones de la página abierta (por ejemplo {action.add}), los idiomas, el modo oscuro y {company.change}.\nEn chino, {settings.pinyin} en {settings.title} también encuentra páginas por su pinyin o sus iniciales.\n`Ctrl` `D` guarda una página entre sus favoritas, que aparecen las primeras.',
  'help.tags.title': 'Pestañas',
  'help.tags.text':
    'Cada página abierta es una pestaña, y también cada registro de una página. La posición, los filtros y lo escrito se conservan mientras mira otra pestaña, y las pestañas siguen ahí tras recargar.\nUn punto en una pestaña indica cambios sin guardar; al cerrarla se pregunta antes.\nCon el botón derecho puede elegir {shell.refreshTab}, {shell.closeTab}, {shell.closeOthers}, {shell.closeLeft}, {shell.closeRight} y {shell.closeAll}; con el botón central se cierra; arrastrando cambia el orden. El inicio no se puede cerrar.',
  'help.settings.title': 'Aspecto e idioma',
  'help.settings.text':
    'En {settings.title} elige el color del tema, {settings.dark}, {settings.compact}, {settings.tagsView}, {settings.fixedHeader} y {settings.sidebarLogo}; {settings.reset} restablece los valores iniciales. Los ajustes son solo suyos y se guardan en este navegador.\nEl idioma, el tamaño de los controles y la pantalla completa están en la barra superior. Al cambiar de idioma no se pierde nada de lo escrito.',
  'help.keys.title': 'Teclado',
  'help.keys.text':
    '`Ctrl` `K`: búsqueda, en Mac `⌘` `K`.\n`/`: al primer filtro de una lista.\n`Tab`, `Shift` `Tab`: de control en control; el primer enlace de la página salta el menú.\n`←` `→`: de pestaña en pestaña; `Delete` cierra la actual.\n`Enter`: pulsa un botón, aplica los filtros.',
  'help.work': 'Listas y formularios',
  'help.dashboard.title': 'Tarjetas de la página de inicio',
  'help.dashboard.text':
    'La página de inicio muestra lo pendiente, sus cifras y lo llegado desde ayer; no hay tarjeta de una lista que no puede abrir. Una tarjeta abre exactamente los registros que cuenta.\nEl orden, el ancho y lo oculto se guardan en el servidor, para todos los navegadores.',
  'help.dashboard.steps':
    'Elija {dayCards.arrange}; mueva las tarjetas con sus botones o arrastrándolas, ensánchelas, estréchelas u ocúltelas.\nElija {dayCards.save}; {dayCards.reset} devuelve el orden inicial.',
  'help.lists.title': 'Listas',
  'help.lists.text':
    'Rellene los filtros y pulse `Enter`. Los filtros activos aparecen sobre la tabla y se quitan uno a uno o con {kit.clearFilters}. Un clic en el título de una columna ordena; los iconos de la derecha recargan, cambian la densidad y permiten elegir y ordenar las columnas.\nLas páginas y las filas por página están debajo. Una tabla vacía dice por qué: no hay nada, los filtros lo ocultan o falló la carga; y qué hacer.',
  'help.exports.title': 'Exportar una lista',
  'help.exports.text':
    '{export.title}, encima de una lista, escribe todas sus filas en un archivo de Excel, con los filtros y el orden de ese momento. Se hace en segundo plano: puede seguir trabajando.\n{downloadFile.title} muestra el progreso y conserva los archivos 7 días. El archivo contiene lo que usted puede ver cuando se genera. Si una exportación falla, se indica el motivo y {downloadFile.retry} la inicia de nuevo.',
  'help.imports.title': 'Importar datos',
  'help.imports.text':
    'En las páginas con {import.title}, use {import.template}, rellénela y súbala. Las filas correctas se aplican al momento; cada una de las demás indica todos sus errores: corríjalas con {import.repair} o use {import.failedData} y vuelva a importar ese archivo.\nCada importación queda en {importRecord.title}; {import.undo} retira lo que nadie haya modificado después. Se admiten .xlsx y .xls (Excel 97 y posteriores); quite antes la contraseña.',
  'help.forms.title': 'Rellenar formularios',
  'help.forms.text':
    'Los campos con asterisco son obligatorios. Los caracteres que un campo no admite desaparecen al escribir: un número conserva sus cifras. Si al guardar hay errores, la página indica cuántos y lleva al primero.\nLo que el servidor rechaza aparece bajo su campo. No se pierde nada de lo escrito.',
  'help.drafts.title': 'Borradores: lo escrito no se pierde',
  'help.drafts.text':
    'Lo que escribe en un formulario se guarda en este navegador. Al cerrar una pestaña, cambiar de empresa, cerrar sesión o cerrar el navegador se pregunta una vez.\nTras un fallo o una sesión caducada, la página ofrece el borrador al abrirla de nuevo: {draft.restore} para seguir, o {draft.discard}. Los borradores no se envían al servidor y nadie más los ve.',
  'help.conflict.title': 'Otra persona cambió el mismo registro',
  'help.conflict.text':
    'Si otra persona ha cambiado el registro entretanto, al guardar se abre {kit.conflictTitle} con los dos cambios, uno junto a otro. Elija cuál conservar, pulse {kit.conflictApply}, revise y guarde otra vez; o quédese con la otra versión con {kit.conflictDrop}. Ningún cambio se sobrescribe en silencio.',
  'help.buttons.title': 'Falta un botón',
  'help.buttons.text':
    'Los botones dependen de su rol y de la empresa actual. No se muestra un botón que no puede usar, ni uno que el estado del registro impide: una feria finalizada no se puede editar. Los administradores conceden permisos por rol; vuelva a iniciar sesión para verlos.',
  'help.fairs': 'Ferias',
  'help.fairStates.title': 'Estados de una feria',
  'help.fairStates.text':
    '{fairState.draft}: rellenada en parte; solo la ven su autor y la central.\n{fairState.initial}: enviada, a la espera de publicarse.\n{fairState.published}: los invitados pueden verla; al comenzar pasa sola a {fairState.ongoing}.\n{fairState.ongoing}: registro, pedidos y sorteos; al terminar pasa sola a {fairState.ended}.\n{fairState.takenDown}: detenida; las invitaciones no se abren.\n{fairState.ended}: no se puede reabrir, pero sí copiar.',
  'help.fairNew.title': 'Crear y modificar una feria',
  'help.fairNew.text':
    'Un código vacío se rellena solo y se puede cambiar hasta la primera publicación. Una feria dura como máximo 60 días, y sus empresas incluyen a la anfitriona.\nUna vez publicada, el final solo se puede aplazar; se pueden cambiar lugar, presentación, contacto y comidas que no han empezado.',
  'help.fairNew.steps':
    'Pulse {action.add} en la lista de ferias.\nRellene nombre, fechas y empresas; si aún falta algo, pulse {action.saveDraft} y siga después desde la lista.\nPulse {action.submit}: la feria pasa a {fairState.initial}.\nPulse {action.publish} en la lista y confirme.',
  'help.fairStop.title': 'Retirar, finalizar y eliminar',
  'help.fairStop.text':
    '{action.takeDown} pide un motivo de 5 a 200 caracteres y detiene de inmediato registro, pedidos y sorteos; una feria en curso solo la puede retirar un administrador de la central. Se puede volver a publicar.\n{action.end} es para administradores de la central: los boletos no sorteados se anulan y los premios no recogidos se guardan 7 días.\n{action.delete} es para ferias nunca publicadas, o retiradas sin registros, pedidos ni sorteos. No se puede deshacer.',
  'help.fairCopy.title': 'Copiar una feria',
  'help.fairCopy.text':
    '{action.copy} crea un borrador con el contenido de la feria, sin sus invitados. Rellene las fechas y envíelo. Para una feria que se repite cada año es lo más rápido.',
  'help.draws.title': 'Sorteos y su verificación',
  'help.draws.text':
    'Cada día de la feria comprometa una semilla en {lottery.title} y después sortee. Al pulsar {lottery.start} los boletos quedan fijados y el resultado decidido; se publica al detener. Tras un corte o una recarga la pantalla sigue con el mismo sorteo y el mismo resultado.\nAl terminar el día la central pulsa {lottery.reveal} y cualquiera puede pulsar {lottery.verify} y recalcular la ronda en su navegador.',
  'help.draws.steps':
    'Prepare premios y grupos en {prize.title}.\nPulse {lottery.commit} en {lottery.title} y después {lottery.openScreen} para el proyector.\nElija premio y número, pulse {lottery.start} y {lottery.stop}.\nSi alguien renuncia a un premio, revóquelo en {lottery.winners} y pulse {lottery.redraw}.',
  'help.door.title': 'Modo puerta',
  'help.door.text':
    'Pulse {exhibit.door} en {home.title}, {checkIn.title}, {dining.title} o {registration.title}: la pantalla del móvil solo muestra registro, comidas y premios, según los permisos.\nLa lista de invitados se guarda cifrada un día como máximo y se borra al salir, al terminar la sesión o la feria. Funciona sin conexión, tras recargar y tras cerrar el navegador; cada registro se envía una vez.\nLo rechazado, lo hecho antes en otra puerta y lo de hora incierta queda por revisar.',
  'help.door.steps':
    'Ábralo con conexión, inicie sesión y escriba el nombre de la puerta en los ajustes del dispositivo.\nEscanee o escriba el móvil o el nombre; color, signo, texto y sonido dan la respuesta.\nAl volver la conexión abra los registros y revise lo pendiente.',
  'help.pricing': 'Promociones y precios',
  'help.policies.title': 'Promociones a partir de políticas',
  'help.policies.text':
    'Las políticas vienen de los proveedores o de la empresa; en {policy.title} solo se consultan. Una vigente abre un formulario de promoción ya rellenado con {policy.genFullNumber}, {policy.genFullAmount} o {policy.genFlexible}; nada se guarda hasta que usted lo haga.\nTodas las promociones de una política comparten su presupuesto: la que lo supere no se guarda. En los precios flexibles, los comerciales y sus cupos los elige usted.',
  'help.overlaps.title': 'Cuando se solapan promociones',
  'help.overlaps.text':
    'Antes de publicar se listan las promociones que comparten productos, clientes, empresas, comerciales y fechas, con lo que comparten y el resultado; {conflict.timeline} las muestra en el tiempo.\nSi ambas se aplican, no se pregunta nada. Si una impide la otra, o decide cada pedido, indique {conflict.reason} y pulse {conflict.publish}; el motivo queda con la promoción y en el registro de operaciones.\nUna promoción que nunca se aplicaría no se puede publicar: pulse {conflict.back} y suba su prioridad, o cambie su alcance, fechas o acumulación.',
  'help.priceTrial.title': 'Probar un precio',
  'help.priceTrial.text':
    '{priceTrial.title} calcula un pedido para una empresa, un cliente y un momento. No guarda nada ni consume cupos o límites. La respuesta da el precio y el neto de cada línea y, de cada regla y promoción, por qué se aplicó o no; si no se alcanzó un umbral, cuánto falta.\n{priceTrial.tryRules} toma reglas desactivadas y borradores como si estuvieran vigentes. {priceTrial.copyLink} da la dirección de esta misma prueba para un compañero.',
  'help.priceCompare.title': 'Comparar y copiar precios',
  'help.priceCompare.text':
    'Una empresa sin precio propio vende al de la superior más próxima, en gris; una marca indica un precio propio y un reloj uno previsto. {priceCompare.differs} deja los productos con precios distintos.\nAntes de copiar se revisa con {priceCompare.preview}; si un precio ha cambiado desde entonces, la copia se rechaza y hay que revisarla de nuevo, y ningún precio de lista puede quedar bajo su mínimo. Los precios exportados son números con los que se puede calcular.',
  'help.priceCompare.steps':
    'Elija las empresas y el precio que comparar.\nMarque productos, o fíltrelos, y pulse {priceCompare.copy}.\nElija el origen, el destino, qué y desde cuándo, y pulse {priceCompare.preview}.\nRevise los cambios y pulse {priceCompare.doCopy}. Lo previsto se puede anular en {priceCompare.changes}.',
  'help.finance': 'Finanzas',
  'help.cashiers.title': 'Cajas',
  'help.cashiers.text':
    'Una caja es una cuenta en la que cobra una empresa. Las nuevas, y los cambios de titular, banco o cuenta, rigen cuando los revisa una segunda persona; hasta entonces se usan los datos anteriores.\nLas cuentas se guardan cifradas y las listas muestran las cuatro últimas cifras; quien revisa puede verlas completas, y cada consulta queda registrada.\nSi una cuenta consta a otro nombre, se avisa; quien continúa indica el motivo, y a quien revisa se le pregunta de nuevo.\n{cashier.receipts}, en la página de una caja, muestra lo cobrado y lo devuelto con su pedido; cada cobro conserva el titular y la cuenta a los que se pagó.',
  'help.cashiers.steps':
    'Haga clic en {action.add}, rellene y guarde; el estado es «Por revisar».\nLa central hace clic en {cashier.review} en la lista, compara lo vigente con lo propuesto y aprueba o rechaza; un rechazo necesita un comentario.\nCada empresa tiene una caja predeterminada; {cashier.setDefault} la cambia. La predeterminada no se puede desactivar.',
  'help.statements.title': 'Conciliación',
  'help.statements.text':
    'Un extracto resume lo enviado, devuelto y cobrado en un periodo, o de un proveedor lo comprado, devuelto, bonificado y pagado; un documento figura en un solo extracto.\nAl importar los documentos del tercero se concilian: los números e importes iguales se confirman y el resto se propone; lo dudoso nunca se confirma solo.\nImportar dos veces el mismo archivo no duplica filas. Las diferencias resultan de la conciliación y se conservan con su tratamiento; lo confirmado ya no cambia.',
  'help.statements.steps':
    'Haga clic en {statement.generate} en la lista de extractos y después en {statement.send}.\nHaga clic en {statement.check} para abrir la mesa y en {workbench.import} para el archivo del tercero.\nUse {workbench.confirm} en cada propuesta, o elija filas de ambos lados y haga clic en {workbench.match}; {workbench.undo} retrocede un paso.\nTrate las diferencias restantes; cuando no quede nada sin explicar, haga clic en {statement.confirm} en la lista.',
  'help.property': 'Gestión de inmuebles',
  'help.propertyLeases.title': 'Contratos y su plan de facturas',
  'help.propertyLeases.text':
    'Las unidades se ven en lista o planta por planta. Al rellenar un contrato, su plan de facturas está al lado: cada periodo, importe y vencimiento sale de las condiciones.\nUn contrato lo aprueba la central, nunca quien lo presentó. Después sus condiciones solo cambian con un anexo, y la diferencia se calcula al momento.',
  'help.propertyLeases.steps':
    'En la página de contratos cree uno: inquilino, unidades, plazo, renta, subidas y conceptos; revise el plan y preséntelo.\nAntes de que termine, renuévelo: la fianza pasa al nuevo y solo se pide la diferencia.\nQuien se va antes se liquida por pasos: último día, lecturas, cargos. El resultado se calcula y lo aprueba otra persona.',
  'help.propertyBills.title': 'Facturas, cobros y antigüedad',
  'help.propertyBills.text':
    'Primero haga un cálculo de prueba: las filas nuevas, los cambios de más de un quinto y las lecturas que faltan quedan marcados, y no se escribe nada. Repetir no duplica, los meses olvidados se recuperan y lo cobrado no se cambia: se emite o se abona la diferencia.\nCada importe abre su explicación con precio, consumo, días y cálculo. Los recargos siguen la fecha del cobro, aunque se registre más tarde.',
  'help.propertyBills.steps':
    'En la página de facturas elija inmueble y mes en la prueba, revísela y genere las facturas.\nRegistre un cobro; sin facturas elegidas se paga primero la más antigua, y lo que sobra queda como anticipo.\nVea quién debe qué en la antigüedad e imprima el extracto de un inquilino.',
  'help.propertyMeters.title': 'Contadores y lecturas',
  'help.propertyMeters.text':
    'Los contadores están con los conceptos. El cambio, la vuelta a cero, el factor y varios registros se calculan con las lecturas; el consumo de meses sin lectura se reparte por sus días.\nCon el móvil se puede leer sin conexión: las lecturas quedan en el dispositivo con sus fotos, se envían al volver la conexión y conservan la hora en que se tomaron.',
  'help.propertyMeters.steps':
    'En la página de facturas abra las lecturas y elija el mes; los contadores sin leer van primero, y se abre el inmueble que más tiene.\nUn valor menor que el anterior es una vuelta a cero, un cambio o una corrección.\nLas lecturas de un mes facturado solo se corrigen; la diferencia sale sola.',
  'help.propertyUpkeep.title': 'Órdenes de trabajo e inspecciones',
  'help.propertyUpkeep.text':
    'Una orden queda registrada desde el aviso hasta la aceptación, con sus fotos. Durante un corte, los avisos del mismo tipo se enlazan con él, salvo los críticos.\nLas tareas de inspección salen de su plan. Un punto fallido se convierte en orden, solo o a mano, con las fotos que se hicieron, y una sola vez.',
  'help.propertyUpkeep.steps':
    'Asigne, acepte, termine y confirme las órdenes; al terminar indique resultado, materiales y coste.\nHaga la inspección punto por punto; lo que está a medias se puede guardar.\nConvierta en orden un punto fallido.',
  'help.reports': 'Informes',
  'help.visits.title': 'Informe de visitas',
  'help.visits.text':
    'Vistas, usuarios, clientes, estancia media, tasa de rebote, pedidos y conversión por día, semana, mes o página; hasta 93 días, al abrir los últimos 7. Usuarios y clientes cuentan una vez en cada periodo, y una página media hora como máximo.\nLas cifras vienen de la aplicación móvil, de las invitaciones que abren los invitados y de esta consola: una página se anota al dejarla y se guarda 400 días.',
  'help.visits.steps':
    'En {visit.title} elija las fechas y {visit.groupBy}.\nHaga clic en una cifra para ver sus filas: lista y cifra son siempre del mismo momento y con los mismos filtros.\nEl gráfico puede leerse como tabla y guardarse como imagen; la lista puede exportarse.',
  'help.userRead.title': 'Informe de lectura',
  'help.userRead.text':
    'Quién debe leer un anuncio se fija al publicarlo; se suman los invitados mientras está publicado. Quien ya no está invitado sigue contando y no recibe recordatorios. Dos segundos seguidos son una lectura; lo obligatorio queda sin leer hasta confirmarlo.\nTras un recordatorio vuelve a aparecer cuando quien no lo ha leído abre su invitación; una vez al día.',
  'help.userRead.steps':
    'En {contentRead.title} haga clic en la cifra de quienes deben leerlo, lo han leído o no, para ver sus nombres.\nElija {contentRead.remind} y confirme.',
  'help.masterData': 'Datos maestros',
  'help.companies.title': 'Empresas',
  'help.companies.text':
    'Nombre, código de crédito, representante legal, región y contacto de cada empresa del grupo. El código de una nueva se genera; regiones, actividades y precios son los de la empresa superior. Código y posición no cambian.\nUna empresa con pedidos o extractos abiertos o con empresas dependientes activas no se desactiva; el mensaje dice cuántos hay. Tampoco la central.',
  'help.companies.steps':
    'La central pulsa {action.add}, elige {ownCompany.orgType} y {ownCompany.parentId} y rellena.\nA los usuarios que trabajarán en ella se les asigna la empresa en su cuenta.\n{ownCompany.view} muestra el número completo.',
  'help.brands.title': 'Marcas',
  'help.brands.text':
    'Las marcas pertenecen al catálogo del grupo, que comparten todas las empresas; el código y la inicial se generan solos.\nUna marca desactivada ya no se puede elegir; los productos, promociones y reglas que la tienen la conservan. Una marca con productos no se puede eliminar.',
  'help.brands.steps':
    'Pulse {action.add}, o incorpore muchas con {brand.import}; las filas erróneas se corrigen allí mismo y toda la importación se puede deshacer.\nPulse {brand.disable} para las que ya no se usan; una marca sin productos se elimina con {action.delete}.',
  'help.onlineGoods.title': 'Productos en línea',
  'help.onlineGoods.text':
    'La lista tiene todos los productos del catálogo; precios, existencias y publicación son de esta empresa. Lo del ERP es de solo lectura; nombre, imágenes, detalle, categoría, marca, palabras clave y pedido mínimo se mantienen aquí.\nLa integridad suma imagen 40, detalle 20, categoría 20 y estándar 20. El pedido mínimo es múltiplo del paso.',
  'help.onlineGoods.steps':
    'Pulse {action.edit} para lo que muestra la tienda; la primera imagen es la principal.\n{onlineGoods.match} muestra el estándar al que llevan el número de registro y la especificación o el código de barras, o permite buscar otro.\nMarque varios productos para {onlineGoods.batchCategory} o {onlineGoods.batchBrand}.',
  'help.entries.title': 'Solicitudes de alta',
  'help.entries.text':
    'Las empresas, los clientes y los productos se solicitan primero, se deciden paso a paso y pasan a ser registros maestros al escribirse en el ERP. Un borrador puede estar a medias; al enviarlo se comprueban los campos, las licencias y los duplicados.\nUna solicitud devuelta se abre con los campos por cambiar y lo que se dijo de ellos: cambie o responda cada uno y envíela de nuevo. Continúa en el paso que la devolvió; lo aceptado y sin cambios no se vuelve a revisar.\nLo que está en el ERP se cambia con otra solicitud, de la que solo se revisan los campos cambiados.',
  'help.entries.steps':
    'En {customerEntry.applyTitle} elija {entry.add}, rellene el formulario y añada las licencias que pide con sus imágenes, también con el móvil.\nElija {action.saveDraft} si no está completa y {action.submit} si lo está.\nAntes de que alguien decida puede {entry.withdraw}; para lo que está en el ERP elija {entry.change}.\nTambién puede rellenarlo el propio interesado: en {customerEntry.title} pulse {entry.invite}; lo que envíe pasa por la misma aprobación.',
  'help.audits.title': 'Revisar altas',
  'help.audits.text':
    'Cada campo se acepta o debe cambiarse. Los comentarios se guardan al instante y se conservan al terminar el bloqueo o cerrar la página. Un paso se aprueba cuando se aceptan todos sus campos; lo que debe cambiarse vuelve junto al solicitante, cada cosa con su observación.\nSi el alta ha cambiado mientras decide, verá lo actual y conservará lo dicho. Nadie puede revisar lo que ha solicitado ni dos pasos de la misma alta.\nVarias altas se aprueban juntas solo si no queda nada por revisar.',
  'help.audits.steps':
    'En {customerEntry.title} elija {entry.mine} y después {entry.audit}.\nRevise con el teclado: A acepta, X pide un cambio, ↓ ↑ avanzan, Ctrl Enter decide; después se abre la siguiente.\nUse {entry.transfer} si no tiene tiempo; {entry.flow} muestra quién decidió cada paso.',
  'help.standards.title': 'Estándares',
  'help.standards.text':
    'Un estándar dice qué es un producto: hay uno por cada nombre común, especificación, fabricante, número de registro y envase. Con él se asocian los productos de todos los proveedores y códigos.\nUn número de registro inusual se pregunta y puede quedarse; las plantas medicinales no tienen. El último dígito del código de barras comprueba los demás.',
  'help.standards.steps':
    'Pulse {action.add}, o incorpore muchos con {standard.import}.\n{standard.products} muestra lo asociado; pulse {standard.disable} para lo que ya no se usa, y no se asociará nada más con ello.',
  'help.duplicates.title': 'Duplicados y fusiones',
  'help.duplicates.text':
    'Los nombres, su sonido, la región, las licencias y los teléfonos se comparan al escribir y cada noche; dos registros que pueden ser el mismo se listan con lo que coincide y lo que difiere.\nUna decisión vale para lo que se vio: vuelven a mostrarse cuando cambia un nombre, licencia, teléfono o especificación. Una fusión se puede deshacer durante 30 días si no hay documentos nuevos.',
  'help.duplicates.steps':
    'Pulse {standard.duplicates} y después {duplicate.compare} para ver los motivos.\nPulse {duplicate.isDifferent} y explique por qué son dos; la central pulsa {duplicate.merge} y elige qué se conserva.\n{duplicate.unmerge} está en {duplicate.merges}.',
  'help.licences.title': 'Licencias',
  'help.licences.text':
    'Licencias de empresas, clientes y productos. Desde 30 días antes está por vencer; vencida o de baja, no se aprueban pedidos del cliente y el producto deja de ofrecerse hasta que haya una válida. Una renovación en curso se muestra y no levanta nada antes de aprobarse.\nA los 60, 30, 15 y 7 días se avisa por SMS al comercial y a los responsables.',
  'help.licences.steps':
    'En {licence.tabUpcoming} elija los días y empiece por lo más afectado.\nEn {licence.tabAll} pulse {licence.apply} y lea lo que depende de ella; otra persona pulsa {licence.audit}; hasta entonces puede {licence.revoke}.',
  'help.orders': 'Pedidos',
  'help.returns.title': 'Devoluciones y reembolsos',
  'help.returns.text':
    'Se devuelven lotes de un pedido. La simulación sigue las cantidades: el reembolso, lo que se recupera de promociones y rappels, cuánto es dinero y qué lotes entran. Se envía y se aprueba lo que se ve; si los datos cambian, se pregunta de nuevo. El solicitante no puede aprobar su propia devolución.\nEl reembolso sigue lo recibido; lo rechazado no se reembolsa y puede volver. En proporción, las devoluciones de una línea suman su neto; recalculado, el pedido se calcula con lo que queda.',
  'help.returns.steps':
    'En {returnRecord.title} elija {returnRecord.add} e indique pedido, tipo, motivo y cantidades.\nOtra persona elige {returnRecord.approve}; cuando llega la mercancía, {returnRecord.receive}, con lo recibido de cada lote y su inspección.\nElija {returnRecord.refund} y, cuando llegue el dinero, {returnRecord.refundDone} con su número.',
  'help.orderInquiry.title': 'Consultar pedidos',
  'help.orderInquiry.text':
    'Una búsqueda abarca hasta 93 días y se abre con los últimos 7. Cada pedido guarda el detalle de sus precios: del precio de lista al neto, quién hizo cada paso y por qué otras reglas y promociones no contaron; no cambia aunque cambien las reglas.\nLa central puede cancelar lo que no está en preparación: se devuelve lo usado de las promociones y lo pagado queda pendiente de reembolso. Un pedido se reclama una vez por hora; eso y las observaciones quedan en su historial.',
  'help.orderInquiry.steps':
    'Elija periodo y filtros en {salesOrder.title} y busque.\nDespliegue una línea en {salesOrder.trace} para ver de dónde viene su precio; {salesOrder.log} muestra pedidos, revisiones, envíos, cobros y observaciones.\n{salesOrder.exportDetail} tiene una fila por producto; {export.title}, una por pedido.',
  'help.content': 'Contenido',
  'help.homePages.title': 'Inicio de la app',
  'help.homePages.text':
    'Una página de inicio se compone en {designer.title}: arrastrando o solo con el teclado (Alt con las flechas mueve, H oculta, Supr elimina, Ctrl D duplica). Cada paso se puede deshacer, también después de guardar.\nUna versión publicada no cambia; al editarla de nuevo se crea otro borrador. El pie indica qué falta y cuánto pesa la página; se publica cuando no falta nada.\nSi dos personas editan a la vez, los cambios que no coinciden se conservan y los demás se eligen uno a uno.',
  'help.homePages.steps':
    'En {homeConfig.title} elija {homeConfig.design}, añada componentes y complételos.\nUse {designer.preview} para verla por empresa, tipo de cliente y hora.\nElija {action.publish}: primero indica qué empresas cambian y qué falla, y después pregunta.',
  'help.homePlans.title': 'Planificación y cambios por empresa',
  'help.homePlans.text':
    'La planificación decide qué versión muestra cada empresa y cuándo: primero lo forzado por la central, después las campañas y por último lo permanente; dentro de cada clase, la empresa más cercana y el inicio más tardío. Al terminar una campaña vuelve la página de debajo.\nEn una página de la central, una empresa puede cambiar el contenido, ocultar, reordenar y añadir componentes propios; lo demás sigue a la central. Lo que ambos han cambiado es un conflicto y queda como lo tiene la empresa hasta resolverlo.',
  'help.homePlans.steps':
    'En {homeConfig.tabPlans} elija {homePlan.add}, con página, empresas y horas; el tablero muestra la página de cada empresa en cada momento.\nEn {homeConfig.overrides} de una página elija una empresa y {override.add}.\nSi hay conflictos, elija {override.resolve} y decida cada uno.',
  'help.releases.title': 'Lanzamientos',
  'help.releases.text':
    'Un lanzamiento reúne páginas, banners, zonas, contenidos y anuncios: se publican o retiran en un mismo momento. Si se rechaza una parte no cambia nada, y quien lo creó y programó recibe un SMS.\nMientras está programado, sus partes no se pueden modificar. Al terminar o revertirlo, lo publicado se retira, lo retirado se publica de nuevo y vuelve la página inferior.',
  'help.releases.steps':
    'En {homeConfig.tabReleases} elija {release.add}, con sus fechas, y un objeto y una acción para cada parte.\nElija {release.schedule}: muestra qué impide cada parte y qué hacer.\nSi hace falta, elija {release.publishNow}, {release.withdraw} o {release.cancel}.',
  'help.contents.title': 'Banners, zonas y contenido',
  'help.contents.text':
    'Banners, zonas, contenido y anuncios tienen los mismos estados: por publicar, publicado, retirado. Con una hora prevista se publican solos y se retiran al pasar su fin.\nLos enlaces solo llevan a dominios permitidos. Si una página de inicio usa lo que se va a retirar o eliminar, primero se listan esas páginas; al confirmar, el componente deja de mostrarse en ellas.',
  'help.contents.steps':
    'Elija {publishing.usedBy} para ver qué páginas lo usan y cuándo.\nSi hace falta, cambie antes esas páginas.',
  'help.announcements.title': 'Anuncios de lectura obligatoria',
  'help.announcements.text':
    'Un anuncio va a todos, a empresas, roles, usuarios concretos o invitados de una feria. Quién debe leerlo se fija al publicar; quien llega después se añade, y quien se va sigue contando pero no recibe nada más.\nLo obligatorio aparece en cada inicio y se confirma tras llegar al final y pasar sus segundos. Se puede aplazar tres veces, no después de la fecha límite. Al cambiar el texto se puede pedir otra confirmación.',
  'help.announcements.steps':
    'Elija {announcement.add}, sus destinatarios y, si procede, {announcement.mustRead}.\nUna vez publicado, {announcement.readReport} muestra personas, no leídos y tasas por empresa.\n{announcement.remind} avisa a quienes no lo han leído, una vez al día; también se pueden planificar días.',
  'help.people': 'Usuarios y permisos',
  'help.accounts.title': 'Abrir y desactivar cuentas',
  'help.accounts.text':
    'Una cuenta pertenece a un empleado y a una empresa; se pueden añadir otras donde iniciar sesión. La primera contraseña y las restablecidas se muestran una sola vez: entréguelas en el momento.\n{action.disable} cierra todas las sesiones de la cuenta. No puede desactivarse a sí mismo ni al último administrador de la central.\nCinco contraseñas erróneas bloquean la cuenta 15 minutos; {users.resetPassword} la desbloquea al instante.',
  'help.accounts.steps':
    'Pulse {action.add} en {users.title}, elija al empleado e indique usuario, móvil, empresas y roles.\nAnote la contraseña mostrada y entréguela.\nDespués use {users.giveRoles} y {users.giveCompanies}.',
  'help.roles.title': 'Roles y permisos',
  'help.roles.text':
    'Un rol decide tres cosas: qué menús se ven, qué botones se pueden pulsar y los datos de qué empresas. Un usuario puede tener varios; se suman.\nCon {roles.grant}, un botón trae su página y una página todo lo superior; media marca indica que se concede en parte. No puede conceder lo que no tiene.\nLos cambios valen desde la siguiente acción; quien pierde un rol debe iniciar sesión de nuevo. El administrador de la central lo tiene todo siempre.\nEn «más» de un usuario o un rol, {roles.seeAs} lista lo que puede y no puede abrir, y sus empresas; pulse algo que no puede y verá por qué, qué código falta y quién puede concederlo.',
  'help.menus.title': 'Cambiar menús y botones',
  'help.menus.text':
    'En {menus.title} arrastre una fila por su asa y suéltela encima, debajo o dentro de otra; o use {menus.move}. Al lado se ve el resultado para el rol elegido. Los usuarios ven el menú nuevo al iniciar sesión otra vez.\nUn menú con elementos debajo, con botones o concedido a un rol no se puede eliminar, pero sí desactivar.\nEn {buttons.title}, un botón desactivado deja de estar en todos los roles al momento y sus llamadas se niegan.',
  'help.history.title': 'Quién cambió qué',
  'help.history.text':
    '{history.show}, en una lista o un formulario, muestra quién cambió un registro, cuándo y de qué a qué, también los intentos rechazados. {history.restore} devuelve un valor anterior al formulario: revíselo y guarde.\nEl {operationLog.title} lista cada escritura por hora, persona, página y resultado, 31 días cada vez. Móviles y contraseñas están ocultos; se conserva tres años y no se puede cambiar.',
  'help.trouble': 'Si algo va mal',
  'help.messages.title': 'Qué significan los mensajes',
  'help.messages.text':
    '{core.noPermission}: no puede abrir esa página o hacer eso.\n{core.requestFailed}: no hay red, o el servidor no respondió a tiempo. Inténtelo más tarde; lo escrito sigue ahí.\n{core.sessionExpired}: vuelva a iniciar sesión; las pestañas y los borradores vuelven.\n{shell.notFound}: la dirección es errónea o la página ya no existe.',
  'help.errorLog.title': 'Registro de errores',
  'help.errorLog.text':
    '{errorLog.title} en la barra superior muestra los últimos errores de esta pestaña con hora, página y petición. Adjúntelos cuando informe de un problema. El registro no contiene contraseñas ni códigos y se vacía al cerrar la pestaña.',
} as const;
