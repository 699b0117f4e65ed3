import type { AreaMessages } from '../areas.ts';

export const videos: AreaMessages<'videos'> = {
  'videos/advanced/advanced-video': {
    heading: 'Vídeo avanzado',
    loading: 'Cargando el vídeo',
    failed: 'No se ha podido obtener el episodio.',
    back: 'Volver al programa',
    invalid: { name: 'Episodio no válido', details: 'No se ha encontrado el episodio que intenta abrir.' },
    noEditorTitle: 'No hay ningún editor de vídeo configurado',
    noEditorText:
      'Los vídeos avanzados se hacen en un editor de vídeo externo. Pida a su administrador que configure uno.',
    making:
      'Abra el editor de vídeo y termine allí el vídeo. Esta página se actualiza cuando el vídeo está listo.',
    created: 'El vídeo avanzado está listo.',
    failedVideo: 'No se ha podido crear el vídeo avanzado',
    failedText: 'Abra el editor de vídeo y termine el vídeo de nuevo.',
    open: 'Abrir el editor de vídeo',
    openAgain: 'Abrir de nuevo el editor de vídeo',
    newTab: 'El editor se abre en una pestaña nueva.',
    download: 'Descargar el vídeo avanzado',
  },
  'videos/list/videos': {
    heading: 'Vídeo',
    loading: 'Cargando los vídeos',
    failed: 'No se puede conectar con el servidor para obtener todos los programas',
    show: 'Programa',
    search: 'Buscar por nombre del episodio',
    pages: 'Páginas de episodios',
    columns: {
      name: 'Nombre',
      description: 'Descripción',
      duration: 'Duración',
      date: 'Fecha',
      actions: 'Vídeo',
    },
    create: 'Crear como vídeo',
    createOf: (name) => `Crear como vídeo: ${name}`,
    noShows: 'Todavía no hay programas',
    noShowsText:
      'Los vídeos se hacen a partir de episodios publicados. Cree primero un programa y publique un episodio.',
    none: 'Todavía no hay episodios publicados',
    noneText: 'Aquí aparecen los episodios publicados de este programa de 30 minutos como máximo.',
    noResults: 'Sin resultados',
    noResultsText:
      'Ningún episodio publicado de este programa de 30 minutos como máximo tiene un nombre que coincida.',
    clearSearch: 'Mostrar todos los episodios',
    typeTitle: 'Tipo de vídeo',
    typeQuestion: (name) => `¿Cómo quiere hacer el vídeo de «${name}»?`,
    types: { advanced: 'Avanzado', basic: 'Básico' },
    typeTexts: {
      advanced: 'Lo hace usted en el editor de vídeo.',
      basic: 'Lo hace la emisora: la portada con una forma de onda en movimiento.',
    },
    noEditor: 'En esta emisora no hay ningún editor de vídeo configurado.',
    typeRequired: 'Elija el tipo de vídeo.',
    preparing: 'Preparando el episodio...',
    switchedOff: 'Vídeo',
    switchedOffText: {
      advanced: 'El destino de los vídeos avanzados está desactivado en esta emisora.',
      basic: 'El destino de los vídeos básicos está desactivado en esta emisora.',
    },
    duplicateFailed: 'No se ha podido duplicar el episodio.',
    publishFailed: 'No se ha podido actualizar el episodio.',
    started: 'El vídeo se está creando.',
    startedText: (name) =>
      `Se añade a una copia de «${name}». Cuando esté listo, descárguelo con el icono de película.`,
  },
};
