import type zh from '../zh-CN/content-errors';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  43701: 'El dominio del enlace no está permitido: {host}',
  43702: '{name} ya tiene diez en esta posición a esa hora',
  43705: 'Hay {count} contenidos en esta sección',
  43761: 'Hoy ya se ha enviado un recordatorio',
  43762: 'No queda nadie sin leerlo',
} satisfies Record<keyof typeof zh, string>;
