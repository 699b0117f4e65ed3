/** First bytes of a WAV file: of up to 4 GB, and of the two forms for larger ones. */
export const WAV_SIGNATURES = ['RIFF', 'RF64', 'BW64'] as const;
