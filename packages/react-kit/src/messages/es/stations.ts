import type { Area } from '../kit-messages.ts';

export const stations: Area<'stations/fields' | 'stations/naming'> = {
  'stations/fields/station-fields': {
    title: 'Nombre de la emisora',
    titleMissing: 'Escriba el nombre de la emisora.',
    slug: 'Dirección',
    slugHelp: (example) => `Comienzo de las direcciones de la emisora: ${example}`,
    slugEmptyHelp: 'Comienzo de las direcciones de la emisora: minúsculas, cifras y guiones',
    slugMissing: 'Escriba una dirección.',
    slugForm:
      'Una dirección tiene minúsculas, cifras y guiones, empieza por una letra o una cifra y tiene como máximo 63 caracteres.',
    slugTaken: 'Otra emisora tiene o tuvo esta dirección. Elija otra.',
    timezone: 'Zona horaria',
    timezoneHelp: 'Sus días, sus automatizaciones y su grabación siguen el reloj de esta zona.',
    timezonePlaceholder: 'Ciudad o región, por ejemplo Madrid',
    timezoneMissing: 'Elija una zona horaria.',
    timezoneNone: 'Ninguna zona horaria se llama así. Escriba la ciudad más grande cerca de usted.',
    ofBrowser: (offset) => `${offset}, la zona de este navegador`,
  },
  'stations/naming/name-station': {
    title: 'Ponga nombre a su emisora',
    text: 'Los oyentes ven el nombre y la dirección. Si la dirección cambia más tarde, la anterior lleva a la nueva.',
    company: 'Nombre de la empresa',
    companyHelp: 'Sus emisoras y usuarios le pertenecen. Puede llamarse como la emisora.',
    companyMissing: 'Escriba el nombre de la empresa.',
    later: 'Más tarde',
    save: 'Guardar y continuar',
    loadFailed: 'No se pudo cargar la emisora.',
    saveFailed: 'No se pudo guardar la emisora',
  },
};
