import type { DeviceWords } from '../pages/site/device-words.js';

/** What pages say of the service that runs on the device of their reader. */
export const device: DeviceWords = {
  title: 'Sin conexión',
  lead: 'El panchang, el kundli, la compatibilidad, las fiestas, el muhurta y los eclipses se calculan en este dispositivo, con los mismos números que en línea.',
  wait: 'Las calculadoras se están guardando en este dispositivo. Nada de lo que escriba sale de él.',
  calculating: 'Calculando en este dispositivo …',
  noScript:
    'Estas páginas calculan en su propio dispositivo y para ello necesitan JavaScript. Sin él no se puede calcular nada aquí, y ningún formulario envía nada.',
  unsupported:
    'Este navegador no puede calcular en el dispositivo. Hace falta Chrome o Edge 91, Safari 15, Firefox 147 o posterior, y no una ventana privada.',
  failed:
    'No se pudieron guardar las calculadoras en este dispositivo. Compruebe la conexión y vuelva a cargar la página.',
  offline: ['Sin conexión.', 'Todo se calcula en este dispositivo.'],
  ready: 'La versión {new} está lista. Lo que ve es de la {now}.',
  update: 'Actualizar ahora',
  missing: 'Esta página no está guardada aquí. Se abrirá cuando tenga conexión.',
  saved: {
    title: 'Guardado en este dispositivo',
    program: 'Calculadoras, páginas y efemérides',
    programText: 'versión {version}, {languages}',
    places: 'Lugares y husos horarios',
    placesText: 'ciudades del mundo, barrios de ciudades indias',
    methods: 'Métodos',
    methodsText: 'páginas guardadas: {n}',
    details: 'Sus datos',
    detailsText: 'personas, lugar y reloj que usted quiso guardar',
    not: 'no guardado',
    nothingElse: 'Nada más: ni resultados, ni búsquedas, ni direcciones abiertas.',
  },
  acts: {
    save: 'Guardar en este dispositivo',
    savePlaces: 'Guardar los lugares',
    saveMethods: 'Guardar todos los métodos',
    deleteDetails: 'Borrar sus datos',
    deleteAll: 'Borrar todo',
    deleted: 'Borrado.',
    exportDetails: 'Exportar sus datos',
    importDetails: 'Importar de un archivo',
    imported: 'Importado: {n}.',
    wrongFile: 'Este archivo no contiene datos exportados desde aquí. No se ha cambiado nada.',
    failed: 'No ha funcionado. Compruebe la conexión y el espacio libre.',
  },
  needs: {
    title: 'Lo que necesita conexión',
    rows: [
      [
        'Lugares pequeños',
        'Para un lugar que no está en la lista, escriba las coordenadas o elija la ciudad más cercana.',
      ],
      ['Calendarios', 'Una suscripción necesita un servidor. Aquí un calendario se guarda como archivo.'],
      [
        'Compartir',
        'Una dirección se abre para otros cuando tienen conexión. Lo que usted escribió está detrás del signo #, que nunca se envía.',
      ],
      ['Métodos', 'Los que haya abierto o guardado se pueden leer sin conexión.'],
    ],
  },
  install: {
    title: 'Instalar',
    text: 'un icono en la pantalla de inicio, sin tienda de aplicaciones',
    rows: [
      ['Android', 'Menú del navegador y después «Instalar aplicación» o «Añadir a pantalla de inicio».'],
      ['iPhone, iPad', 'Compartir y después «Añadir a pantalla de inicio».'],
      ['Ordenador', 'El icono de instalación al final de la barra de direcciones.'],
    ],
  },
  use: 'Usar sin conexión',
};
