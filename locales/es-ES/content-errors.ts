import type zh from '../zh-CN/content-errors';
import homeView from './content/shared/home-view';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  ...homeView,
  43701: 'El dominio del enlace no está permitido: {host}',
  43702: '{name} ya tiene diez en esta posición a esa hora',
  43703: '{name} está editando esta página',
  43704: 'Una zona publicada necesita algún producto',
  43705: 'Hay {count} contenidos en esta sección',
  43711: 'Esta versión está congelada y no se puede cambiar',
  43712: 'La hora ya pasó o el periodo no es válido',
  43713: 'Las planificaciones se solapan: {detail}',
  43714: 'Hay un borrador; se guardará como versión',
  43715: 'Algunas empresas mostrarán la página predeterminada: {branches}',
  43751: 'La página es demasiado grande',
  43752: 'La página supera el tamaño aconsejado: {files}',
  43753: 'Una imagen con enlace no tiene texto alternativo',
  43754: 'Una zona activa es demasiado pequeña',
  43761: 'Hoy ya se ha enviado un recordatorio',
  43762: 'No queda nadie sin leerlo',
  'page.twice': 'Solo puede haber uno',
  'page.position': 'Va primero o detrás del carrusel',
  'page.empty': 'No tiene contenido',
  'page.tooFew': 'Hay demasiado pocos',
  'page.noCell': 'No caben en dos páginas',
  'page.text': 'Falta un texto',
  'page.image': 'Falta una imagen',
  'page.jump': 'Un enlace no tiene destino',
  'page.area': 'Las zonas activas se solapan o salen de la imagen',
  'page.target': 'No se ha elegido nada',
  'page.times': 'Termina antes de empezar',
} satisfies Record<keyof typeof zh, string>;
