import type { KitMessages } from '../kit-messages.ts';

export const feedContents: Pick<KitMessages, 'destinations/screen/drawer/feed-contents'> = {
  'destinations/screen/drawer/feed-contents': {
    filter: 'Episodios en este feed',
    filterHelp: 'De todos los programas, o por etiquetas, tipo, antigüedad y número',
    allShows: 'Episodios de todos los programas',
    allShowsHelp:
      'Añade los episodios de cada otro feed público de la emisora. Cada uno nombra el feed de su programa como fuente.',
    failed: 'No se han podido cargar estos ajustes.',
    tags: 'Etiquetas',
    tagsHelp: 'Solo episodios con una de estas etiquetas.',
    everyTag: 'Todos los episodios',
    kinds: 'Tipos de episodios',
    types: { full: 'Completo', trailer: 'Tráiler', bonus: 'Extra' },
    delay: 'Retraso en horas',
    delayHelp: 'El feed incluye un episodio cuando ha pasado este tiempo desde su publicación.',
    newest: 'Solo los episodios más recientes',
    newestHelp: 'Déjelo vacío para incluirlos todos.',
    counting: 'Contando los episodios',
    listed: (listed, total) => `Incluye ahora ${listed} de ${total} episodios.`,
    countFailed: 'No se han podido contar los episodios.',
    move: 'Trasladar a otro alojamiento',
    moveHelp: 'Anunciar una dirección nueva y después redirigir a ella',
    stay: 'Dirección de este pódcast',
    stays: {
      stays: 'Se queda aquí',
      announces: 'El feed anuncia su dirección nueva',
      redirects: 'El feed redirige a su dirección nueva',
    },
    newUrl: 'Dirección nueva del feed',
    newUrlHelp: 'El nuevo alojamiento la muestra. Compruebe allí que han llegado todos los episodios.',
    from: 'Redirige desde',
    announcing:
      'Apple Podcasts y algunas aplicaciones siguen una dirección anunciada en unos días. El feed sigue legible aquí y se puede importar.',
    redirecting:
      'Desde entonces, las aplicaciones y los directorios reciben la dirección nueva y la conservan. Puede detener la redirección aquí, pero quienes la han seguido no vuelven por sí solos. Conserve este feed al menos un mes.',
  },
};
