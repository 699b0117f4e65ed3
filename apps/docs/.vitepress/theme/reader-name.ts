/** The file of Redoc below the site. Its name changes with the version, because browsers keep it for a year. */
export const READER = 'assets/redoc-2.5.4.js';
