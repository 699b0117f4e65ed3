import type { Area } from '../kit-messages.ts';

export const evidenceStretch: Area<'evidence/stretch'> = {
  'evidence/stretch': {
    open: 'Als Beweis sichern',
    title: 'Als Beweis sichern',
    intro: (from, to) =>
      `Eine Löschsperre bewahrt das Audio von ${from} bis ${to}, gleich wie lange der Mitschnitt aufbewahrt wird. Ein Export ist ein ZIP mit dem Audio und dem Nachweis, dass es nicht verändert wurde.`,
    reason: 'Grund',
    reasonHelp:
      'Etwa das Aktenzeichen einer Beschwerde. Er steht in der Liste der Löschsperren, im Export und in den Aktivitäten.',
    reasonMissing: 'Geben Sie einen Grund ein.',
    until: 'Sperren bis',
    untils: {
      released: 'ein Admin sie aufhebt',
      90: 'in 90 Tagen',
      365: 'in einem Jahr',
    },
    hold: 'Strecke sperren',
    export: 'Beweis exportieren',
    cancel: 'Abbrechen',
    failed: 'Die Strecke konnte nicht gesichert werden',
    held: 'Die Strecke ist gesperrt. Die Löschsperren stehen in der Einrichtung unter „Beweise“.',
    exporting: 'Der Export wird vorbereitet. Laden Sie ihn in der Einrichtung unter „Beweise“ herunter.',
  },
};
