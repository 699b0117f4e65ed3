import type { AreaMessages } from '../areas.ts';

export const weeklyRule: AreaMessages<'weekly-rule'> = {
  'weekly-rule/fields': {
    zone: (zone) => `Las fechas y las horas son las de la emisora (${zone}).`,
    days: 'Días de la semana',
    daysMissing: 'Seleccione al menos un día.',
    startDate: 'Fecha de inicio',
    startDateMissing: 'Seleccione la fecha de inicio.',
    endDate: 'Fecha de fin',
    endDateBefore: 'La fecha de fin es anterior a la de inicio.',
    startTime: 'Hora de inicio',
    startTimeMissing: 'Seleccione la hora de inicio.',
    endTime: 'Hora de fin',
    endTimeMissing: 'Seleccione la hora de fin.',
    endTimeHelp: 'Si es anterior a la hora de inicio, corresponde al día siguiente.',
    endTimeSame: 'La hora de fin es igual a la hora de inicio.',
    everyWeeks: 'Repetir cada … semanas',
    everyWeeksHelp:
      '2 para una semana sí y otra no, a partir de la fecha de inicio. Las semanas empiezan el lunes.',
    exceptionDate: 'Fecha que se excluye',
    addException: 'Excluir',
    overrides: 'Fechas con otro horario',
    overrideDate: 'Fecha con otro horario',
    overrideStart: 'Inicio en esta fecha',
    overrideEnd: 'Fin en esta fecha',
    addOverride: 'Añadir horario',
    remove: (text) => `Quitar ${text}`,
  },
};
