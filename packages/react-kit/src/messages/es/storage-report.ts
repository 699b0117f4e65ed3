import type { Area } from '../kit-messages.ts';

export const storage: Area<'storage-report'> = {
  'storage-report/card/storage': {
    heading: 'Almacenamiento',
    loading: 'Cargando el almacenamiento',
    failed: 'No se ha podido obtener el almacenamiento del servidor',
    disk: 'Disco de la instalación',
    used: (used, total) => `${used} de ${total} usados`,
    fullSoon: (days, date) =>
      days === 0
        ? 'El disco está lleno. La emisora no acepta subidas. Elimine audio o añada espacio.'
        : `Al ritmo actual, el disco se llena en ${days === 1 ? '1 día' : `${days} días`}, el ${date}. Elimine audio o añada espacio.`,
    backupLate:
      'La copia de seguridad más reciente tiene más de dos días. Compruebe la carpeta de las copias y su disco.',
    backupFailed: 'La última copia nocturna ha fallado. Compruebe la carpeta de las copias y su disco.',
    backupDamaged: (files) =>
      `No se ${files === 1 ? 'puede recuperar 1 archivo' : `pueden recuperar ${files} archivos`} de una copia verificada. Haga otra copia y compruebe el disco de las copias.`,
    full: 'Disco lleno',
    notFull: 'No antes de un año al ritmo actual',
    growth: 'Crecimiento',
    notMeasured: 'Todavía no se ha grabado ni subido nada',
    perDay: (size, days) =>
      `${size} al día, todas las emisoras, medido en ${days === 1 ? '1 día' : `${days} días`}`,
    kept: 'Cuánto tiempo se conserva',
    changeLogDays: 'Cambiar cuánto se conserva el registro',
    removed: (days, size) =>
      `${days === 1 ? '1 día' : `${days} días`}, más si un episodio lo usa. Hasta ${size} alcanzan esa edad en los próximos 7 días.`,
    keptDays: (days) => (days === 1 ? '1 día' : `${days} días`),
    removedUploads: 'Subidas retiradas de la biblioteca',
    runs: 'Ejecuciones de automatizaciones',
    activity: 'Actividad',
    backups: 'Copias nocturnas',
    keptBackups: 'Las más recientes de 7 días, 5 semanas y 12 meses',
    backup: 'Copia más reciente',
    noBackups: 'Las copias nocturnas están desactivadas',
    noBackupYet: 'Todavía ninguna',
    ofStation: 'Esta emisora',
    kinds: {
      log: 'Registro',
      uploads: 'Subidas e importaciones',
      renditions: 'Episodios renderizados',
      images: 'Imágenes',
      share_clips: 'Clips',
      unfinished_uploads: 'Subidas sin terminar',
    },
    held: 'Del registro, retenido como prueba',
    quota: 'Cuota',
  },
  'storage-report/log-days/log-days': {
    title: 'Cuánto tiempo se conserva el registro',
    days: 'Días',
    daysRange:
      'De 1 a 3650 días. El audio que usa un episodio o un borrador se conserva mientras lo necesiten.',
    loading: 'Calculando el efecto',
    failed: 'No se ha podido calcular el efecto en el servidor',
    effect: 'Efecto',
    removed: 'Se elimina',
    removedText: (hours, size) =>
      `${hours} de audio, ${size}, en una hora como máximo. El audio eliminado no se puede recuperar.`,
    nothing: 'Nada por ahora',
    hours: (hours, isOne) => (isOne ? '1 hora' : `${hours} horas`),
    oldest: 'El registro empieza',
    oldestText: (then, now) => (then === now ? now : `${then} (ahora ${now})`),
    emptyLog: 'El registro está vacío',
    spared: 'Se conserva porque está en uso',
    sparedText: (hours, size, users) => `${hours}, ${size}: ${users}`,
    episodes: (number) => (number === 1 ? '1 episodio' : `${number} episodios`),
    drafts: (number) => (number === 1 ? '1 borrador' : `${number} borradores`),
    holds: (number) => (number === 1 ? '1 retención' : `${number} retenciones`),
    others: (number) => (number === 1 ? '1 uso más' : `${number} usos más`),
    lostRuns: 'Automatizaciones',
    lostRunsText: (number) =>
      number === 1
        ? '1 ejecución sin episodio ya no se puede repetir'
        : `${number} ejecuciones sin episodio ya no se pueden repetir`,
    logSize: 'Tamaño del registro',
    logSizeText: (size) => `${size} cuando tenga esa duración, al ritmo actual`,
    full: 'Disco lleno',
    fullText: (then, now) => (then === now ? now : `${then} (ahora ${now})`),
    notFull: 'no antes de un año',
    cancel: 'Cancelar',
    save: 'Guardar',
    deleteAndSave: (size) => `Eliminar ${size} y guardar`,
    saveFailed: 'No se ha podido guardar cuánto tiempo se conserva el registro',
    saved: (days) => `El registro se conserva ${days === 1 ? '1 día' : `${days} días`}.`,
  },
};
