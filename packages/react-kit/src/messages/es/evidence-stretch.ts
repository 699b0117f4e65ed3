import type { Area } from '../kit-messages.ts';

export const evidenceStretch: Area<'evidence/stretch'> = {
  'evidence/stretch': {
    open: 'Conservar como prueba',
    title: 'Conservar como prueba',
    intro: (from, to) =>
      `Una retención conserva el audio de ${from} a ${to}, sea cual sea el tiempo de conservación del registro. Una exportación es un ZIP con el audio y la prueba de que no se ha modificado.`,
    reason: 'Motivo',
    reasonHelp:
      'Por ejemplo, el número de una queja. Aparece en la lista de retenciones, en la exportación y en Actividad.',
    reasonMissing: 'Escriba un motivo.',
    until: 'Retener hasta',
    untils: {
      released: 'que un administrador la libere',
      90: 'dentro de 90 días',
      365: 'dentro de un año',
    },
    hold: 'Retener este tramo',
    export: 'Exportar prueba',
    cancel: 'Cancelar',
    failed: 'No se ha podido conservar el tramo',
    held: 'El tramo está retenido. Las retenciones están en Configuración, en «Pruebas».',
    exporting: 'Se está preparando la exportación. Descárguela en Configuración, en «Pruebas».',
  },
};
