import type { AreaMessages } from '../areas.ts';

export const weeklyRule: AreaMessages<'weekly-rule'> = {
  'weekly-rule/fields': {
    zone: (zone) => `Daten und Uhrzeiten gelten am Sender (${zone}).`,
    days: 'Wochentage',
    daysMissing: 'Wählen Sie mindestens einen Tag.',
    startDate: 'Anfangsdatum',
    startDateMissing: 'Wählen Sie das Anfangsdatum.',
    endDate: 'Enddatum',
    endDateBefore: 'Das Enddatum liegt vor dem Anfangsdatum.',
    startTime: 'Anfangszeit',
    startTimeMissing: 'Wählen Sie die Anfangszeit.',
    endTime: 'Endzeit',
    endTimeMissing: 'Wählen Sie die Endzeit.',
    endTimeHelp: 'Liegt sie vor der Anfangszeit, ist sie am nächsten Tag.',
    endTimeSame: 'Die Endzeit ist dieselbe wie die Anfangszeit.',
    everyWeeks: 'Alle … Wochen wiederholen',
    everyWeeksHelp: '2 für jede zweite Woche, gezählt ab dem Anfangsdatum. Wochen beginnen am Montag.',
    exceptionDate: 'Auszunehmender Tag',
    addException: 'Ausnehmen',
    overrides: 'Tage mit anderer Sendezeit',
    overrideDate: 'Tag mit anderer Sendezeit',
    overrideStart: 'Anfang an diesem Tag',
    overrideEnd: 'Ende an diesem Tag',
    addOverride: 'Sendezeit hinzufügen',
    remove: (text) => `${text} entfernen`,
  },
};
