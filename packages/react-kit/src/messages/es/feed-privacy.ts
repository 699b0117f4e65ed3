import type { KitMessages } from '../kit-messages.ts';

export const feedPrivacy: Pick<KitMessages, 'destinations/screen/drawer/feed-privacy'> = {
  'destinations/screen/drawer/feed-privacy': {
    private: 'Feed privado',
    privateHelp: 'Solo para oyentes con contraseña propia',
    switch: 'Solo los suscriptores pueden leer este feed',
    switchHelp:
      'Las aplicaciones piden una contraseña o usan la dirección del suscriptor. Los episodios que no están en otro feed o reproductor no están en ningún otro lugar.',
    becomesPrivate:
      'Después de guardar, las aplicaciones que hoy leen este feed necesitan una contraseña y sus episodios dejan las páginas públicas.',
    becomesPublic:
      'Después de guardar, todos pueden leer este feed y escuchar sus episodios. Las direcciones de los suscriptores siguen funcionando.',
    afterSave: 'Guarde el feed. Después añada aquí sus suscriptores.',
    subscribers: 'Suscriptores',
    loading: 'Cargando los suscriptores',
    loadFailed: 'No se pudieron cargar los suscriptores.',
    none: 'Aún no hay suscriptores',
    noneText: 'Escriba un nombre o un correo y envíe al oyente la dirección que copie.',
    name: 'Nombre o correo del oyente',
    add: 'Añadir suscriptor',
    addFailed: 'No se pudo añadir el suscriptor.',
    search: 'Buscar un suscriptor',
    noResults: 'Ningún suscriptor coincide.',
    neverUsed: 'Aún sin usar',
    used: (day) => `Último uso: ${day}`,
    recent: (count, isOne) => (isOne ? `${count} descarga en 28 días` : `${count} descargas en 28 días`),
    inAll: (count) => `${count} en total`,
    noDownloads: 'Aún sin descargas',
    lastDownload: (day) => `Última descarga: ${day}`,
    sort: 'Ordenar por',
    orders: {
      name: 'Nombre',
      recent: 'Descargas en 28 días',
      downloads: 'Todas las descargas',
      last: 'Última descarga',
    },
    copy: 'Copiar dirección',
    copyFailed: 'Su navegador no permite copiar.',
    revoke: (name) => `Revocar el acceso de ${name}`,
    revokeTitle: (name) => `¿Revocar el acceso de ${name}?`,
    revokeText:
      'Las aplicaciones con esta dirección ya no reciben el feed ni sus episodios. Los episodios descargados se quedan en los dispositivos.',
    revokeConfirm: 'Revocar acceso',
    revokeFailed: 'No se pudo revocar el acceso.',
    revoked: (name) => `El acceso de ${name} está revocado.`,
  },
};
