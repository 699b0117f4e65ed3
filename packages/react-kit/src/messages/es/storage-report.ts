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
    backupLate: 'La copia de seguridad más reciente tiene más de dos días. Compruebe la carpeta de las copias y su disco.',
    full: 'Disco lleno',
    notFull: 'No antes de un año al ritmo actual',
    growth: 'Crecimiento',
    notMeasured: 'Todavía no se ha grabado ni subido nada',
    perDay: (size, days) => `${size} al día, todas las emisoras, medido en ${days === 1 ? '1 día' : `${days} días`}`,
    removal: 'Lo próximo que se elimina',
    removed: (days, size) =>
      `El audio del registro que ningún episodio usa, a los ${days} días. Hasta ${size} alcanzan esa edad en los próximos 7 días.`,
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
    quota: 'Cuota',
  },
};
