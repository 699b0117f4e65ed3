/** Types of an upload. The part after the dash is its category. */
export const audioTypes = [
  'UPLOAD-Talk',
  'UPLOAD-Promo',
  'UPLOAD-Commercial',
  'UPLOAD-Music',
  'UPLOAD-Intro',
  'UPLOAD-Outro',
] as const;
